import UIKit

/// Makes the window by hand. Its controllers come from a storyboard that Info.plist doesn't name.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let birds = UIStoryboard(name: "Birds", bundle: nil)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            birds.instantiateInitialViewController()!,
            birds.instantiateViewController(withIdentifier: "About"),
        ]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }
}
