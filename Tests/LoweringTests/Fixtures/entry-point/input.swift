import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidBecomeActive(_ application: UIApplication) {
        if let window = UIApplication.shared.delegate?.window { print(window as Any) }
        UIApplication.shared.delegate?.window??.makeKeyAndVisible()
        UIApplication.shared.delegate?.window??.rootViewController = UIViewController()
        UIApplication.shared.delegate?.window = nil
    }
}

class WithArguments: NSObject {
    init(x: Int) {}
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
