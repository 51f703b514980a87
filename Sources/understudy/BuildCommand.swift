import AppBuilder
import Foundation

/// `understudy build PATH`: leaves `DIR/Name.app`.
struct BuildCommand {
    private let path: String
    private let output: URL
    private let target: String?
    private let configuration: String?
    private let runsScripts: Bool

    init(_ words: [String]) throws {
        let arguments = try Arguments(words, options: ["-o", "--target", "--configuration"], flags: ["--run-scripts"])
        path = try arguments.single("PATH")
        output = URL(fileURLWithPath: arguments.values["-o"] ?? ".")
        target = arguments.values["--target"]
        configuration = arguments.values["--configuration"]
        runsScripts = arguments.flags.contains("--run-scripts")
    }

    func run() throws -> Int32 {
        let progress = TerminalProgress()
        defer { progress.done() }
        let request = BuildRequest(input: try BuildInput(path: path), target: target, configuration: configuration, runsScripts: runsScripts)
        let app = try AppBuilder(request: request, progress: progress).build()
        let product = output.appendingPathComponent(app.lastPathComponent)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: product)
        try FileManager.default.copyItem(at: app, to: product)
        progress.done()
        print(product.path)
        return 0
    }
}
