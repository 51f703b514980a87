import XCTest
@testable import Tested

private struct Trouble: Error {}

/// One test for each way in which a test may end.
class OutcomeTests: XCTestCase {
    func testPasses() { XCTAssertEqual(Tested.twice(21), 42) }

    func testFails() {
        XCTAssertEqual(Tested.twice(1), 3)
    }

    func testSkips() throws { throw XCTSkip("not today") }

    func testThrows() throws { throw Trouble() }

    func testCrashes() {
        let birds: [String] = []
        print(birds[0])
    }

    func testStopsAtItsFirstFailure() {
        continueAfterFailure = false
        XCTFail("first")
        XCTFail("second")
    }

    func testZRunsAfterTheCrash() {}

    func helper() {}
    private func testIsPrivate() { XCTFail("private methods are no tests") }
    func testTakes(_ argument: Int) { XCTFail("a method with arguments is no test") }
}
