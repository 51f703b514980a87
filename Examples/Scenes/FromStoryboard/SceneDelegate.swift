import UIKit

/// UIKit puts a window into `window` with the storyboard's initial view controller, then calls this.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        window?.rootViewController?.title = session.configuration.name
    }

    func sceneWillEnterForeground(_ scene: UIScene) {}

    func sceneDidBecomeActive(_ scene: UIScene) {}
}
