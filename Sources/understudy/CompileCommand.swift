import AppBuilder
import Foundation
import InterfaceBuilder

/// `understudy compile DOC… -o DIR`: storyboards to `.storyboardc`, xibs to `.nib`.
struct CompileCommand {
    private let documents: [String]
    private let output: URL
    private let module: String?

    init(_ words: [String]) throws {
        let arguments = try Arguments(words, options: ["-o", "--module"])
        guard !arguments.rest.isEmpty else { throw UsageError("expected DOC, a .storyboard or .xib") }
        guard let folder = arguments.values["-o"] else { throw UsageError("expected -o DIR") }
        if let other = arguments.rest.first(where: { !$0.hasSuffix(".storyboard") && !$0.hasSuffix(".xib") }) {
            throw UsageError("'\(other)' is neither a .storyboard nor a .xib")
        }
        documents = arguments.rest
        output = URL(fileURLWithPath: folder)
        module = arguments.values["--module"]
    }

    func run() throws -> Int32 {
        var status: Int32 = 0
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        for document in documents {
            guard FileManager.default.fileExists(atPath: document) else { throw BuildFailure("there is no '\(document)'") }
            let diagnostics = try DocumentCompiler().compile(
                file: URL(fileURLWithPath: document), into: output, options: CompileOptions(moduleName: module))
            for diagnostic in diagnostics {
                StandardError.write("\(diagnostic)")
                if diagnostic.severity == .error { status = 1 }
            }
        }
        return status
    }
}
