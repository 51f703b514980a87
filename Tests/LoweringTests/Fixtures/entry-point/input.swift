import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidBecomeActive(_ application: UIApplication) {
        if let window = UIApplication.shared.delegate?.window { print(window as Any) }
        UIApplication.shared.delegate?.window??.makeKeyAndVisible()
    }
}

class WithArguments: NSObject {
    init(x: Int) {}
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
