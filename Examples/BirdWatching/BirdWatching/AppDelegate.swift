import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let navigationController = window?.rootViewController as? UINavigationController
        let master = navigationController?.topViewController as? SightingsViewController
        master?.dataController = SightingDataController()
        return true
    }
}
