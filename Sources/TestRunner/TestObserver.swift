import Foundation
import XCTest
import XCTestGaps

/// Turns what XCTest tells into events.
final class TestObserver: XCTestObservation, @unchecked Sendable {
    private let events: TestEvents
    /// The test that runs has failed otherwise than it was expected to.
    private var hasFailed = false
    nonisolated(unsafe) private static var names: [ObjectIdentifier: String] = [:]
    nonisolated(unsafe) private static weak var current: TestObserver?

    init(_ events: TestEvents) {
        self.events = events
        Self.current = self
    }

    /// Tests are known by their identifiers, which a test case itself doesn't know.
    static func name(_ test: XCTestCase, _ id: String) { names[ObjectIdentifier(test)] = id }

    /// Where a test is declared: for failures of which nobody says where they happened, such as errors that it throws.
    nonisolated(unsafe) private static var places: [ObjectIdentifier: TestPlace] = [:]
    static func place(_ test: XCTestCase, _ place: TestPlace) { places[ObjectIdentifier(test)] = place }

    /// Before the test ends as skipped, why; XCTest itself tells nobody.
    static func skips(_ test: XCTestCase, _ reason: String) {
        current?.events.emit(.init(event: "skip", test: current?.id(of: test), message: reason))
    }

    private func id(of test: XCTestCase) -> String { Self.names[ObjectIdentifier(test)] ?? test.name }

    func testBundleWillStart(_ testBundle: Bundle) {}
    func testBundleDidFinish(_ testBundle: Bundle) {}
    func testSuiteWillStart(_ testSuite: XCTestSuite) { events.emit(.init(event: "suite", test: testSuite.name)) }
    func testSuiteDidFinish(_ testSuite: XCTestSuite) { events.emit(.init(event: "suite-end", test: testSuite.name)) }

    func testCaseWillStart(_ testCase: XCTestCase) {
        XCTestCase._current = testCase
        hasFailed = false
        events.emit(.init(event: "start", test: id(of: testCase)))
    }

    /// Where a test doesn't go on after a failure, the process ends with it: Swift has no way out of a running function.
    func testCase(_ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int) {
        let declared = Self.places[ObjectIdentifier(testCase)], known = filePath.flatMap { declared?.full($0) ?? ($0.hasPrefix("/") ? $0 : nil) }
        let file = known ?? declared?.file, line = known != nil ? lineNumber : declared?.line
        if _ExpectedFailures.shared.take(description, file: file, line: line ?? 0) { return }
        fail(testCase, description, file, line)
        guard !testCase._continuesAfterFailure else { return }
        events.emit(.init(event: "end", test: id(of: testCase), status: "failed", seconds: seconds(of: testCase)))
        events.emit(.init(event: "suite-end"))
        fflush(nil)
        exit(0)
    }

    private func fail(_ test: XCTestCase, _ message: String, _ file: String?, _ line: Int?) {
        hasFailed = true
        events.emit(.init(event: "failure", test: id(of: test), message: message, file: file, line: line))
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let place = Self.places[ObjectIdentifier(testCase)]
        for complaint in _ExpectedFailures.shared.endAll() { fail(testCase, complaint, place?.file, place?.line) }
        let status = hasFailed ? "failed" : testCase.testRun?.hasBeenSkipped == true ? "skipped" : "passed"
        XCTestCase._current = nil
        events.emit(.init(event: "end", test: id(of: testCase), status: status, seconds: seconds(of: testCase)))
    }

    private func seconds(of test: XCTestCase) -> Double {
        guard let start = test.testRun?.startDate else { return 0 }
        return (test.testRun?.stopDate ?? Date()).timeIntervalSince(start)
    }
}
