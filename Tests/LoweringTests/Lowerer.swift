import Foundation
import XCTest

/// Runs `understudy-lower`. The test bundle can't link it: the package's generated runner wouldn't find SwiftSyntax.
struct Lowerer {
    struct Result {
        let status: Int32
        let output: String
        let diagnostics: String
    }

    /// Lowers `files` (name → text) as one module. Paths in what comes back start with `/app`.
    static func lower(_ files: [(name: String, text: String)], arguments: [String] = ["--module", "App"]) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lowering-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files { try file.text.write(to: folder.appendingPathComponent(file.name), atomically: true, encoding: .utf8) }
        let result = try run(arguments + files.map { folder.appendingPathComponent($0.name).path })
        func shown(_ text: String) -> String { text.replacingOccurrences(of: folder.path, with: "/app") }
        return Result(status: result.status, output: shown(result.output), diagnostics: shown(result.diagnostics))
    }

    static func run(_ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = products.appendingPathComponent("understudy-lower")
        process.arguments = arguments
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("lowering-\(UUID().uuidString).txt")
        FileManager.default.createFile(atPath: errors.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: errors) }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: text, as: UTF8.self), diagnostics: try String(contentsOf: errors, encoding: .utf8))
    }

    /// `.build/debug` or wherever the test bundle lies.
    private static let products: URL = {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" } ?? Bundle.main.bundleURL
        return (bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle).resolvingSymlinksInPath()
    }()
}
