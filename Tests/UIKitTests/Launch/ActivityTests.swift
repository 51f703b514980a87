import Foundation
import Testing
@testable import UIKit

/// Rules B1–B10, B17, B18, C1–C40, L2–L14: states, their callbacks and notifications.
@Suite(.serialized) @MainActor struct ActivityTests {
    private static let notifications = [
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
        UIApplication.didReceiveMemoryWarningNotification,
    ]
    private static let ofScenes = [
        UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification, UIScene.willDeactivateNotification,
        UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
    ]

    private func launched(_ info: String = "", delegate: String = "UIKitTests.DiaryCodeDelegate", reason: LaunchReason = .user, observing names: [NSNotification.Name] = [], before: () -> Void = {}) -> LaunchHost {
        let host = LaunchHost(info, delegate: delegate, reason: reason)
        Diary.observe(names)
        before()
        host.launch()
        return host
    }

    private func withScenes(observing names: [NSNotification.Name] = []) -> LaunchHost { launched(Manifest.code, delegate: "UIKitTests.DiaryDelegate", observing: names) }

    private func settle() { for _ in 0..<3 { FrameLoop.shared.commit() } }

    // MARK: Without scenes

    @Test func test_B1_B2_C5_launchAndItsNotifications() {
        let host = launched(observing: Self.notifications)
        defer { host.close() }
        #expect(Diary.names.filter { !$0.hasPrefix("view") } == ["delegate.init", "willFinish", "didFinish", "appDidFinishLaunching", "didBecomeActive", "appDidBecomeActive"])
    }

    @Test func test_B1_B7_launchOptionsInTheNotification() {
        nonisolated(unsafe) var notes: [Notification] = []
        func launch(_ reason: LaunchReason) {
            let token = NotificationCenter.default.addObserver(forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil) { notes.append($0) }
            launched(reason: reason).close()
            NotificationCenter.default.removeObserver(token)
        }
        launch(.user)
        launch(.url(URL(string: "birds://list")!))
        #expect(notes.count == 2)
        #expect(notes[0].object is UIApplication && notes[0].userInfo == nil)
        #expect(notes[1].userInfo?[UIApplication.LaunchOptionsKey.url.rawValue] as? URL == URL(string: "birds://list"))
    }

    @Test func test_B3_B5_C6_L3_home() {
        let host = launched(observing: Self.notifications)
        defer { host.close() }
        #expect(Diary.during { host.application.enterBackground() } == ["willResignActive", "appWillResignActive", "didEnterBackground", "appDidEnterBackground"])
        #expect(Diary.state(in: "willResignActive") == .active)
        #expect(Diary.state(in: "didEnterBackground") == .background)
    }

    @Test func test_B4_C7_L2_return() {
        let host = launched(observing: Self.notifications)
        defer { host.close() }
        host.application.enterBackground()
        #expect(Diary.during { host.application.enterForeground() } == ["appWillEnterForeground", "willEnterForeground", "didBecomeActive", "appDidBecomeActive"])
        #expect(Diary.state(in: "willEnterForeground") == .background)
    }

    @Test func test_C8_C9_L10_interruption() {
        let host = launched()
        defer { host.close() }
        let heard = Diary.during {
            host.application.resignActive()
            #expect(host.application.applicationState == .inactive)
            host.application.endInterruption()
        }
        #expect(heard == ["willResignActive", "didBecomeActive"])
        #expect(host.application.applicationState == .active)
    }

    @Test func test_C10_B15_noAppearanceAndNoWindowNotification() {
        let host = launched(observing: [UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeVisibleNotification])
        defer { host.close() }
        let heard = Diary.during {
            host.application.enterBackground()
            settle()
            host.application.enterForeground()
            settle()
        }
        #expect(heard == ["willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"])
    }

    @Test func test_B6_C15_C17_endedWhileItRuns() {
        let host = launched(observing: Self.notifications)
        defer { host.close() }
        let heard = Diary.during { host.application.terminate() }
        #expect(heard == ["willResignActive", "appWillResignActive", "didEnterBackground", "appDidEnterBackground", "willTerminate", "appWillTerminate"])
    }

