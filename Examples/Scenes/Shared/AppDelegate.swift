import UIKit

/// Has no window: with a scene manifest, windows belong to scenes.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // Never called here: the scene's delegate hears of it instead.
    }
}
