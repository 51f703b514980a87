import XCTest
@testable import Traces

final class RecordingTests: XCTestCase {
    private func assertError(_ text: String, _ message: String, line: UInt = #line) {
        XCTAssertThrowsError(try Recording(text, name: "a.jsonl"), line: line) { XCTAssertEqual("\($0)", message, line: line) }
    }

    private let good = #"{"event":"viewDidLoad()","id":"A#1","type":"A"}"#

    func test_brokenLines() {
        assertError("", "a.jsonl: no event in it")
        assertError("\(good)\n\nhello\n", "a.jsonl:3: no JSON object")
        assertError("\(good)\n[1]\n", #"a.jsonl:2: no object with "event", "type" and "id""#)
        assertError(#"{"event":"a"}"#, #"a.jsonl:1: no "type""#)
        assertError(#"{"event":1,"type":"","id":""}"#, #"a.jsonl:1: "event" is no text"#)
        assertError(#"{"event":null,"type":"","id":""}"#, #"a.jsonl:1: "event" is no text"#)
        assertError(good.dropLast().description, "a.jsonl:1: no JSON object")
        assertError(#"{"event":"LaunchProbe 1, iOS 18.4","type":"","id":""}"#, "a.jsonl: no event in it")
    }

    func test_filesThatAreNone() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
        XCTAssertThrowsError(try Recording(file: file.path)) { XCTAssertEqual("\($0)", "\(file.path): can't be read") }
        try Data([0xFF, 0xFE]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertThrowsError(try Recording(file: file.path)) { XCTAssertEqual("\($0)", "\(file.path): is no UTF-8 text") }
    }

    func test_linesAreCounted() throws {
        let recording = try Recording("\r\n\(good)\r\n\n\(good)", name: "a.jsonl")
        XCTAssertEqual(recording.events.map(\.line), [2, 4])
        XCTAssertEqual(recording.recorder, .understudy)
    }

    func test_whatEachRecorderKnows() {
        XCTAssertFalse(Recorder.probe.records("loadNib Main"))
        XCTAssertFalse(Recorder.probe.records("createApplication"))
        XCTAssertTrue(Recorder.probe.records("viewDidLoad()"))
        XCTAssertTrue(Recorder.probe.records("UIWindow.didBecomeKeyNotification"))
        XCTAssertTrue(Recorder.understudy.records("loadNib Main"))
        XCTAssertFalse(Recorder.understudy.records("layoutSubviews()"))
    }
}
