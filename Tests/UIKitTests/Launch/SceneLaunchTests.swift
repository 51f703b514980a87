import Foundation
import Testing
@testable import UIKit

/// Rules A45–A48, A59, A61, A62, C33, L12, L28: the launch of an app with scenes, as the app sees it.
@Suite(.serialized) @MainActor struct SceneLaunchTests {
    private func launched(_ info: String = Manifest.code, storyboards: [String] = [], reason: LaunchReason = .user, request: (inout LaunchSequence.Request) -> Void = { _ in }, before: (LaunchHost) -> Void = { _ in }) -> LaunchHost {
        let host = LaunchHost(info, delegate: "UIKitTests.DiaryDelegate", storyboards: storyboards, reason: reason, request: request)
        before(host)
        host.launch()
        return host
    }

    private var scene: UIWindowScene? { UIApplication.shared.connectedScenes.first as? UIWindowScene }
    private var delegate: DiarySceneDelegate? { scene?.delegate as? DiarySceneDelegate }

    @Test func test_A45_A33_L12_L28_C42_order() {
        let host = launched()
        defer { host.close() }
        #expect(Diary.names == [
            "delegate.init", "willFinish", "didFinish", "configuration", "sceneDelegate.init", "willConnect", "viewDidLoad", "viewWillAppear",
            "sceneWillEnterForeground", "sceneDidBecomeActive", "viewDidAppear",
        ], "\(Diary.names)")
        #expect(Diary.state(in: "didFinish") == .background)
        #expect(Diary.state(in: "sceneDidBecomeActive") == .active)
    }

    @Test func test_A46_newSessionsAsk() {
        let host = launched(before: { _ in
            LaunchPad.configuration = { session in
                let configuration = UISceneConfiguration(name: "By code", sessionRole: session.role)
                configuration.delegateClass = DiarySceneDelegate.self
                return configuration
            }
        })
        defer { host.close() }
        #expect(Diary.names.filter { $0 == "configuration" }.count == 1)
        #expect(scene?.session.configuration.name == "By code")
        #expect(delegate.map { type(of: $0) == DiarySceneDelegate.self } == true)
    }

    @Test func test_A46_rememberedSessionsDoNot() {
        let first = launched()
        let session = scene!.session
        first.close()
        let host = launched(request: { $0.rememberedSession = session })
        defer { host.close() }
        #expect(!Diary.names.contains("configuration"))
        #expect(scene?.session === session)
        #expect(delegate is DiaryCodeSceneDelegate)
    }

    @Test func test_A46_propertyListByRole() {
        let host = LaunchHost(Manifest.code, delegate: "UIKitTests.PlainDelegate")
        defer { host.close() }
        host.launch()
        #expect(scene?.session.configuration.name == "Default Configuration")
        #expect(UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication).delegateClass == DiaryCodeSceneDelegate.self)
        #expect(UISceneConfiguration(name: "Other", sessionRole: .windowApplication).delegateClass == nil)
    }

    @Test func test_A47_storyboardsWindowBeforeWillConnect() {
        var root: UIViewController?, isHidden: Bool?
        let host = launched(Manifest.storyboard, storyboards: ["Diary"], before: { _ in
            Diary.on("willConnect") {
                root = self.delegate?.window?.rootViewController
                isHidden = self.delegate?.window?.isHidden
            }
        })
        defer { host.close() }
        #expect((root as? UINavigationController)?.topViewController is DiaryController)
        #expect(isHidden == true)
        #expect(Diary.has(["didFinish", "init(coder:)", "awakeFromNib", "willConnect", "viewDidLoad"]))
        #expect(delegate?.window?.isOnScreen == true)
        #expect(delegate?.window?.isKeyWindow == true)
        #expect(delegate?.window?.windowScene === scene)
    }

    @Test func test_A48_withoutStoryboardNobodyElseMakesAWindow() {
        let host = launched(Manifest.text("UISceneDelegateClassName = \"UIKitTests.DiarySceneDelegate\";"))
        defer { host.close() }
        #expect(delegate?.window == nil)
        #expect(host.application.windows.isEmpty)
        #expect(BlackScreen.diagnosis()?.contains("(A48)") == true)
    }

    @Test func test_A48_F14_windowsThatNobodyHoldsGo() {
        let host = launched()
        defer { host.close() }
        #expect(delegate?.window?.isOnScreen == true)
        delegate?.window = nil
        #expect(host.application.windows.isEmpty)
    }

    @Test func test_A59_nothingOfTheInterfaceInDidFinish() {
        var scenes: Int?, hasWindow: Bool?
        let host = launched(Manifest.storyboard, storyboards: ["Diary"], before: { host in
            Diary.on("didFinish") {
                scenes = host.application.connectedScenes.count
                hasWindow = (host.application.delegate?.window ?? nil) != nil || !host.application.windows.isEmpty
            }
        })
        defer { host.close() }
        #expect(scenes == 0)
        #expect(hasWindow == false)
    }

    @Test func test_A61_C14_removedSessions() {
        let first = launched()
        let session = scene!.session
        #expect(!Diary.names.contains("didDiscard"))
        first.close()
        let host = launched(request: { $0.discardedSessions = [session] })
        defer { host.close() }
        #expect(Diary.has(["didFinish", "didDiscard", "willConnect"]))
    }

    @Test func test_A62_whatTheAppDelegateHears() {
        let host = launched()
        defer { host.close() }
        let heard = Diary.during {
            host.application.resignActive()
            host.application.endInterruption()
            host.application.enterBackground()
            host.application.enterForeground()
            host.application.terminate()
        }
        #expect(heard.filter { !$0.hasPrefix("scene") && !$0.hasPrefix("view") } == ["willTerminate"])
    }

    @Test func test_C33_A42_connectionTellsWhy() {
        let url = launched(reason: .url(URL(string: "birds://list")!))
        #expect(LaunchPad.connection?.urlContexts.first?.url.host == "list")
        #expect(LaunchPad.options == nil)
        #expect(!Diary.names.contains("scene.openURLContexts") && !Diary.names.contains("open"))
        url.close()
        let activity = launched(reason: .activity(NSUserActivity(activityType: "birds.view")))
        #expect(LaunchPad.connection?.userActivities.first?.activityType == "birds.view")
        #expect(!Diary.names.contains("scene.continue"))
        activity.close()
        let shortcut = launched(reason: .shortcut(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
        #expect(LaunchPad.connection?.shortcutItem?.type == "new")
        #expect(LaunchPad.connection?.notificationResponse == nil)
        #expect(!Diary.names.contains("scene.performAction"))
        shortcut.close()
        let tap = launched(reason: .notification(["aps": ["alert": ["title": "Wren", "body": "It sings"]], "bird": 7]))
        defer { tap.close() }
        let response = LaunchPad.connection?.notificationResponse, content = response?.notification.request.content
        #expect(content?.title == "Wren" && content?.body == "It sings" && content?.userInfo["bird"] as? Int == 7)
        #expect(response?.actionIdentifier == "com.apple.UNNotificationDefaultActionIdentifier")
    }

    @Test func test_C34_warmOnesGoToTheScene() {
        let host = launched()
        defer { host.close() }
        let heard = Diary.during {
            host.application.handOver(.url(URL(string: "birds://list")!))
            host.application.handOver(.activity(NSUserActivity(activityType: "birds.view")))
            host.application.handOver(.shortcut(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))
        }
        #expect(heard == ["scene.openURLContexts", "scene.willContinue", "scene.continue", "scene.performAction"])
    }

    @Test func test_C26_C22_C24_connectedInTheBackground() {
        let host = launched(Manifest.code + " UIBackgroundModes = (fetch);", reason: .fetch)
        defer { host.close() }
        #expect(Diary.has(["willFinish", "didFinish", "willConnect", "performFetch"]))
        #expect(!Diary.names.contains("sceneWillEnterForeground"))
        #expect(scene?.activationState == .background)
    }
}
