import Foundation
import XCTest

/// The `understudy` that was built beside these tests.
struct Understudy {
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    /// `.build/debug` or wherever the test bundle lies.
    static let products: URL = {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" } ?? Bundle.main.bundleURL
        let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
        return folder.resolvingSymlinksInPath()
    }()

    static func run(_ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil) throws -> Outcome {
        let process = Process()
        process.executableURL = products.appendingPathComponent("understudy")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let files = ["out", "err"].map { scratch.appendingPathComponent($0) }
        for file in files { FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit(limit: 300)
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }
}

/// A headless run with its trace and tree.
struct HeadlessRun {
    let outcome: Understudy.Outcome
    let tree: String
    /// Names of the trace's events, in order, with the type of their object: `viewDidLoad SightingsViewController`.
    let events: [String]

    init(_ path: String, _ options: [String] = [], passed: [String] = [], environment: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let tree = folder.appendingPathComponent("tree"), trace = folder.appendingPathComponent("trace")
        outcome = try Understudy.run(
            ["run", path, "--headless", "--tree", tree.path, "--trace", trace.path] + options + (passed.isEmpty ? [] : ["--"] + passed),
            environment: environment)
        self.tree = (try? String(contentsOf: tree, encoding: .utf8)) ?? ""
        let lines = ((try? String(contentsOf: trace, encoding: .utf8)) ?? "").split(separator: "\n")
        events = try lines.map { line in
            let event = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
            return [event["event"], event["type"]].compactMap { $0 as? String }.filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    /// Fails unless each of `names` (beginnings of events) occurs after the one before it.
    func assertOrder(_ names: [String], file: StaticString = #filePath, line: UInt = #line) {
        var rest = events[...]
        for name in names {
            guard let index = rest.firstIndex(where: { $0.hasPrefix(name) }) else {
                return XCTFail("no '\(name)' after what precedes it in:\n\(events.joined(separator: "\n"))", file: file, line: line)
            }
            rest = rest[rest.index(after: index)...]
        }
    }
}

extension XCTestCase {
    var repository: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    func example(_ name: String) -> String { repository.appendingPathComponent("Examples/\(name)/\(name).xcodeproj").path }
}
