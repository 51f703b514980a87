import Foundation
import XCTest

/// `understudy run --script` and `understudy device`.
final class DeviceScriptTests: XCTestCase {
    private var birds: String { example("BirdWatching") }

    private func script(_ text: String) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString).script")
        try Data(text.utf8).write(to: file)
        addTeardownBlock { try? FileManager.default.removeItem(at: file) }
        return file
    }

    private func run(_ text: String, _ options: [String] = []) throws -> (run: HeadlessRun, script: String) {
        let file = try script(text)
        return (try HeadlessRun(birds, ["--script", file.path] + options), file.path)
    }

    /// What is said of the script; steps of the build and the app's log stand before it.
    private func complaint(_ run: HeadlessRun, of script: String) -> String? {
        run.outcome.errors.split(separator: "\n").map(String.init).first { $0.hasPrefix(script) }
    }

    // MARK: Scripts

    func test_theExamplesScriptDrivesItThroughAllItIsFor() throws {
        let run = try HeadlessRun(birds, ["--script", repository.appendingPathComponent("Examples/BirdWatching/BirdWatching.script").path])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        run.assertOrder([
            "firstFrame", "viewDidLoad() SightingDetailViewController", "viewDidLoad() AddSightingViewController", "UIApplication.willResignActiveNotification",
            "UIApplication.didEnterBackgroundNotification", "UIApplication.willEnterForegroundNotification", "UIApplication.didBecomeActiveNotification",
            "UIApplication.didReceiveMemoryWarningNotification", "UIApplication.willTerminateNotification",
        ])
        XCTAssertTrue(run.tree.contains("text=\"House Sparrow\""), run.tree)
    }

    func test_theSameScriptLeavesTheSame() throws {
        let file = repository.appendingPathComponent("Examples/BirdWatching/BirdWatching.script").path
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let runs = try (0..<2).map { number -> [Data] in
            let paths = ["trace", "tree", "png"].map { folder.appendingPathComponent("\(number).\($0)") }
            let outcome = try Understudy.run(["run", birds, "--headless", "--script", file, "--trace", paths[0].path, "--tree", paths[1].path, "--screenshot", paths[2].path])
            XCTAssertEqual(outcome.status, 0, outcome.errors)
            return try paths.map { try Data(contentsOf: $0) }
        }
        XCTAssertEqual(runs[0][0], runs[1][0], "traces differ")
        XCTAssertEqual(runs[0][1], runs[1][1], "trees differ")
        XCTAssertEqual(runs[0][2], runs[1][2], "pictures differ")
    }

    /// A push is half way: both screens are there, each moved by its part.
    func test_whatGoesOnCanBeLookedAt() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let names = ["before", "early", "late", "end"].map { folder.appendingPathComponent("\($0).png").path }
        let (run, _) = try run("""
            screenshot \(names[0])
            after 0.2 screenshot \(names[1])
            after 0.2 expect "Winter Wren"
            after 0.35 screenshot \(names[2])
            tap "Winter Wren"
            screenshot \(names[3])
            """)
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        XCTAssertEqual(Set(try names.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }).count, 4, "four pictures, none like another")
        let (failed, file) = try self.run("after 0.1 expect \"No such bird\"\ntap \"Winter Wren\"\n")
        XCTAssertEqual(failed.outcome.status, 1)
        let first = complaint(failed, of: file) ?? failed.outcome.errors
        XCTAssertTrue(first.hasPrefix("\(file):2: \"No such bird\" is not on the screen"), first)
        let (idle, other) = try self.run("home\nafter 0.1 tree -\n")
        XCTAssertEqual(idle.outcome.errors, "\(other):2: there is no command after it that it could look at\n")
    }

    func test_theFirstFailingLineEndsTheRun() throws {
        let (run, file) = try run("expect \"Winter Wren\"\n\ntap \"Winter Wern\"\nscreenshot never.png\n")
        XCTAssertEqual(run.outcome.status, 1)
        let first = complaint(run, of: file) ?? run.outcome.errors
        XCTAssertTrue(first.hasPrefix("\(file):3: there is no \"Winter Wern\" on the screen; there are \"Winter Wren\", "), first)
        XCTAssertFalse(FileManager.default.fileExists(atPath: "never.png"))
        XCTAssertTrue(run.tree.contains("Winter Wren"), "what the run was asked to leave behind is there: \(run.tree)")
    }

    func test_aWrongLineIsRefusedBeforeAnythingStarts() throws {
        let (run, file) = try run("home\nrotate sideways\n")
        XCTAssertEqual(run.outcome.status, 1)
        XCTAssertEqual(run.outcome.errors, "\(file):2: 'sideways' is not an orientation: portrait, landscape-left, landscape-right or upside-down\n")
        XCTAssertEqual(run.events, [])
    }

    func test_targetsThatCannotBeReachedSayWhy() throws {
        let cases = [
            ("tap 500,40", "500,40 is off the screen, which has 393 × 852 points"),
            ("tap UITableViewCell[7]", "there is no UITableViewCell[7]; there is one UITableViewCell, UITableViewCell[0]"),
            ("home\ntap \"Winter Wren\"", "the app is in the background; activate brings it back"),
            ("call begin\ntap \"Winter Wren\"", "a call covers the app; call end uncovers it"),
            ("lock\nactivate", "the screen is locked; unlock it first"),
            ("call end", "there is no call to end"),
            ("open birds://1", "the app opens no 'birds:' URLs; CFBundleURLTypes in its Info.plist lists none"),
            ("shortcut add", "the app has no quick action 'add'; it has none"),
            ("terminate\ntap Add", "the app has ended in line 1"),
        ]
        for (lines, message) in cases {
            let (run, file) = try run(lines)
            XCTAssertEqual(complaint(run, of: file), "\(file):\(lines.split(separator: "\n").count): \(message)")
        }
    }

    func test_killEndsWithoutAWord() throws {
        let (killed, _) = try run("kill")
        XCTAssertEqual(killed.outcome.status, 0, killed.outcome.errors)
        XCTAssertFalse(killed.events.contains { $0.contains("Terminate") || $0.contains("Resign") }, "\(killed.events)")
    }

    func test_C20_aSuspendedAppEndsWithoutAWord() throws {
        let (ended, _) = try run("home\nterminate")
        XCTAssertEqual(ended.outcome.status, 0, ended.outcome.errors)
        XCTAssertTrue(ended.outcome.output.contains("the app was suspended"), ended.outcome.output)
        XCTAssertFalse(ended.events.contains { $0.contains("Terminate") }, "\(ended.events)")
    }

    func test_untilSaysHowTheRunGoesOnAfterTheScript() throws {
        let (run, _) = try run("expect Sightings", ["--until", "5"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
    }

    // MARK: Apps that run

    func test_deviceNamesTheAppsThatRun() throws {
        let runtime = FileManager.default.temporaryDirectory.appendingPathComponent("u-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: runtime, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: runtime) }
        func device(_ words: [String]) throws -> Understudy.Outcome { try Understudy.run(["device"] + words, environment: ["XDG_RUNTIME_DIR": runtime.path]) }

        let none = try device(["home"])
        XCTAssertEqual(none.status, 1)
        XCTAssertEqual(none.errors, "no app is running; understudy run starts one\n")

        let app = Process()
        app.executableURL = Understudy.products.appendingPathComponent("understudy")
        app.arguments = ["run", birds, "--headless", "--until", "never"]
        app.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": runtime.path]) { _, new in new }
        app.standardError = FileHandle.nullDevice
        try app.run()
        defer { if app.isRunning { app.terminate() } }
        let folder = runtime.appendingPathComponent("understudy").path
        for _ in 0..<600 where (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty ?? true { usleep(100_000) }

        XCTAssertEqual(try device(["expect", "Winter Wren"]).status, 0)
        let lacking = try device(["--app", "BirdWatching", "expect", "Dodo"])
        XCTAssertEqual(lacking.status, 1)
        XCTAssertTrue(lacking.errors.hasPrefix("\"Dodo\" is not on the screen; there is "), lacking.errors)
        let other = try device(["--app", "Fish", "home"])
        XCTAssertEqual(other.errors, "no app 'Fish' is running; there is BirdWatching-\(app.processIdentifier)\n")
        XCTAssertTrue(try device(["tree", "-"]).output.contains("UITableView "))
        XCTAssertEqual(try device(["terminate"]).status, 0)
        app.waitUntilExit(limit: 300)
        XCTAssertEqual(app.terminationStatus, 0)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), [], "sockets go with their apps")
    }
}
