import Foundation
import XCTest

/// Commands for the windows of an iPad app, the part of the screen that it has, and what the device is told of the world.
final class SurroundingsTests: XCTestCase {
    private static let scenes = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
            func applicationWillTerminate(_ application: UIApplication) {}
        }

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                window = UIWindow(windowScene: scene as! UIWindowScene)
                window?.rootViewController = ViewController()
                window?.makeKeyAndVisible()
            }
            func sceneDidDisconnect(_ scene: UIScene) {}
            func sceneDidEnterBackground(_ scene: UIScene) {}
        }

        class ViewController: UIViewController {
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                label.text = "\\(Int(view.bounds.width)) \\(traitCollection.horizontalSizeClass == .compact ? "compact" : "regular")"
            }
        }
        """

    private static func info(_ more: String, identifier: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>\(identifier)</string><key>CFBundleExecutable</key><string>Probe</string>\(more)</dict></plist>"
    }

    private static let manifest = """
        <key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneConfigurationName</key><string>Default</string>
        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array></dict></dict>
        """

    private func script(_ app: TemporaryApp, _ lines: String...) throws -> [String] {
        try app.write(lines.joined(separator: "\n"), to: "some.script")
        return ["--script", app.path("some.script")]
    }

    func test_C19_L14_windowsOfAnIPadComeAndGo() throws {
        let manifest = Self.manifest.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: "Probe")
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": Self.scenes, "Info.plist": Self.info(manifest, identifier: "org.example.Windows")])
        let pad = ["--device", "iPad 10"]
        let run = try app.run(pad + script(app, "scene new", "scene close 2", "scene open 2", "scene discard 2", "expect regular", "resize 400 1000", "expect \"400 compact\"", "resize 700 1000", "expect \"700 regular\"", "terminate"))
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        run.assertOrder([
            "scene(_:willConnectTo:options:)", "scene(_:willConnectTo:options:)", "sceneDidEnterBackground", "sceneDidDisconnect", "scene(_:willConnectTo:options:)",
            "sceneDidDisconnect", "application(_:didDiscardSceneSessions:)", "willTransition(to:with:)", "viewWillTransition(to:with:)",
            // C19
            "sceneDidDisconnect", "application(_:didDiscardSceneSessions:)", "applicationWillTerminate",
        ])
        let phone = try app.run(script(app, "scene new"))
        XCTAssertTrue(phone.outcome.errors.contains("the app has one window: the device is a phone"), phone.outcome.errors)
        XCTAssertTrue(try app.run(script(app, "resize 300 600")).outcome.errors.contains("an app has all of a phone's screen"))
        XCTAssertTrue(try app.run(pad + script(app, "scene close 3")).outcome.errors.contains("there is no window 3; the app has 1"))
    }

    private static let world = """
        import CoreLocation
        import UIKit
        import UserNotifications

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate, UNUserNotificationCenterDelegate {
            var window: UIWindow?
            private var told = ""
            private let manager = CLLocationManager()

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = ViewController()
                window?.makeKeyAndVisible()
                manager.delegate = self
                manager.requestWhenInUseAuthorization()
                manager.startUpdatingLocation()
                NotificationCenter.default.addObserver(forName: NSLocale.currentLocaleDidChangeNotification, object: nil, queue: .main) { _ in self.say("locale \\(Locale.current.identifier)") }
                for (name, text) in [(UIResponder.keyboardWillHideNotification, "keys go"), (UIResponder.keyboardWillShowNotification, "keys come")] {
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in self.say(text) }
                }
                let center = UNUserNotificationCenter.current()
                center.delegate = self
                center.requestAuthorization(options: [.alert]) { granted, _ in
                    for (identifier, seconds) in [("wren", 10.0), ("owl", 100)] {
                        let content = UNMutableNotificationContent()
                        content.body = identifier
                        center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)))
                    }
                }
                return true
            }

            func say(_ text: String) {
                told += (told.isEmpty ? "" : ", ") + text
                (window?.rootViewController as? ViewController)?.label.text = told
            }

            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { say("may know \\(manager.authorizationStatus == .authorizedWhenInUse)") }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { say("at \\(locations[0].coordinate.latitude) \\(locations[0].coordinate.longitude)") }

            func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
                say("present \\(notification.request.content.body)")
                completionHandler([.banner, .list])
            }
            func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
                say("tapped \\(response.notification.request.content.body)")
                completionHandler()
            }
        }

        class ViewController: UIViewController {
            let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 40)), field = UITextField(frame: CGRect(x: 0, y: 200, width: 390, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                [label, field].forEach(view.addSubview)
                field.accessibilityIdentifier = "field"
            }
        }
        """

    func test_C31_placeRegionKeysAndNotifications() throws {
        let info = Self.info("<key>NSLocationWhenInUseUsageDescription</key><string>for birds</string><key>CFBundleLocalizations</key><array><string>en</string></array>", identifier: "org.example.World")
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": Self.world, "Info.plist": info])
        let run = try app.run(script(
            app, "location 48.2 16.4", "location 47 8", "locale de_AT", "tap field", "keyboard hide", "keyboard show", "wait 12", "push \"{\\\"aps\\\": {\\\"alert\\\": \\\"Rook\\\"}}\"",
            "home", "wait 200", "notification owl", "home", "push \"{\\\"aps\\\": {\\\"alert\\\": {\\\"body\\\": \\\"Crow\\\"}}}\""))
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        let line = run.tree.split(separator: "\n").first { $0.contains("UILabel") }.map(String.init) ?? ""
        let told = "may know true, at 48.2 16.4, at 47.0 8.0, locale en_AT, keys come, keys go, keys come, present wren, present Rook, tapped owl, tapped Crow"
        XCTAssertTrue(line.contains("\"\(told)\""), line)
        XCTAssertTrue(try app.run(script(app, "notification owl")).outcome.errors.contains("the app's notification 'owl' hasn't come"))
    }

    private static let spoken = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 40)), count = UserDefaults.standard.integer(forKey: "launches") + 1
                UserDefaults.standard.set(count, forKey: "launches")
                label.text = "\\(count) \\(Bundle.main.preferredLocalizations[0]) \\(Locale.preferredLanguages[0]) \\(Locale.current.identifier)"
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UIViewController()
                window?.rootViewController?.view.addSubview(label)
                window?.makeKeyAndVisible()
                return true
            }
            func applicationDidEnterBackground(_ application: UIApplication) {}
            func applicationWillTerminate(_ application: UIApplication) {}
        }
        """

    /// As iOS does it: such an app is ended in the background without a word, and started anew; what it has written is there.
    func test_aLanguageThatTheAppSpeaksStartsItAnew() throws {
        let info = Self.info("<key>CFBundleDevelopmentRegion</key><string>en</string><key>CFBundleLocalizations</key><array><string>en</string><string>de</string></array>", identifier: "org.example.Spoken")
        let app = try TemporaryApp(self, files: ["AppDelegate.swift": Self.spoken, "Info.plist": info])
        let run = try app.run(script(app, "expect \"1 en en-US en_US\"", "locale en_GB", "expect \"1 en en-US en_US\"", "locale de_AT", "expect \"2 de de-AT de_AT\"", "locale de_CH", "expect \"2 de\"", "terminate"))
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        run.assertOrder(["createApplication", "firstFrame", "applicationDidEnterBackground", "createApplication", "firstFrame", "applicationDidEnterBackground", "applicationWillTerminate"])
        XCTAssertEqual(run.events.filter { $0.hasPrefix("createApplication") }.count, 2)
        XCTAssertEqual(run.events.filter { $0.hasPrefix("applicationWillTerminate") }.count, 1)
    }
}
