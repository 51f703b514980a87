import Foundation
import Testing
@testable import UIKit

/// Each reason for a black screen, by an app that has it (F11, A43, A47–A55).
@Suite(.serialized) @MainActor struct BlackScreenTests {
    private func diagnosis(
        _ info: String = "", delegate: String? = "UIKitTests.BlackDelegate", storyboards: [String] = [], omitting: Set<LaunchStep.Name> = [],
        _ build: @escaping @MainActor (BlackDelegate) -> Void = { _ in }
    ) -> String? {
        BlackDelegate.build = build
        let host = LaunchHost(info, delegate: delegate, storyboards: storyboards, omitting: omitting)
        defer { host.close() }
        host.launch()
        return BlackScreen.diagnosis()
    }

    private func inScene(_ keys: String = "UISceneDelegateClassName = \"UIKitTests.BlackSceneDelegate\";", _ build: @escaping @MainActor (BlackSceneDelegate, UIWindowScene) -> Void = { _, _ in }) -> String? {
        BlackSceneDelegate.build = build
        return diagnosis("UIApplicationSceneManifest = { UISceneConfigurations = { UIWindowSceneSessionRoleApplication = ( { \(keys) } ); }; };")
    }

    private static func window(_ root: UIViewController? = nil, frame: CGRect = UIScreen.main.bounds) -> UIWindow {
        let window = UIWindow(frame: frame)
        window.rootViewController = root
        return window
    }

