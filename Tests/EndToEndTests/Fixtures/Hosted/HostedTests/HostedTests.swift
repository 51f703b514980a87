import XCTest
@testable import Hosted

class HostedTests: XCTestCase {
    var controller: CounterViewController!

    override func setUpWithError() throws {
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
        controller = try XCTUnwrap(delegate.window?.rootViewController as? CounterViewController)
    }

    func testAppIsLaunchedAndShown() {
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        XCTAssertEqual(controller.appearances, 1)
        XCTAssertNotNil(controller.view.window)
    }

    func testBundles() throws {
        XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.Hosted")
        XCTAssertTrue(Bundle.main.bundlePath.hasSuffix("Hosted.app"), Bundle.main.bundlePath)
        XCTAssertEqual(Bundle(for: CounterViewController.self), .main)
        let file = try XCTUnwrap(Bundle(for: type(of: self)).url(forResource: "data", withExtension: "txt"))
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "sparrow\n")
    }

    func testSchemesWords() {
        XCTAssertEqual(UserDefaults.standard.string(forKey: "birds"), "many")
        XCTAssertEqual(ProcessInfo.processInfo.environment["HOSTED_COLOR"], "green")
        XCTAssertNil(ProcessInfo.processInfo.environment["HOSTED_OFF"])
    }

    func testAnimationEnds() {
        let ended = expectation(description: "ended")
        controller.fade { ended.fulfill() }
        wait(for: [ended], timeout: 60)
    }

    func testSwitchedOffByTheScheme() { XCTFail("the scheme skips this test") }

    func testExceptionEndsTheApp() {
        NSException(name: .internalInconsistencyException, reason: "no sparrows").raise()
    }

    func testGoesOnAfterwards() { XCTAssertEqual(controller.appearances, 1) }
}
