import Foundation
import XCTest
import XCTestGaps

/// Turns what XCTest tells into events.
final class TestObserver: XCTestObservation, @unchecked Sendable {
    private let events: TestEvents
    nonisolated(unsafe) private static var names: [ObjectIdentifier: String] = [:]

    init(_ events: TestEvents) { self.events = events }

    /// Tests are known by their identifiers, which a test case itself doesn't know.
    static func name(_ test: XCTestCase, _ id: String) { names[ObjectIdentifier(test)] = id }

    /// Where a test is declared: for failures of which nobody says where they happened, such as errors that it throws.
    nonisolated(unsafe) private static var places: [ObjectIdentifier: TestPlace] = [:]
    static func place(_ test: XCTestCase, _ place: TestPlace) { places[ObjectIdentifier(test)] = place }

    private func id(of test: XCTestCase) -> String { Self.names[ObjectIdentifier(test)] ?? test.name }

    func testBundleWillStart(_ testBundle: Bundle) {}
    func testBundleDidFinish(_ testBundle: Bundle) {}
    func testSuiteWillStart(_ testSuite: XCTestSuite) {}
    func testSuiteDidFinish(_ testSuite: XCTestSuite) {}

    func testCaseWillStart(_ testCase: XCTestCase) { events.emit(.init(event: "start", test: id(of: testCase))) }

    /// Where a test doesn't go on after a failure, the process ends with it: Swift has no way out of a running function.
    func testCase(_ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int) {
        let isKnown = filePath.map { $0.hasPrefix("/") } ?? false
        events.emit(.init(
            event: "failure", test: id(of: testCase), message: description, file: isKnown ? filePath : Self.places[ObjectIdentifier(testCase)]?.file,
            line: isKnown ? lineNumber : Self.places[ObjectIdentifier(testCase)]?.line))
        guard !testCase._continuesAfterFailure else { return }
        events.emit(.init(event: "end", test: id(of: testCase), status: "failed", seconds: seconds(of: testCase)))
        fflush(nil)
        exit(0)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let run = testCase.testRun
        let status = run?.hasBeenSkipped == true ? "skipped" : run?.hasSucceeded == true ? "passed" : "failed"
        events.emit(.init(event: "end", test: id(of: testCase), status: status, seconds: seconds(of: testCase)))
    }

    private func seconds(of test: XCTestCase) -> Double {
        guard let start = test.testRun?.startDate else { return 0 }
        return (test.testRun?.stopDate ?? Date()).timeIntervalSince(start)
    }
}
