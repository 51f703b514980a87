import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let tabs = UITabBarController()
        tabs.viewControllers = [page(ControlsViewController(), "Controls"), page(ListViewController(), "List"), page(TouchesViewController(), "Touches")]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
    }

    private func page(_ controller: UIViewController, _ title: String) -> UIViewController {
        controller.title = title
        return UINavigationController(rootViewController: controller)
    }
}
