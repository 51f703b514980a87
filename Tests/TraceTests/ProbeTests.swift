import Foundation
import XCTest
@testable import LaunchProbe
@testable import Traces

/// What of the probe is no UIKit, and its type check with the few declarations of Apple's that it uses.
final class ProbeTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    @MainActor func test_whatItWritesIsATrace() async throws {
        let path = LaunchProbe.newFile(in: folder.path)
        XCTAssertEqual(URL(fileURLWithPath: path).lastPathComponent, "LaunchProbe-1.jsonl")
        XCTAssertTrue(LaunchProbe.open(path))
        XCTAssertEqual(URL(fileURLWithPath: LaunchProbe.newFile(in: folder.path)).lastPathComponent, "LaunchProbe-2.jsonl")
        LaunchProbe.write("LaunchProbe \(LaunchProbe.version), iOS 18.4", state: "not running")
        LaunchProbe.write("viewDidLoad()", type: "Home", id: "Home#1", state: "inactive", rule: "D4")
        let recording = try Recording(file: path)
        XCTAssertEqual(recording.recorder, .probe)
        XCTAssertEqual(recording.events, [RecordedEvent(line: 2, event: "viewDidLoad()", type: "Home", id: "Home#1", state: "inactive", rule: "D4")])
        let keys = try JSONSerialization.jsonObject(with: Data(String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")[1].utf8)) as? [String: Any]
        XCTAssertEqual(keys?.keys.sorted(), ["event", "id", "n", "rule", "state", "t", "type"])
        XCTAssertFalse(LaunchProbe.open(folder.path + "/no/such/place"))
    }

    @MainActor func test_aCallOfSuperIsTheSameCallback() async {
        var calls = LaunchProbe.Calls()
        XCTAssertTrue(calls.enter(1, "viewDidLoad"))
        XCTAssertFalse(calls.enter(1, "viewDidLoad"))
        XCTAssertTrue(calls.enter(2, "viewDidLoad"))
        XCTAssertTrue(calls.enter(1, "viewWillAppear:"))
        for _ in 0..<4 { calls.leave() }
        XCTAssertTrue(calls.enter(1, "viewDidLoad"))
    }

    /// A name that only one of the two knows would be a difference in every comparison.
    @MainActor func test_itsNamesAreThoseThatUnderstudyTraces() async throws {
        let events = LaunchProbe.callbacks.map(\.event) + LaunchProbe.notifications.map(\.event)
        XCTAssertEqual(Set(events).count, events.count)
        XCTAssertEqual(Set(LaunchProbe.callbacks.map(\.selector)).count, LaunchProbe.callbacks.count)
        for event in events { XCTAssertTrue(Recorder.probe.records(event), event) }
        let sources = try XCTUnwrap(FileManager.default.enumerator(at: root.appendingPathComponent("Sources/UIKit"), includingPropertiesForKeys: nil))
        let text = try sources.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" && !$0.path.contains("/Generated/") }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        for event in events { XCTAssertEqual(text.contains("\"\(event)\""), !Recorder.onlyProbe.contains(event), event) }
        // And the other way round: callbacks and notifications that UIKit traces by a literal.
        let traced = text.matches(of: /Trace\.emit\("([^"\\]+)"/).map { String($0.1) }.filter { !Recorder.isStep($0) }
        XCTAssertGreaterThan(traced.count, 20)
        XCTAssertEqual(Set(traced).subtracting(events), [], "a callback that UIKit traces now: it belongs in LaunchProbe.callbacks too")
    }

    /// What goes through registers as words: an object, number or Boolean each, four at most.
    @MainActor func test_selectorsAreOfFourArgumentsAtMost() async {
        for callback in LaunchProbe.callbacks {
            let count = callback.selector.filter { $0 == ":" }.count
            XCTAssertLessThanOrEqual(count, 4, callback.selector)
            XCTAssertLessThanOrEqual(callback.object, count, callback.selector)
        }
    }

    func test_itPassesTheTypeCheckerOfEveryMode() throws {
        for module in ["MachO", "ObjectiveC", "UIKit"] {
            let source = Fixture.root.appendingPathComponent("Apple/\(module).swift").path
            XCTAssertEqual(try swiftc(["-emit-module", "-parse-as-library", "-module-name", module, "-emit-module-path", "\(folder.path)/\(module).swiftmodule", source]), "")
        }
        let probe = root.appendingPathComponent("Probe/LaunchProbe.swift").path
        for mode in [["-swift-version", "5"], ["-swift-version", "6"], ["-swift-version", "6", "-default-isolation", "MainActor"]] {
            XCTAssertEqual(try swiftc(["-typecheck", "-parse-as-library", "-warnings-as-errors", "-I", folder.path] + mode + [probe]), "", "\(mode)")
        }
    }

    private func swiftc(_ arguments: [String]) throws -> String {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 ? text : "exit status \(process.terminationStatus): \(text)"
    }
}
