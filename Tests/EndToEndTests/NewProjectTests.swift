import XCTest

/// `understudy new` writes projects that build, launch and pass their tests.
final class NewProjectTests: XCTestCase {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-new-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return folder
    }

    private func assertRuns(_ style: String, _ order: [String], file: StaticString = #filePath, line: UInt = #line) throws {
        let folder = try folder()
        let made = try Understudy.run(["new", "Fresh_1", style], in: folder)
        XCTAssertEqual(made.status, 0, made.errors, file: file, line: line)
        let run = try HeadlessRun(folder.appendingPathComponent("Fresh_1").path, ["--until", "first-frame"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors, file: file, line: line)
        XCTAssertTrue(run.tree.contains("Hello") && run.tree.contains("Greet"), run.tree, file: file, line: line)
        run.assertOrder(order, file: file, line: line)
    }

    func test_storyboard() throws { try assertRuns("--storyboard", ["application(_:didFinishLaunchingWithOptions:)", "viewDidLoad"]) }
    func test_code() throws { try assertRuns("--code", ["application(_:didFinishLaunchingWithOptions:)", "viewDidLoad"]) }
    func test_scenes() throws { try assertRuns("--scenes", ["application(_:configurationForConnecting:options:)", "viewDidLoad"]) }

    func test_itsTestsPass() throws {
        let folder = try folder()
        _ = try Understudy.run(["new", "Fresh"], in: folder)
        let outcome = try Understudy.run(["test", folder.appendingPathComponent("Fresh").path])
        XCTAssertEqual(outcome.status, 0, outcome.errors)
    }

    func test_namesThatCanBeNone() throws {
        let folder = try folder()
        XCTAssertEqual(try Understudy.run(["new", "1st"], in: folder).status, 2)
        XCTAssertEqual(try Understudy.run(["new", "A B"], in: folder).status, 2)
        XCTAssertEqual(try Understudy.run(["new", "A", "--code", "--scenes"], in: folder).status, 2)
        XCTAssertEqual(try Understudy.run(["new", "A"], in: folder).status, 0)
        XCTAssertEqual(try Understudy.run(["new", "A"], in: folder).status, 1, "nothing is written over")
    }
}
