import Foundation
@testable import UIKit

/// Writes all it hears into the diary; makes no window.
class DiarySceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    override init() {
        super.init()
        Diary.note("sceneDelegate.init")
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        LaunchPad.connection = connectionOptions
        Diary.note("willConnect")
    }

    func sceneDidDisconnect(_ scene: UIScene) { Diary.note("sceneDidDisconnect") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("sceneWillEnterForeground", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("sceneDidBecomeActive", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("sceneWillResignActive", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("sceneDidEnterBackground", scene) }
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { Diary.note("scene.openURLContexts") }
    func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) { Diary.note("scene.willContinue") }
    func scene(_ scene: UIScene, continue activity: NSUserActivity) { Diary.note("scene.continue") }
    func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { Diary.note("scene.performAction") }

    /// The states that the callbacks saw.
    private(set) static var states: [String: UIScene.ActivationState] = [:]

    private func note(_ name: String, _ scene: UIScene) {
        Self.states[name] = scene.activationState
        Diary.note(name)
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { DiarySceneDelegate() }
        glue.implements(
            "window", "scene(_:willConnectTo:options:)", "sceneDidDisconnect(_:)", "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
            "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "scene(_:openURLContexts:)", "scene(_:willContinueUserActivityWithType:)",
            "scene(_:continue:)", "windowScene(_:performActionFor:completionHandler:)")
    }
}

/// Makes the scene's window by code.
final class DiaryCodeSceneDelegate: DiarySceneDelegate {
    override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        super.scene(scene, willConnectTo: session, options: connectionOptions)
        window = UIWindow(windowScene: scene as! UIWindowScene)
        window?.rootViewController = DiaryController()
        window?.makeKeyAndVisible()
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { DiaryCodeSceneDelegate() }
    }
}

/// A scene class of the app's own.
final class DiaryScene: UIWindowScene {
    required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
        Diary.note("scene.init")
    }
}

/// The text of a scene manifest.
enum Manifest {
    static func text(_ configuration: String) -> String {
        "UIApplicationSceneManifest = { UISceneConfigurations = { UIWindowSceneSessionRoleApplication = ( { UISceneConfigurationName = \"Default Configuration\"; \(configuration) } ); }; };"
    }

    static let code = text("UISceneDelegateClassName = \"UIKitTests.DiaryCodeSceneDelegate\";")
    static let storyboard = text("UISceneDelegateClassName = \"UIKitTests.DiarySceneDelegate\"; UISceneStoryboardFile = Diary;")
}
