import XCTest

/// The examples, built from their Xcode projects and run to the first frame.
final class ExampleTests: XCTestCase {
    func test_BirdWatching_reachesItsFirstFrame() throws {
        let run = try HeadlessRun(example("BirdWatching"), ["--until", "first-frame"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        for text in ["UINavigationController", "SightingsViewController", "Bird Sightings", "Winter Wren", "Bird"] {
            XCTAssertTrue(run.tree.contains(text), "no '\(text)' in:\n\(run.tree)")
        }
        run.assertOrder([
            "init(coder:)", "awakeFromNib()", "application(_:didFinishLaunchingWithOptions:)", "viewDidLoad() SightingsViewController",
            "viewWillAppear(_:) SightingsViewController",
        ])
    }

    func test_ByHand_reachesItsFirstFrame() throws {
        let run = try HeadlessRun(example("ByHand"), ["--until", "first-frame"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        for text in ["GreetingViewController", "By Hand", "Hello from code", "Tap me"] {
            XCTAssertTrue(run.tree.contains(text), "no '\(text)' in:\n\(run.tree)")
        }
        run.assertOrder(["application(_:didFinishLaunchingWithOptions:)", "viewWillAppear(_:)"])
    }

    func test_builtAppRunsFromAnyFolder() throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        let built = try Understudy.run(["build", example("ByHand"), "-o", output.path], in: URL(fileURLWithPath: "/"))
        XCTAssertEqual(built.status, 0, built.errors)
        let app = output.appendingPathComponent("ByHand.app").path
        XCTAssertEqual(built.output, app + "\n")
        let run = try HeadlessRun(app, ["--until", "first-frame"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        XCTAssertTrue(run.tree.contains("Hello from code"), run.tree)
    }
}