    @Test func test_B7_objectIsTheApplication() {
        let host = launched()
        defer { host.close() }
        nonisolated(unsafe) var objects: [Bool] = []
        let tokens = Self.notifications.map { name in
            NotificationCenter.default.addObserver(forName: name, object: host.application, queue: nil) { objects.append($0.userInfo == nil) }
        }
        host.application.enterBackground()
        host.application.enterForeground()
        host.application.terminate()
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        #expect(objects == Array(repeating: true, count: 7))
    }

    @Test func test_B17_D61_D62_memoryWarning() {
        let host = launched(observing: Self.notifications)
        defer { host.close() }
        #expect(Diary.during { host.application.receiveMemoryWarning() } == ["memoryWarning", "controller.memoryWarning", "appDidReceiveMemoryWarning"])
    }

    @Test func test_C1_C3_states() {
        let host = LaunchHost(delegate: "UIKitTests.DiaryCodeDelegate")
        #expect(host.application.applicationState == .inactive)
        host.launch()
        #expect(host.application.applicationState == .active)
        host.close()
        let scenes = LaunchHost(Manifest.code, delegate: "UIKitTests.DiaryDelegate")
        defer { scenes.close() }
        #expect(scenes.application.applicationState == .background)
        scenes.launch()
        #expect(scenes.application.applicationState == .active)
    }

    @Test func test_C40_backgroundTimeRemaining() {
        let host = launched()
        defer { host.close() }
        #expect(host.application.backgroundTimeRemaining > 1e100)
        host.application.enterBackground()
        #expect(host.application.backgroundTimeRemaining <= 30)
    }

    // MARK: What starts an app

    @Test func test_C27_L4_coldURL() {
        let host = launched(reason: .url(URL(string: "birds://list")!))
        defer { host.close() }
        #expect(Diary.has(["willFinish", "didFinish", "open", "didBecomeActive"]))
        #expect(Diary.state(in: "open") == .inactive)
    }

    @Test func test_C28_L5_B18_warmURL() {
        let host = launched(observing: Self.notifications)
        defer { host.close() }
        #expect(Diary.during { host.application.handOver(.url(URL(string: "birds://list")!)) } == ["open"])
    }

    @Test func test_C29_falseKeepsTheURLAway() {
        for callback in ["willFinish", "didFinish"] {
            let host = launched(reason: .url(URL(string: "birds://list")!), before: {
                if callback == "willFinish" { LaunchPad.willFinish = false } else { LaunchPad.didFinish = false }
            })
            defer { host.close() }
            #expect(!Diary.names.contains("open"), "\(callback)")
        }
    }

    @Test func test_C30_L6_coldActivity() {
        let host = launched(reason: .activity(NSUserActivity(activityType: "birds.view")))
        #expect(Diary.has(["willFinish", "didFinish", "willContinue", "continue", "didBecomeActive"]))
        host.close()
        let declined = launched(reason: .activity(NSUserActivity(activityType: "birds.view")), before: { LaunchPad.didFinish = false })
        defer { declined.close() }
        #expect(!Diary.names.contains("continue"))
    }

    @Test func test_C31_L8_coldPush() {
        let host = launched(reason: .notification(["aps": "x"]))
        defer { host.close() }
        #expect(Diary.has(["willFinish", "didFinish", "didReceiveRemote", "didBecomeActive"]))
        #expect(Diary.state(in: "didReceiveRemote") == .inactive)
    }

    @Test func test_C32_shortcutUnlessDeclined() {
        let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
        let host = launched(reason: .shortcut(item))
        #expect(Diary.has(["didFinish", "performAction", "didBecomeActive"]))
        #expect(Diary.during { host.application.handOver(.shortcut(item)) } == ["performAction"])
        host.close()
        let declined = launched(reason: .shortcut(item), before: { LaunchPad.didFinish = false })
        defer { declined.close() }
        #expect(!Diary.names.contains("performAction"))
    }

