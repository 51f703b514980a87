import Foundation
import XCTest

/// What starts an app, by `--launch`, and what comes to it while it runs, by commands of the device.
final class WakingTests: XCTestCase {
    private static let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            private var told = ""

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = ViewController()
                window?.makeKeyAndVisible()
                UIDevice.current.isBatteryMonitoringEnabled = true
                NotificationCenter.default.addObserver(forName: UIDevice.batteryLevelDidChangeNotification, object: nil, queue: nil) { _ in self.say("charge \\(UIDevice.current.batteryLevel)") }
                NotificationCenter.default.addObserver(forName: UIDevice.batteryStateDidChangeNotification, object: nil, queue: nil) { _ in self.say("unplugged \\(UIDevice.current.batteryState == .unplugged)") }
                say("launched " + (launchOptions?.keys.map(\\.rawValue).sorted().joined() ?? "plainly"))
                return true
            }

            func say(_ text: String) {
                told += (told.isEmpty ? "" : ", ") + text
                (window?.rootViewController as? ViewController)?.label.text = told
            }

            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { say("open \\(url)"); return true }
            func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool {
                say("continue \\(userActivity.activityType)")
                return true
            }
            func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
                say("do \\(shortcutItem.localizedTitle)")
                completionHandler(true)
            }
            func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
                let alert = (userInfo["aps"] as? [String: Any])?["alert"] as? String
                say("push \\(alert ?? "unseen") \\(application.applicationState == .background)")
                completionHandler(.newData)
            }
            func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
                say("fetch \\(application.applicationState == .background)")
                completionHandler(.noData)
            }
        }

        class ViewController: UIViewController {
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
            }
            override var canBecomeFirstResponder: Bool { true }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { if motion == .motionShake { (UIApplication.shared.delegate as? AppDelegate)?.say("shaken") } }
        }
        """

    private static let info = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>org.example.Probe</string>
        <key>CFBundleExecutable</key><string>Probe</string>
        <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>probe</string></array></dict></array>
        <key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemType</key><string>add</string><key>UIApplicationShortcutItemTitle</key><string>Add One</string>
        </dict></array>
        <key>UIBackgroundModes</key><array><string>fetch</string><string>remote-notification</string></array>
        </dict></plist>
        """

    private func makeApp() throws -> TemporaryApp { try TemporaryApp(self, files: ["AppDelegate.swift": Self.delegate, "Info.plist": Self.info]) }

    /// The label's text, with what the tree puts around it.
    private func told(_ run: HeadlessRun) -> String { run.tree.split(separator: "\n").first { $0.contains("UILabel") }.map(String.init) ?? run.outcome.errors }

    func test_A42_C27_C30_C31_C32_whatStartsTheAppIsInItsOptionsAndIsHandedOver() throws {
        let app = try makeApp(), push = app.path("push.json")
        try app.write(#"{"aps": {"alert": "Hello"}}"#, to: "push.json")
        let launches: [([String], String, String)] = [
            (["url", "probe://here"], "launched UIApplicationLaunchOptionsURLKey, open probe://here", "application(_:open:options:)"),
            (["shortcut", "add"], "launched UIApplicationLaunchOptionsShortcutItemKey, do Add One", "application(_:performActionFor:completionHandler:)"),
            (["activity", "org.example.read"], "launched UIApplicationLaunchOptionsUserActivityDictionaryKey, continue org.example.read", "application(_:continue:restorationHandler:)"),
            (["push", push], "launched UIApplicationLaunchOptionsRemoteNotificationKey, push Hello false", "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"),
        ]
        for (words, text, callback) in launches {
            let run = try app.run(["--launch"] + words)
            XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
            XCTAssertTrue(told(run).contains("\"\(text)\""), told(run))
            run.assertOrder(["application(_:didFinishLaunchingWithOptions:)", callback, "UIApplication.didBecomeActiveNotification"])
        }
    }

    func test_C22_C24_aFetchRunsUnseen() throws {
        let run = try makeApp().run(["--launch", "fetch"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        XCTAssertTrue(told(run).contains("\"launched plainly, fetch true\""), told(run))
        XCTAssertFalse(run.events.contains { $0.contains("didBecomeActive") }, "\(run.events)")
    }

    func test_A29_noLaunchThatTheInfoPlistDoesNotAskFor() throws {
        let run = try makeApp().run(["--launch", "location"])
        XCTAssertEqual(run.outcome.status, 1)
        XCTAssertTrue(run.outcome.errors.contains("UIBackgroundModes in Info.plist doesn't list 'location': iOS wouldn't launch the app for it."), run.outcome.errors)
    }

    func test_whatStartsNoAppIsSaidBeforeAnythingIsBuilt() throws {
        let cases = [
            (["url"], "--launch: url needs a URL: with its scheme, as birds://sightings/3"),
            (["urls", "x"], "--launch: 'urls' starts no app: url URL, shortcut TYPE, push FILE, activity TYPE, handoff TYPE, fetch or location"),
            (["push", "/nowhere.json"], "can't read the notification '/nowhere.json'"),
        ]
        for (words, message) in cases {
            let outcome = try Understudy.run(["run", example("BirdWatching"), "--launch"] + words)
            XCTAssertNotEqual(outcome.status, 0)
            XCTAssertTrue(outcome.errors.contains(message), outcome.errors)
        }
        let unknown = try Understudy.run(["run", example("BirdWatching"), "--headless", "--launch", "shortcut", "add"])
        XCTAssertEqual(unknown.status, 1)
        XCTAssertTrue(unknown.errors.contains("--launch: the app has no quick action 'add'; it has none"), unknown.errors)
    }

    func test_C9_C24_C31_whatComesWhileTheAppRuns() throws {
        let app = try makeApp()
        let script = app.path("all.script")
        try app.write("""
            shake
            battery 40
            push "{\\"aps\\": {\\"alert\\": \\"Hello\\"}}"
            activity org.example.read
            switcher
            activate
            alert begin
            alert end
            home
            fetch
            push "{\\"aps\\": {\\"content-available\\": 1}}"
            activate
            """, to: "all.script")
        let run = try app.run(["--script", script])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        let all = "launched plainly, shaken, unplugged true, charge 0.4, push Hello false, continue org.example.read, fetch true, push unseen true"
        XCTAssertTrue(told(run).contains("\"\(all)\""), told(run))
        let states = run.events.filter { $0.contains("willResignActive") || $0.contains("didBecomeActive") || $0.contains("didEnterBackground") }.map { $0.split(separator: " ")[0].split(separator: ".").last.map(String.init) ?? "" }
        XCTAssertEqual(states, [
            "didBecomeActiveNotification",
            // The activity is continued from elsewhere.
            "willResignActiveNotification", "didEnterBackgroundNotification", "didBecomeActiveNotification",
            // The switcher, the alert; home and back.
            "willResignActiveNotification", "didBecomeActiveNotification", "willResignActiveNotification", "didBecomeActiveNotification",
            "willResignActiveNotification", "didEnterBackgroundNotification", "didBecomeActiveNotification",
        ])
    }
}
