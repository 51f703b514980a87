import AppBuilder
import Foundation
import InterfaceBuilder

/// `understudy compile DOC… -o DIR`: storyboards to `.storyboardc`, xibs to `.nib`.
struct CompileCommand {
    private let documents: [String]
    private let output: URL
    private var options = CompileOptions()

    init(_ words: [String]) throws {
        let arguments = try Arguments(words, options: ["-o", "--module", "--minimum-deployment-target"], flags: ["--strict"])
        guard !arguments.rest.isEmpty else { throw UsageError("expected DOC, a .storyboard or .xib") }
        guard let folder = arguments.values["-o"] else { throw UsageError("expected -o DIR") }
        if let other = arguments.rest.first(where: { !$0.hasSuffix(".storyboard") && !$0.hasSuffix(".xib") }) {
            throw UsageError("'\(other)' is neither a .storyboard nor a .xib")
        }
        documents = arguments.rest
        output = URL(fileURLWithPath: folder)
        options.moduleName = arguments.values["--module"]
        options.strict = arguments.flags.contains("--strict")
        if let text = arguments.values["--minimum-deployment-target"] {
            guard let version = VersionNumber(text) else { throw UsageError("--minimum-deployment-target is a version such as 12.0; '\(text)' isn't") }
            options.deploymentTarget = version
        }
    }

    func run() throws -> Int32 {
        var status: Int32 = 0
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        if let missing = documents.first(where: { !FileManager.default.fileExists(atPath: $0) }) { throw BuildFailure("there is no '\(missing)'") }
        for result in DocumentCompiler().compile(files: documents.map { URL(fileURLWithPath: $0) }, into: output, options: options) {
            for diagnostic in try result.get() {
                StandardError.write("\(diagnostic)")
                if diagnostic.severity == .error { status = 1 }
            }
        }
        return status
    }
}
