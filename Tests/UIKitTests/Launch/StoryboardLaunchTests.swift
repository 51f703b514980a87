import Foundation
import Testing
@testable import UIKit

/// Rules A17, A21, A33–A44, A51, A55–A58: the launch of an app without scenes, as the app sees it.
@Suite(.serialized) @MainActor struct StoryboardLaunchTests {
    private func launched(_ info: String = "UIMainStoryboardFile = Diary;", delegate: String = "UIKitTests.DiaryDelegate", storyboards: [String] = ["Diary"], before: (LaunchHost) -> Void = { _ in }) -> LaunchHost {
        let host = LaunchHost(info, delegate: delegate, storyboards: storyboards)
        before(host)
        host.launch()
        return host
    }

    private var window: UIWindow? { UIApplication.shared.delegate?.window ?? nil }

    @Test func test_A17_noKeyNoStoryboard() {
        let host = launched("")
        defer { host.close() }
        #expect(!Diary.names.contains("init(coder:)"))
        #expect(window == nil)
    }

    @Test func test_A17_A33_L1_L27_order() {
        let host = launched()
        defer { host.close() }
        #expect(Diary.names == [
            "delegate.init", "init(coder:)", "awakeFromNib", "willFinish", "didFinish",
            "viewDidLoad", "viewWillAppear", "viewDidAppear", "didBecomeActive",
        ], "\(Diary.names)")
        #expect(Diary.entries.map(\.state).dropLast().allSatisfy { $0 == .inactive })
        #expect(Diary.state(in: "didBecomeActive") == .active)
    }

    @Test func test_A21_launchStoryboardIsNoneOfTheApps() {
        let host = launched("UILaunchStoryboardName = LaunchScreen;", delegate: "UIKitTests.DiaryDelegate", storyboards: ["LaunchScreen"])
        defer { host.close() }
        #expect(!Diary.names.contains("launchScreen.init"))
        _ = UIStoryboard(name: "LaunchScreen", bundle: host.application.bundle).instantiateInitialViewController()
        #expect(Diary.names.contains("launchScreen.init"))
    }

    @Test func test_A34_awakeBeforeWillFinishWithoutItsView() {
        var isLoaded: Bool?
        let host = launched { _ in Diary.on("willFinish") { isLoaded = root()?.isViewLoaded } }
        defer { host.close() }
        #expect(Diary.has(["init(coder:)", "awakeFromNib", "willFinish", "viewDidLoad"]))
        #expect(isLoaded == false)
    }

    private func root() -> UIViewController? { (window?.rootViewController as? UINavigationController)?.viewControllers.first }

    @Test func test_A35_windowOfTheScreensSizeThroughTheSetter() {
        let host = launched()
        defer { host.close() }
        #expect(window?.frame == UIScreen.main.bounds)
        #expect(type(of: window!) == UIWindow.self)
    }

    @Test func test_A35_theDelegatesOwnWindowIsUsed() {
        let host = launched(delegate: "UIKitTests.DiaryWindowDelegate")
        defer { host.close() }
        #expect(window is DiaryWindowDelegate.Window)
        #expect(window?.isKeyWindow == true)
        #expect(root() is DiaryController)
    }

    @Test func test_A36_rootWithItsChildrenInBothCallbacks() {
        var seen: [Bool] = []
        let host = launched { _ in for name in ["willFinish", "didFinish"] { Diary.on(name) { seen.append(root() is DiaryController) } } }
        defer { host.close() }
        #expect(seen == [true, true])
    }

    @Test func test_A37_H8_notOnScreenBeforeDidFinishReturned() {
        var shown: [Bool] = []
        let host = LaunchHost(delegate: "UIKitTests.DiaryCodeDelegate")
        defer { host.close() }
        Diary.on("didFinish") { shown.append(self.window!.isOnScreen) }
        host.launch()
        #expect(shown == [false])
        #expect(window?.isOnScreen == true)
    }

    @Test func test_A38_shownByUIKitOrByTheApp() {
        let host = launched()
        #expect(window?.isHidden == false && window?.isKeyWindow == true)
        host.close()
        let code = launched("", storyboards: [])
        defer { code.close() }
        #expect(code.application.windows.filter { !$0.isHidden }.isEmpty)
    }

    @Test func test_A39_D15_storyboardsViewLoadsAfterDidFinish() {
        let host = launched()
        defer { host.close() }
        #expect(Diary.has(["didFinish", "viewDidLoad"]))
        #expect(Diary.names.firstIndex(of: "viewDidLoad")! > Diary.names.firstIndex(of: "didFinish")!)
    }

    @Test func test_A39_codesViewLoadsInsideMakeKeyAndVisible() {
        let host = LaunchHost(delegate: "UIKitTests.DiaryCodeDelegate")
        defer { host.close() }
        host.launch()
        #expect(Diary.names == ["delegate.init", "willFinish", "viewDidLoad", "viewWillAppear", "didFinish", "viewDidAppear", "didBecomeActive"], "\(Diary.names)")
    }

    @Test func test_A40_C3_stateInTheLaunchCallbacks() {
        let host = launched()
        #expect(Diary.state(in: "willFinish") == .inactive && Diary.state(in: "didFinish") == .inactive)
        host.close()
        let unseen = LaunchHost("UIBackgroundModes = (fetch);", delegate: "UIKitTests.DiaryDelegate", reason: .fetch)
        defer { unseen.close() }
        unseen.launch()
        #expect(Diary.state(in: "willFinish") == .background && Diary.state(in: "didFinish") == .background)
    }

    @Test func test_A41_callbacks() {
        let host = launched()
        #expect(Diary.has(["willFinish", "didFinish"]))
        #expect(!Diary.names.contains("didFinishWithoutOptions"))
        host.close()
        let old = LaunchHost(delegate: "UIKitTests.OldDelegate")
        defer { old.close() }
        old.launch()
        #expect(old.events.contains("applicationDidFinishLaunching(_:)"))
    }

    @Test func test_A42_launchOptions() {
        func options(_ reason: LaunchReason, _ info: String = "") -> [UIApplication.LaunchOptionsKey: Any]? {
            let host = LaunchHost(info, delegate: "UIKitTests.DiaryDelegate", reason: reason)
            defer { host.close() }
            host.launch()
            return LaunchPad.options
        }
        let url = URL(string: "birds://list")!
        #expect(options(.user) == nil)
        #expect(options(.url(url))?[.url] as? URL == url)
        #expect((options(.shortcut(UIApplicationShortcutItem(type: "new", localizedTitle: "New")))?[.shortcutItem] as? UIApplicationShortcutItem)?.type == "new")
        #expect((options(.notification(["aps": "x"]))?[.remoteNotification] as? [AnyHashable: Any])?["aps"] as? String == "x")
        #expect(options(.location, "UIBackgroundModes = (location);")?[.location] as? Bool == true)
        let activity = options(.activity(NSUserActivity(activityType: "birds.view")))?[.userActivityDictionary] as? [String: Any]
        #expect(activity?[UIApplication.LaunchOptionsKey.userActivityType.rawValue] as? String == "birds.view")
        #expect(options(.url(url), Manifest.code) == nil)
    }

    @Test func test_A43_nothingAtAllIsABlackScreen() {
        let host = launched("", storyboards: [])
        defer { host.close() }
        #expect(host.application.applicationState == .active)
        #expect(host.application.windows.isEmpty)
        #expect(BlackScreen.diagnosis()?.contains("Info.plist names no main storyboard") == true)
    }

    @Test func test_A44_orientationsBeforeAndAfter() {
        let host = launched()
        defer { host.close() }
        let names = Diary.entries.map(\.name)
        #expect(names.prefix { $0 != "willFinish" }.contains("orientations"))
        #expect(names.drop { $0 != "didFinish" }.contains("orientations"))
    }

    @Test func test_A51_launchGoesOnWithoutWindowProperty() {
        let host = LaunchHost("UIMainStoryboardFile = Diary;", delegate: "UIKitTests.OldDelegate", storyboards: ["Diary"])
        defer { host.close() }
        host.launch()
        #expect(host.application.applicationState == .active)
        #expect(Diary.names.contains("init(coder:)"))
        #expect(host.application.windows.isEmpty)
    }

    @Test func test_A56_hiddenWindowsNeedNoRoot() {
        let host = LaunchHost(delegate: "UIKitTests.DiaryDelegate")
        defer { host.close() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        host.launch()
        #expect(window.isHidden)
        #expect(host.application.applicationState == .active)
    }

    @Test func test_A58_storyboardWithoutScenes() throws {
        let bundle = LaunchHost.bundle([])
        let folder = bundle.bundleURL.appendingPathComponent("Empty.storyboardc")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let list = try PropertyListSerialization.data(fromPropertyList: ["UIStoryboardVersion": 1], format: .xml, options: 0)
        try list.write(to: folder.appendingPathComponent("Info.plist"))
        #expect(StoryboardContents.find("Empty", in: bundle)?.info.nibNames == [:])
        #expect(UIStoryboard(name: "Empty", bundle: bundle).instantiateInitialViewController() == nil)
    }
}
