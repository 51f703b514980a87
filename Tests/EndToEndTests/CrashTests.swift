import Foundation
import XCTest

/// The reports of apps that crash.
final class CrashTests: XCTestCase {
    private static let delegate = """
        import Foundation
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                Thread.detachNewThread { waitForever() }
                Thread.sleep(forTimeInterval: 0.1)
                fallOver(CommandLine.arguments.last ?? "")
                return true
            }
        }

        func waitForever() { DispatchSemaphore(value: 0).wait() }

        @inline(never) func fallOver(_ how: String) {
            switch how {
            case "exception": NSException(name: .rangeException, reason: "no such bird").raise()
            case "trap": print([1, 2][CommandLine.arguments.count + 5])
            case "signal": UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1
            default: break
            }
        }
        """

    func test_whatAReportSays() throws {
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": Self.delegate])
        let cases = [
            ("exception", "uncaught exception NSRangeException: no such bird", /Exception +NSRangeException/),
            ("trap", "Fatal error: Index out of range", /Signal +signal 4/),
            ("signal", "signal 11", /Signal +signal 11/),
        ]
        for (how, reason, pattern) in cases {
            let run = try app.run(passed: [how])
            XCTAssertEqual(run.outcome.status, 1, how)
            let errors = run.outcome.errors
            XCTAssertTrue(errors.contains("Probe crashed: ") && errors.contains(reason), errors)
            XCTAssertTrue(errors.contains("fallOver(_:)"), errors)
            let path = try XCTUnwrap(errors.split(separator: "\n").first { $0.hasPrefix("note: crash report: ") }?.dropFirst("note: crash report: ".count), errors)
            let report = try String(contentsOfFile: String(path), encoding: .utf8)
            XCTAssertTrue(report.contains(reason) && report.contains(pattern), report)
            // Where the app stood, what it was, what it did.
            for part in ["createDelegate", "application(_:didFinishLaunchingWithOptions:)", "iOS 18.4", "a tap on its icon", "fallOver(_:)", "AppDelegate.swift:"] {
                XCTAssertTrue(report.contains(part), "\(how): no \(part) in\n\(report)")
            }
            // With the names of what of Understudy and Foundation led here; and other threads are in it.
            for part in ["UIApplicationMain(_:_:_:_:) + ", "RunLoop.run(mode:before:)", "\nThread 1"] {
                XCTAssertTrue(report.contains(part), "\(how): no \(part) in\n\(report)")
            }
        }
    }

    /// A shell's job in the background, a debugger: it holds what the app held.
    func test_whatAnAppLeavesRunningIsNotWaitedFor() throws {
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": """
            import Foundation
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    system("(sleep 15; touch '\\(CommandLine.arguments[1])') &")
                    return true
                }
            }
            """])
        let mark = app.folder.appendingPathComponent("over").path, answer = app.folder.appendingPathComponent("answer").path
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "\"$0\" run \"$1\" --headless --until first-frame -- \"$2\"; echo $? > \"$3\"; test -e \"$2\" && echo late >> \"$3\"", Understudy.products.appendingPathComponent("understudy").path, app.folder.path, mark, answer]
        shell.environment = ProcessInfo.processInfo.environment.merging(app.environment) { _, new in new }
        try shell.run()
        // Foundation waits for all that holds its socket.
        shell.waitUntilExit(limit: 300)
        XCTAssertEqual(try String(contentsOfFile: answer, encoding: .utf8), "0\n")
    }

    func test_whatEndsWellLeavesNoReport() throws {
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": Self.delegate])
        let run = try app.run(passed: ["well"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        XCTAssertFalse(run.outcome.errors.contains("crash"), run.outcome.errors)
    }
}
