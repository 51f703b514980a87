import Foundation
import XCTest

/// The life of an app as the device leads it: what the watchdog allows, what runs in the background, what a suspended app hears on its return.
final class LifeTests: XCTestCase {
    /// Does what its arguments say, and writes down what it hears.
    private static let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private var told = ""
            private var ticks = 0
            private var task = UIBackgroundTaskIdentifier.invalid

            static func seconds(_ name: String) -> Double? {
                let arguments = CommandLine.arguments
                return arguments.firstIndex(of: name).flatMap { Double(arguments[$0 + 1]) }
            }
            private func has(_ name: String) -> Bool { CommandLine.arguments.contains(name) }

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = ViewController()
                window?.makeKeyAndVisible()
                if let seconds = Self.seconds("launch") { Thread.sleep(forTimeInterval: seconds) }
                hang(at: "launch")
                if has("tick") { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.ticks += 1 } }
                if has("queue") { DispatchQueue.global().asyncAfter(deadline: .now() + 20) { DispatchQueue.main.async { self.say("queue") } } }
                return true
            }

            /// In a way that the argument after `hang` names, where the one before it says so.
            private func hang(at phase: String) {
                let arguments = CommandLine.arguments
                guard let index = arguments.firstIndex(of: "hang"), arguments[index + 1] == phase else { return }
                switch arguments[index + 2] {
                case "spin": while true {}
                case "semaphore": DispatchSemaphore(value: 0).wait()
                case "group":
                    let group = DispatchGroup()
                    group.enter()
                    group.wait()
                case "lock":
                    let lock = NSLock()
                    lock.lock()
                    lock.lock()
                case "condition":
                    let condition = NSCondition()
                    condition.lock()
                    condition.wait()
                case "queue":
                    let done = DispatchSemaphore(value: 0)
                    DispatchQueue.global().async { DispatchQueue.main.sync {}; done.signal() }
                    done.wait()
                case "sleep": sleep(1_000)
                default: fatalError(arguments[index + 2])
                }
            }

            func say(_ text: String) {
                told += (told.isEmpty ? "" : ", ") + text
                (window?.rootViewController as? ViewController)?.label.text = told
            }

            func applicationDidEnterBackground(_ application: UIApplication) {
                say("background \\(application.backgroundTimeRemaining <= 30)")
                hang(at: "background")
                if let seconds = Self.seconds("background") { Thread.sleep(forTimeInterval: seconds) }
                if has("task") {
                    task = application.beginBackgroundTask(withName: "upload") {
                        self.say("expired after \\(self.ticks)")
                        if !self.has("late") { application.endBackgroundTask(self.task) }
                    }
                }
                if let seconds = Self.seconds("short") {
                    let task = application.beginBackgroundTask()
                    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
                        self.say("done")
                        application.endBackgroundTask(task)
                    }
                }
                if has("expiring") {
                    ProcessInfo.processInfo.performExpiringActivity(withReason: "sync") { expired in
                        if expired { DispatchQueue.main.async { self.say("activity expired") } } else { Thread.sleep(forTimeInterval: 100) }
                    }
                }
            }
            func applicationWillEnterForeground(_ application: UIApplication) { say("foreground after \\(ticks)") }
            func applicationWillTerminate(_ application: UIApplication) {
                hang(at: "end")
                if let seconds = Self.seconds("end") { Thread.sleep(forTimeInterval: seconds) }
            }
            func applicationDidReceiveMemoryWarning(_ application: UIApplication) { say("memory") }
            func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
                say("fetch")
                if let seconds = Self.seconds("fetch") { DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.say("fetched"); completionHandler(.newData) } }
            }
        }

        class ViewController: UIViewController {
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                super.traitCollectionDidChange(previousTraitCollection)
                guard UIApplication.shared.applicationState == .background, previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle else { return }
                (UIApplication.shared.delegate as? AppDelegate)?.say(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")
            }
        }
        """

    private static let info = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>org.example.Life</string>
        <key>CFBundleExecutable</key><string>Probe</string>
        <key>UIBackgroundModes</key><array><string>fetch</string></array>
        </dict></plist>
        """

    private func makeApp() throws -> TemporaryApp { try TemporaryApp(self, files: ["AppDelegate.swift": Self.delegate, "Info.plist": Self.info]) }

    private func told(_ run: HeadlessRun) -> String {
        let line = run.tree.split(separator: "\n").first { $0.contains("UILabel") }.map(String.init) ?? run.outcome.errors
        return line.split(separator: "\"").dropFirst().first.map(String.init) ?? line
    }

    private func script(_ app: TemporaryApp, _ lines: String...) throws -> [String] {
        try app.write(lines.joined(separator: "\n"), to: "some.script")
        return ["--script", app.path("some.script")]
    }

    // MARK: The watchdog

    private func assertEnded(_ run: HeadlessRun, _ what: String, _ seconds: String, line: UInt = #line) {
        XCTAssertEqual(run.outcome.status, 1, line: line)
        XCTAssertTrue(run.outcome.errors.contains("\(what) watchdog transgression: application<org.example.Life>:"), run.outcome.errors, line: line)
        XCTAssertTrue(run.outcome.errors.contains("exhausted real (wall clock) time allowance of \(seconds) seconds"), run.outcome.errors, line: line)
        XCTAssertTrue(run.outcome.errors.contains("error: the app was ended by the watchdog, code 0x8badf00d"), run.outcome.errors, line: line)
    }

    func test_C36_C37_launchesOfMoreThanTwentySecondsEnd() throws {
        let app = try makeApp()
        assertEnded(try app.run(passed: ["launch", "25"]), "scene-create", "20.00")
        XCTAssertEqual(try app.run(passed: ["launch", "10"]).outcome.status, 0)
        assertEnded(try app.run(["--watchdog", "3"], passed: ["launch", "4"]), "scene-create", "3.00")
        XCTAssertEqual(try app.run(["--watchdog", "off", "--until", "first-frame"], passed: ["launch", "25"]).outcome.status, 0)
    }

    func test_C16_C38_theWayToTheBackgroundAndTheEndHaveFiveSeconds() throws {
        let app = try makeApp()
        assertEnded(try app.run(try script(app, "home"), passed: ["background", "6"]), "scene-update", "5.00")
        XCTAssertEqual(try app.run(try script(app, "home", "activate"), passed: ["background", "4"]).outcome.status, 0)
        assertEnded(try app.run(try script(app, "terminate"), passed: ["end", "6"]), "process-exit", "5.00")
        XCTAssertEqual(try app.run(try script(app, "terminate"), passed: ["end", "4"]).outcome.status, 0)
    }

    /// Whatever the main thread does instead.
    func test_C36_launchesThatNeverEnd() throws {
        let app = try makeApp()
        app.environment["SWIFT_BACKTRACE"] = "enable=no"
        for way in ["spin", "semaphore", "group", "lock", "condition", "queue", "sleep"] {
            let run = try app.run(["--watchdog", "1", "--until", "idle"], passed: ["hang", "launch", way])
            assertEnded(run, "scene-create", "1.00")
        }
    }

    func test_C16_C38_transitionsThatNeverEnd() throws {
        let app = try makeApp()
        app.environment["SWIFT_BACKTRACE"] = "enable=no"
        for way in ["spin", "semaphore"] {
            assertEnded(try app.run(try script(app, "home") + ["--watchdog", "9,1,1"], passed: ["hang", "background", way]), "scene-update", "1.00")
            assertEnded(try app.run(try script(app, "terminate") + ["--watchdog", "9,1,1"], passed: ["hang", "end", way]), "process-exit", "1.00")
        }
    }

    func test_watchdogThatMakesNoSense() throws {
        let outcome = try Understudy.run(["run", example("BirdWatching"), "--watchdog", "soon"])
        XCTAssertNotEqual(outcome.status, 0)
        XCTAssertTrue(outcome.errors.contains("--watchdog is off, or the seconds that the app has to launch"), outcome.errors)
    }

    // MARK: The background

    func test_C39_C40_backgroundTasksHaveThirtySeconds() throws {
        let app = try makeApp()
        let expired = told(try app.run(try script(app, "home", "wait 100", "activate"), passed: ["task", "tick"]))
        XCTAssertTrue(expired.hasPrefix("background true, dark, light, expired after "), expired)
        let ticks = expired.split(separator: ",").compactMap { Int($0.split(separator: " ").last ?? "") }
        XCTAssertTrue(ticks.count == 2 && (28...34).contains(ticks[0]) && ticks[1] - ticks[0] <= 2, expired)
        let late = try app.run(try script(app, "home", "wait 100"), passed: ["task", "late"])
        XCTAssertEqual(late.outcome.status, 1)
        XCTAssertTrue(late.outcome.errors.contains("0x8badf00d, the background task 'upload' didn't end within 30 seconds"), late.outcome.errors)
        let short = told(try app.run(try script(app, "home", "wait 10", "activate"), passed: ["short", "7", "tick"]))
        XCTAssertTrue(short.hasPrefix("background true, dark, light, done, foreground after "), short)
        let activity = told(try app.run(try script(app, "home", "wait 60", "activate"), passed: ["expiring"]))
        XCTAssertTrue(activity.contains("activity expired"), activity)
    }

    func test_C1_B19_aSuspendedAppRunsNothingAndHearsOfAllOnItsReturn() throws {
        let app = try makeApp()
        let run = try app.run(try script(app, "home", "wait 60", "battery 50", "memory-warning", "appearance dark", "appearance light", "appearance dark", "wait 600", "activate", "wait 2"), passed: ["tick", "queue"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        let text = told(run)
        XCTAssertTrue(text.hasPrefix("background true, dark, light, memory, dark, "), text)
        let ticks = text.split(separator: ",").compactMap { $0.contains("foreground after") ? Int($0.split(separator: " ").last ?? "") : nil }
        XCTAssertTrue(ticks.count == 1 && ticks[0] <= 6, text)
        XCTAssertTrue(text.contains(", queue"), text)
    }

    func test_C25_aFetchHasThirtySeconds() throws {
        let app = try makeApp()
        let quick = told(try app.run(try script(app, "home", "wait 100", "fetch", "wait 100", "activate"), passed: ["fetch", "10", "tick"]))
        XCTAssertTrue(quick.hasPrefix("background true, dark, light, fetch, fetched, foreground after "), quick)
        let ticks = quick.split(separator: ",").compactMap { $0.contains("foreground after") ? Int($0.split(separator: " ").last ?? "") : nil }
        XCTAssertTrue(ticks.count == 1 && (10...20).contains(ticks[0]), quick)
        let never = try app.run(try script(app, "home", "fetch", "wait 100", "activate"), passed: ["tick"])
        XCTAssertTrue(never.outcome.errors.contains("application(_:performFetchWithCompletionHandler:) has not called its completion handler within 30 seconds."), never.outcome.errors)
        XCTAssertEqual(never.outcome.status, 0)
    }

    /// One command to an app that runs as its user has it: what it writes is kept.
    private func operate(_ app: TemporaryApp, _ command: String) throws {
        let environment = app.environment.merging(["XDG_RUNTIME_DIR": app.folder.path]) { $1 }
        let run = Process()
        run.executableURL = Understudy.products.appendingPathComponent("understudy")
        run.arguments = ["run", app.folder.path, "--headless", "--until", "never"]
        run.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        run.standardError = FileHandle.nullDevice
        try run.run()
        var outcome = try Understudy.run(["device", command], environment: environment)
        while run.isRunning, outcome.errors.contains("no app is running") {
            usleep(50_000)
            outcome = try Understudy.run(["device", command], environment: environment)
        }
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        run.waitUntilExit(limit: 300)
    }

    /// As long as nobody opens it.
    func test_C17_C25_anAppThatItsUserHasQuitIsStartedByNobodyElse() throws {
        let app = try makeApp()
        let fetch = ["--launch", "fetch", "--until", "idle"]
        XCTAssertEqual(try app.run(fetch, passed: ["fetch", "1"]).outcome.status, 0)
        try operate(app, "quit")
        let refused = try app.run(fetch, passed: ["fetch", "1"]).outcome
        XCTAssertEqual(refused.status, 1)
        XCTAssertTrue(refused.errors.contains("the app's user has quit it in the app switcher"), refused.errors)
        XCTAssertEqual(try app.run().outcome.status, 0)
        XCTAssertEqual(try app.run(fetch, passed: ["fetch", "1"]).outcome.status, 0)
    }
}
