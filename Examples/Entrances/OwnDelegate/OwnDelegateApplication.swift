import UIKit

class OwnDelegateApplication: UIApplication, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = GreetingViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
