import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    @IBOutlet var window: UIWindow?
    @IBOutlet var viewController: GreetingViewController!

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.rootViewController = viewController
        window?.makeKeyAndVisible()
        return true
    }
}