    @Test func test_C24_C22_L11_backgroundFetch() {
        let host = launched("UIBackgroundModes = (fetch);", reason: .fetch)
        defer { host.close() }
        #expect(Diary.has(["willFinish", "didFinish", "performFetch"]))
        #expect(Diary.entries.allSatisfy { $0.state == .background })
        #expect(!Diary.names.contains("didBecomeActive"))
    }

    // MARK: With scenes

    @Test func test_C12_B8_B9_B10_B11_homeAndReturn() {
        let host = withScenes(observing: Self.notifications + Self.ofScenes)
        defer { host.close() }
        #expect(Diary.during { host.application.enterBackground() } == [
            "sceneWillResignActive", "UISceneWillDeactivate", "appWillResignActive", "sceneDidEnterBackground", "UISceneDidEnterBackground", "appDidEnterBackground",
        ])
        #expect(Diary.during { host.application.enterForeground() } == [
            "sceneWillEnterForeground", "UISceneWillEnterForeground", "appWillEnterForeground", "sceneDidBecomeActive", "UISceneDidActivate", "appDidBecomeActive",
        ])
    }

    @Test func test_B10_delegateIsThereAtWillConnect() {
        nonisolated(unsafe) var hadDelegate = false
        let token = NotificationCenter.default.addObserver(forName: UIScene.willConnectNotification, object: nil, queue: nil) { note in
            nonisolated(unsafe) let scene = note.object as? UIScene
            MainActor.assumeIsolated { hadDelegate = scene?.delegate is DiaryCodeSceneDelegate }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        let host = withScenes()
        defer { host.close() }
        #expect(hadDelegate)
    }

    @Test func test_B1_launchWithScenes() {
        let host = withScenes(observing: Self.notifications)
        defer { host.close() }
        #expect(Diary.has(["didFinish", "appDidFinishLaunching", "willConnect", "appWillEnterForeground", "appDidBecomeActive"]))
    }

    @Test func test_B8_interruptionWithScenes() {
        let host = withScenes(observing: Self.notifications)
        defer { host.close() }
        let heard = Diary.during {
            host.application.resignActive()
            host.application.endInterruption()
        }
        #expect(heard == ["sceneWillResignActive", "appWillResignActive", "sceneDidBecomeActive", "appDidBecomeActive"])
    }

    @Test func test_C2_statesOfAScene() {
        let host = withScenes()
        defer { host.close() }
        let scene = host.application.connectedScenes.first!
        host.application.enterBackground()
        #expect(DiarySceneDelegate.states == [
            "sceneWillEnterForeground": .foregroundInactive, "sceneDidBecomeActive": .foregroundActive,
            "sceneWillResignActive": .foregroundActive, "sceneDidEnterBackground": .background,
        ])
        #expect(scene.activationState == .background)
        scene.disconnect()
        #expect(scene.activationState == .unattached)
    }

    @Test func test_C13_disconnectedSceneComesBackForItsSession() {
        let host = withScenes()
        defer { host.close() }
        let scene = host.application.connectedScenes.first!, session = scene.session
        weak var delegate = host.application.connectedScenes.first!.delegate
        host.application.enterBackground()
        let heard = Diary.during {
            scene.disconnect()
            #expect(host.application.connectedScenes.isEmpty)
            #expect(host.application.openSessions.contains(session))
            SceneConnection(host.application, bundle: .main).connect(session)
        }
        #expect(delegate == nil && scene.delegate == nil)
        #expect(heard == ["sceneDidDisconnect", "sceneDelegate.init", "willConnect", "viewDidLoad", "viewWillAppear"])
        #expect(host.application.connectedScenes.first?.session === session)
    }

    @Test func test_C18_C21_L14_endedWithScenes() {
        let host = withScenes(observing: [UIApplication.willTerminateNotification])
        defer { host.close() }
        #expect(Diary.during { host.application.terminate() } == ["sceneWillResignActive", "sceneDidEnterBackground", "willTerminate", "appWillTerminate"])
    }
}
