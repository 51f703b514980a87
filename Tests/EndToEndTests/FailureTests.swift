import XCTest

/// How builds and runs fail: exit code, and where the message points.
final class FailureTests: XCTestCase {
    private func viewController(_ body: String) -> String {
        "import UIKit\n\nclass ViewController: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        \(body)\n    }\n}\n"
    }

    private func app(_ body: String) throws -> TemporaryApp {
        try TemporaryApp(self, files: ["AppDelegate.swift": TemporaryApp.delegate, "ViewController.swift": viewController(body)])
    }

    func test_compileErrorNamesTheUsersLine() throws {
        let app = try app("let number: Int = \"text\"")
        let outcome = try app.run().outcome
        XCTAssertEqual(outcome.status, 1)
        let place = "\(app.path("ViewController.swift")):6:27: error: cannot convert value of type 'String' to specified type 'Int'"
        XCTAssertTrue(outcome.errors.contains(place), outcome.errors)
        XCTAssertTrue(outcome.errors.contains("error: Probe doesn't compile"), outcome.errors)
    }

    func test_assertionNamesTheUsersLine() throws {
        let app = try app("preconditionFailure(\"no birds\")")
        let outcome = try app.run().outcome
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.errors.contains("ViewController.swift:6: Fatal error: no birds"), outcome.errors)
        XCTAssertTrue(outcome.errors.contains("error: the app ended by signal"), outcome.errors)
    }

    func test_appsExitStatus() throws {
        let outcome = try app("exit(3)").run().outcome
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.errors.hasSuffix("error: the app exited with status 3\n"), outcome.errors)
    }

    func test_hangingAppIsStopped() throws {
        let app = try app("while true {}")
        let outcome = try HeadlessRun(
            app.folder.path, ["--until", "first-frame"], environment: app.environment.merging(["UNDERSTUDY_WALL_LIMIT": "2"]) { $1 }).outcome
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(
            outcome.errors.contains("error: the app didn't come to an end within 2 seconds of wall-clock time; it was stopped\n"), outcome.errors)
    }

    func test_A13_twoEntryPoints() throws {
        let app = try app("")
        try app.write("print(\"main\")\n", to: "main.swift")
        let outcome = try app.run().outcome
        XCTAssertEqual(outcome.status, 1)
        XCTAssertEqual(outcome.errors, """
            error: 'Probe' has 2 entry points: \(app.path("AppDelegate.swift")):3 (@main), \(app.path("main.swift")):1 (main.swift)
              hint: an app begins in one place

            """)
    }

    /// A black screen is explained, with the line of the app that it comes from.
    func test_blackScreenNamesTheLine() throws {
        let delegate = TemporaryApp.delegate.replacingOccurrences(of: "window = UIWindow", with: "let window: UIWindow? = UIWindow")
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": delegate, "ViewController.swift": viewController("")])
        let outcome = try app.run().outcome
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        XCTAssertTrue(outcome.errors.contains(
            "\nNothing is to be seen on the screen. The window UIWindow, made at AppDelegate.swift:8, is gone: nothing holds it. "
                + "Assign it to the window property of the app's delegate, AppDelegate, which stays (F14).\n"), outcome.errors)
    }

    func test_A1_A9_A15_theLaunchRunsInsideTheRunLoopAndNeverReturns() throws {
        let main = """
            import UIKit
            print(CommandLine.argc, CommandLine.arguments[0].hasSuffix("/Probe"), RunLoop.main.currentMode == nil)
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
            print("returned")

            """
        let app = try TemporaryApp(self, files: [
            "main.swift": main, "AppDelegate.swift": TemporaryApp.delegate.replacingOccurrences(of: "@main\n", with: ""),
            "ViewController.swift": viewController("print(RunLoop.main.currentMode == .default)"),
        ])
        let outcome = try app.run().outcome
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        XCTAssertTrue(outcome.output.hasSuffix("1 true true\ntrue\n"), outcome.output)
    }

    /// As on iOS, an app has a home of its own.
    func test_appWritesIntoItsContainer() throws {
        let app = try app("print(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].path, NSHomeDirectory())")
        let outcome = try app.run().outcome
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        let home = app.environment["XDG_DATA_HOME"]! + "/understudy/containers/package.Probe"
        XCTAssertTrue(outcome.output.contains("\(home)/Documents \(home)\n"), outcome.output)
    }
}