    private static func controller(_ subview: UIView? = nil) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        if let subview { controller.view.addSubview(subview) }
        return controller
    }

    private static func label() -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        label.text = "Hello"
        return label
    }

    @Test func somethingToBeSeenIsNoBlackScreen() {
        #expect(diagnosis { $0.show(Self.controller(Self.label())) } == nil)
    }

    /// A screen of one colour that somebody chose is what it is meant to be.
    @Test func aColourOfTheAppsOwnIsNoBlackScreen() {
        #expect(diagnosis {
            let controller = Self.controller()
            controller.view.backgroundColor = .orange
            $0.show(controller)
        } == nil)
    }

    @Test func test_A43_noWindow() {
        #expect(diagnosis() == "Nothing is to be seen on the screen. There is no window: Info.plist names no main storyboard, and the app's delegate, BlackDelegate, makes none in application(_:didFinishLaunchingWithOptions:) (A43).")
    }

    @Test func test_A54_noDelegate() {
        #expect(diagnosis(delegate: nil)?.hasSuffix("There is no app delegate, so that nobody makes a window: UIApplicationMain was given no class, and no main nib connects one (A5, A54).") == true)
    }

    @Test func test_A51_delegateWithoutWindow() {
        let found = diagnosis("UIMainStoryboardFile = Main;", delegate: "UIKitTests.OldDelegate", storyboards: ["Main"])
        #expect(found?.hasSuffix("There is a main storyboard, 'Main', but the app's delegate, OldDelegate, has no window property to put its window in (A51).") == true)
    }

    @Test func test_F11_F14_nobodyHoldsTheWindow() {
        let line = #line + 2
        let found = diagnosis { _ in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
        }
        #expect(found == "Nothing is to be seen on the screen. The window UIWindow, made at BlackScreenTests.swift:\(line), is gone: nothing holds it. Assign it to the window property of the app's delegate, BlackDelegate, which stays (F14).")
    }

    @Test func test_F4_hiddenWindow() {
        let line = #line + 1
        let found = diagnosis { $0.window = UIWindow(frame: UIScreen.main.bounds); $0.window?.rootViewController = Self.controller(Self.label()) }
        #expect(found == "Nothing is to be seen on the screen. The window UIWindow (0 0; 393 852), made at BlackScreenTests.swift:\(line), is hidden: nothing called makeKeyAndVisible() or set isHidden to false (F4).")
    }

    @Test func test_F11_windowWithoutSize() {
        let found = diagnosis {
            $0.window = Self.window(Self.controller(), frame: .zero)
            $0.window?.makeKeyAndVisible()
        }
        #expect(found?.contains("The window UIWindow (0 0; 0 0), made at BlackScreenTests.swift:") == true)
        #expect(found?.hasSuffix("has no size: make it with the bounds of the screen or with UIWindow(windowScene:) (F11).") == true)
    }

    @Test func test_F11_windowOutsideTheScreen() {
        let found = diagnosis {
            $0.window = Self.window(Self.controller(), frame: CGRect(x: 2000, y: 0, width: 100, height: 100))
            $0.window?.makeKeyAndVisible()
        }
        #expect(found?.hasSuffix("lies outside the screen, which is (0 0; 393 852).") == true)
    }

    @Test func test_F11_transparentWindow() {
        #expect(diagnosis { $0.show(Self.controller(Self.label())); $0.window?.alpha = 0 }?.hasSuffix("has alpha 0.") == true)
    }

    @Test func test_A55_noRoot() {
        let found = diagnosis(omitting: [.checkWindows]) {
            $0.window = Self.window()
            $0.window?.makeKeyAndVisible()
        }
        #expect(found?.hasSuffix("has no root view controller: set its rootViewController (A55).") == true)
    }

    @Test func test_A50_storyboardWithoutEntryPoint() {
        let found = diagnosis("UIMainStoryboardFile = NoEntry;", storyboards: ["NoEntry"], omitting: [.checkWindows])
        #expect(found?.hasSuffix("has no root view controller: the storyboard 'NoEntry' has no entry point; mark one of its controllers as the initial view controller (A50).") == true)
    }

    @Test func test_F2_coveredWindow() {
        let found = diagnosis {
            $0.show(Self.controller(Self.label()))
            $0.cover = Self.window(Self.controller())
            $0.cover?.windowLevel = .alert
            $0.cover?.isHidden = false
        }
        #expect(found?.contains("is covered by the window UIWindow (0 0; 393 852), made at BlackScreenTests.swift:") == true)
        #expect(found?.contains("of a higher level (F2, F3).") == true)
    }

    @Test func test_F11_transparentRoot() {
        let found = diagnosis {
            let controller = Self.controller(Self.label())
            controller.view.alpha = 0
            $0.show(controller)
        }
        #expect(found?.contains("The view of UIViewController has alpha 0 in the window UIWindow (0 0; 393 852), made at") == true)
    }

    @Test func test_F11_rootWithoutContent() {
        #expect(diagnosis { $0.show(Self.controller()) } == "Nothing is to be seen on the screen. The view of UIViewController has no content: no subviews, and it draws nothing.")
    }

    @Test func test_F11_contentWithoutSizeOrPlace() {
        let far = Self.label(), flat = UILabel()
        far.frame.origin.y = 3000
        flat.text = "Hello"
        let found = diagnosis {
            let controller = Self.controller(far)
            controller.view.addSubview(flat)
            $0.show(controller)
        }
        #expect(found?.hasSuffix("The view of UIViewController has no content that can be seen: UILabel (20 3000; 200 40) lies outside, UILabel (0 0; 0 0) has no size.") == true)
    }

    @Test func test_F11_containerWithoutControllers() {
        let found = diagnosis { $0.show(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)) }
        #expect(found?.contains("UIPageViewController is the root of the window UIWindow (0 0; 393 852), made at") == true)
        #expect(found?.hasSuffix("and has no view controllers to show.") == true)
    }

    // MARK: Scenes

    @Test func test_A48_sceneWithoutWindow() {
        #expect(inScene()?.hasSuffix("The scene has no window: Info.plist names no storyboard for it, and its delegate, BlackSceneDelegate, makes none in scene(_:willConnectTo:options:) (A48).") == true)
    }

    @Test func test_A52_noSceneDelegate() {
        #expect(inScene("UISceneDelegateClassName = \"Birds.SceneDelegate\";")?.hasSuffix("The scene has no delegate, so that nobody gives it a window: UISceneDelegateClassName is 'Birds.SceneDelegate', and there is no such class (A52).") == true)
        #expect(inScene("UISceneConfigurationName = Main;")?.hasSuffix("so that nobody gives it a window: Info.plist names none in UISceneDelegateClassName (A52).") == true)
    }

    @Test func test_F12_windowWithoutScene() {
        let found = inScene { delegate, _ in
            delegate.window = Self.window(Self.controller(Self.label()))
            delegate.window?.makeKeyAndVisible()
        }
        #expect(found?.hasSuffix("belongs to no scene: make it with UIWindow(windowScene:), or set its windowScene (F12).") == true)
    }

    @Test func test_F14_nobodyHoldsTheScenesWindow() {
        let found = inScene { _, scene in
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
        }
        #expect(found?.hasSuffix("is gone: nothing holds it. Assign it to the window property of the scene's delegate, BlackSceneDelegate, which stays (F14).") == true)
    }
}

/// Builds what a test wants, in the launch callback.
final class BlackDelegate: PlainDelegate {
    static var build: @MainActor (BlackDelegate) -> Void = { _ in }
    var cover: UIWindow?

    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Self.build(self)
        return true
    }

    func show(_ root: UIViewController) {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { BlackDelegate() }
    }
}

final class BlackSceneDelegate: PlainSceneDelegate {
    static var build: @MainActor (BlackSceneDelegate, UIWindowScene) -> Void = { _, _ in }

    override func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        Self.build(self, scene as! UIWindowScene)
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { BlackSceneDelegate() }
    }
}
