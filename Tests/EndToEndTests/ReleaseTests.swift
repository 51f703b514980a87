import XCTest

/// `--configuration Release` links UIKit, Foundation and the app into one executable.
final class ReleaseTests: XCTestCase {
    func test_aReleaseBuildLinksAndShowsItsFirstFrame() throws {
        let cache = try TestRun.scratch(self).path
        let run = try HeadlessRun(example("ByHand"), ["--configuration", "Release", "--until", "first-frame"], environment: ["XDG_CACHE_HOME": cache])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        run.assertOrder(["application(_:didFinishLaunchingWithOptions:)", "firstFrame"])
    }
}
