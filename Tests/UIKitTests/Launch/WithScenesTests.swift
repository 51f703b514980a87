import Foundation
import Testing
@testable import UIKit

/// Rules A45–A48, A59–A62, B8–B10, C12: the launch of an app with a scene manifest.
@Suite(.serialized) @MainActor struct WithScenesTests {
    private func code() -> LaunchHost { LaunchHost(Manifest.text("UISceneDelegateClassName = \"UIKitTests.CodeSceneDelegate\";")) }

    @Test func test_A22_manifestTurnsScenesOn() {
        let host = code()
        defer { host.close() }
        #expect(host.application.life.usesScenes)
        #expect(host.application.applicationState == .background)  // C3
    }

    @Test func test_A45_order() {
        let host = code()
        defer { host.close() }
        host.launch()
        #expect(host.isInOrder([
            "createApplication", "createDelegate", "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
            "createScene", "createSceneDelegate", "UIScene.willConnectNotification", "scene(_:willConnectTo:options:)", "viewDidLoad()", "viewWillAppear(_:)",
            "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)", "viewDidAppear(_:)",
        ]), "\(host.events)")
        #expect(host.application.applicationState == .active)
    }

    @Test func test_A59_nothingOfTheInterfaceInDidFinish() {
        let host = code()
        defer { host.close() }
        host.launch()
        let delegate = host.application.delegate as! PlainDelegate
        #expect(delegate.window == nil)
        #expect(host.isInOrder(["UIApplication.didFinishLaunchingNotification", "createScene"]))
    }

    @Test func test_A62_appDelegateHearsNothingOfActivity() {
        let host = code()
        defer { host.close() }
        host.launch()
        host.application.enterBackground()
        host.application.enterForeground()
        #expect(!host.events.contains("applicationDidBecomeActive(_:)"))
        #expect(!host.events.contains("applicationDidEnterBackground(_:)"))
        #expect(host.events.filter { $0 == "UIApplication.didBecomeActiveNotification" }.count == 2)  // B8
    }

    @Test func test_B9_C12_sceneBeforeApplication() {
        let host = code()
        defer { host.close() }
        host.launch()
        let before = host.events.count
        host.application.enterBackground()
        host.application.enterForeground()
        // Pictures of the background lay out.
        #expect(host.events[before...].filter { !$0.hasSuffix("LayoutSubviews()") } == [
            "sceneWillResignActive(_:)", "UIScene.willDeactivateNotification", "UIApplication.willResignActiveNotification",
            "sceneDidEnterBackground(_:)", "UIScene.didEnterBackgroundNotification", "UIApplication.didEnterBackgroundNotification",
            "sceneWillEnterForeground(_:)", "UIScene.willEnterForegroundNotification", "UIApplication.willEnterForegroundNotification",
            "sceneDidBecomeActive(_:)", "UIScene.didActivateNotification", "UIApplication.didBecomeActiveNotification",
        ])
    }

    @Test func test_C33_coldURLComesWithTheConnection() {
        let host = LaunchHost(Manifest.text("UISceneDelegateClassName = \"UIKitTests.PlainSceneDelegate\";"), reason: .url(URL(string: "birds://list")!))
        defer { host.close() }
        host.launch()
        let delegate = host.application.connectedScenes.first?.delegate as! PlainSceneDelegate
        #expect(delegate.urls.first?.url.absoluteString == "birds://list")
        #expect((host.application.delegate as! PlainDelegate).options == nil)  // A42
    }

    @Test func test_A23_phonesHaveOneScene() {
        let host = LaunchHost("UIApplicationSceneManifest = { UIApplicationSupportsMultipleScenes = YES; };")
        defer { host.close() }
        host.launch()
        var error: (any Error)?
        host.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error = $0 }
        #expect((error as? UISceneError)?.code == .multipleScenesNotSupported)
        #expect((error.map { $0 as NSError })?.domain == "UISceneErrorDomain")
    }

    @Test func test_A23_A46_anotherSceneAndBackToTheFirst() {
        let host = code()
        defer { host.close() }
        host.launch()
        let first = host.application.connectedScenes.first!, before = host.events.count
        host.application.openScene(nil, activities: [NSUserActivity(activityType: "dev.birds.list")])
        let second = host.application.connectedScenes.first { $0 !== first }!
        #expect(host.events[before...].contains("scene(_:willConnectTo:options:)"))
        #expect(second.activationState == .foregroundActive)
        #expect(first.session.persistentIdentifier < second.session.persistentIdentifier)
        #expect((second as? UIWindowScene)?.windows.first === host.application.windows.last)
        host.application.openScene(first.session)
        #expect((first as? UIWindowScene)?.windows.first === host.application.windows.last)
        #expect(host.application.connectedScenes.count == 2)
    }

    @Test func test_A61_C13_discardedSessions() {
        let host = LaunchHost(Manifest.text("UISceneDelegateClassName = \"UIKitTests.CodeSceneDelegate\";"), delegate: "UIKitTests.DiscardingDelegate")
        defer { host.close() }
        host.launch()
        let scene = host.application.connectedScenes.first!
        host.application.discard(scene.session)
        #expect(Array(host.events.suffix(2)) == ["UIScene.didDisconnectNotification", "application(_:didDiscardSceneSessions:)"])
        #expect(host.application.connectedScenes.isEmpty)
        #expect(host.application.openSessions.isEmpty)
    }

    @Test func test_F12_windowWithoutSceneIsNotShown() {
        let host = code()
        defer { host.close() }
        host.launch()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = LaunchedController()
        window.makeKeyAndVisible()
        #expect(!window.isOnScreen)
        window.windowScene = host.application.connectedScenes.first as? UIWindowScene
        #expect(window.isOnScreen)
    }
}

final class DiscardingDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { DiscardingDelegate() }
        glue.implements("application(_:didDiscardSceneSessions:)")
    }
}
