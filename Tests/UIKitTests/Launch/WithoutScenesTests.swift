import Foundation
import Testing
@testable import UIKit

/// Rules A1–A44, B1–B7, C5: the launch of an app without a scene manifest.
@Suite(.serialized) @MainActor struct WithoutScenesTests {
    private let storyboard = "UIMainStoryboardFile = Main;"

    @Test func test_A2_A3_applicationBeforeDelegate() {
        let host = LaunchHost()
        defer { host.close() }
        #expect(host.events == ["createApplication", "createDelegate"])
        #expect(type(of: host.application) == UIApplication.self)
        #expect(host.application.delegate is PlainDelegate)
    }

    @Test func test_A4_sharedIsTheApplication() {
        let host = LaunchHost()
        defer { host.close() }
        #expect(UIApplication.shared === host.application)
    }

    @Test func test_A6_principalThatIsItsOwnDelegate() {
        let host = LaunchHost(delegate: "UIKitTests.OwnApplication", principal: "UIKitTests.OwnApplication")
        defer { host.close() }
        #expect(host.application is OwnApplication)
        #expect(host.application.delegate === host.application)
    }

    @Test func test_A33_orderWithMainStoryboard() {
        let host = LaunchHost(storyboard, storyboards: ["Main"])
        defer { host.close() }
        host.launch()
        #expect(host.isInOrder([
            "createApplication", "createDelegate", "loadMainStoryboard", "init(coder:)", "instantiateInitialViewController", "installMainWindow",
            "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)", "makeKeyAndVisible()",
            "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "applicationDidBecomeActive(_:)",
        ]), "\(host.events)")
    }

    @Test func test_A34_A36_A37_A40_whatLaunchCallbacksSee() {
        let host = LaunchHost(storyboard, storyboards: ["Main"])
        defer { host.close() }
        host.launch()
        let delegate = host.application.delegate as! PlainDelegate
        #expect(delegate.seen == Array(repeating: "inactive window=true root=true loaded=false hidden=true shown=false", count: 2))
    }

    @Test func test_A5_A10_A18_mainNibBringsTheDelegate() {
        let host = LaunchHost("NSMainNibFile = MainWindow;", delegate: nil, storyboards: ["MainWindow.xib"])
        defer { host.close() }
        #expect(host.events == ["createApplication"])
        host.launch()
        #expect(host.isInOrder(["createApplication", "loadMainNib", "awakeFromNib()", "connectDelegate", "application(_:willFinishLaunchingWithOptions:)"]), "\(host.events)")
        // A8: alive, though the application doesn't hold it.
        #expect((host.application.delegate as? PlainDelegate)?.seen.count == 2)
    }

    @Test func test_A8_theApplicationDoesNotHoldItsDelegate() {
        let host = LaunchHost()
        defer { host.close() }
        weak var other: PlainDelegate?
        weak var own = host.application.delegate as? PlainDelegate
        do {
            let delegate = PlainDelegate()
            other = delegate
            host.application.delegate = delegate
        }
        #expect(other == nil)
        #expect(own != nil)
        host.application.delegate = own
    }

    @Test func test_A19_theStoryboardGoesBeforeTheNib() {
        let host = LaunchHost(storyboard + "NSMainNibFile = MainWindow;", storyboards: ["Main", "MainWindow.xib"])
        defer { host.close() }
        host.launch()
        #expect(host.events.contains("loadMainStoryboard"))
        #expect(!host.events.contains("loadMainNib"))
    }

    @Test func test_A25_A26_statusBarOfThePropertyList() {
        let keys = "UIStatusBarHidden = YES; UIStatusBarStyle = UIStatusBarStyleLightContent;"
        let host = LaunchHost(keys, delegate: "UIKitTests.CodeDelegate")
        defer { host.close() }
        #expect(host.application.statusBar.isHidden)
        #expect(host.application.statusBar.style == .lightContent)
        host.launch()
        #expect(!host.application.statusBar.isHidden)
        let old = LaunchHost(keys + "UIViewControllerBasedStatusBarAppearance = NO;", delegate: "UIKitTests.CodeDelegate")
        defer { old.close() }
        old.launch()
        #expect(old.application.statusBar.isHidden)
        #expect(old.application.statusBar.style == .lightContent)
    }

    @Test func test_A31_endsInsteadOfGoingToTheBackground() {
        let host = LaunchHost("UIApplicationExitsOnSuspend = YES;", delegate: "UIKitTests.CodeDelegate")
        defer { host.close() }
        host.launch()
        host.application.enterBackground()
        #expect(host.events.last == "UIApplication.willTerminateNotification")
    }

    @Test func test_A35_aWindowOfTheDelegatesOwn() {
        let host = LaunchHost(storyboard, delegate: "UIKitTests.OwnWindowDelegate", storyboards: ["Main"])
        defer { host.close() }
        host.launch()
        #expect(host.application.windows.count == 1)
        #expect(host.application.keyWindow is OwnWindowDelegate.Window)
        #expect(host.application.keyWindow?.rootViewController is LaunchedController)
    }

    @Test func test_A44_askedForOrientationsBeforeAndAfterTheLaunchCallbacks() {
        let host = LaunchHost(storyboard + "UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait);", delegate: "UIKitTests.AskedDelegate", storyboards: ["Main"])
        defer { host.close() }
        host.launch()
        let asked = "application(_:supportedInterfaceOrientationsFor:)"
        #expect(host.isInOrder(["installMainWindow", asked, "application(_:didFinishLaunchingWithOptions:)", asked]), "\(host.events)")
    }

    @Test func test_A38_storyboardWindowIsShown() {
        let host = LaunchHost(storyboard, storyboards: ["Main"])
        defer { host.close() }
        host.launch()
        let window = host.application.delegate?.window ?? nil
        #expect(window?.isKeyWindow == true)
        #expect(window?.isHidden == false)
        #expect(window?.frame == UIScreen.main.bounds)
    }

    @Test func test_A38_omittedStepIsMissed() {
        let host = LaunchHost(storyboard, storyboards: ["Main"], omitting: [.showMainWindow])
        defer { host.close() }
        host.launch()
        #expect((host.application.delegate?.window ?? nil)?.isHidden == true)
        #expect(BlackScreen.diagnosis()?.contains("is hidden") == true)
    }

    @Test func test_A37_A39_codeLoadsTheViewInsideTheCallback() {
        let host = LaunchHost(delegate: "UIKitTests.CodeDelegate")
        defer { host.close() }
        host.launch()
        let delegate = host.application.delegate as! CodeDelegate
        #expect(delegate.seen.last == "inactive window=true root=true loaded=true hidden=false shown=false")
        #expect(delegate.window?.isOnScreen == true)
        #expect(host.isInOrder(["application(_:didFinishLaunchingWithOptions:)", "makeKeyAndVisible()", "viewDidLoad()", "viewWillAppear(_:)", "UIApplication.didFinishLaunchingNotification", "viewDidAppear(_:)"]))
    }

    @Test func test_A41_oldCallbackOnlyWithoutTheOther() {
        let host = LaunchHost(delegate: "UIKitTests.OldDelegate")
        defer { host.close() }
        host.launch()
        #expect(host.events.contains("applicationDidFinishLaunching(_:)"))
        #expect(!host.events.contains("application(_:didFinishLaunchingWithOptions:)"))
    }

    @Test func test_A42_C27_launchWithURL() {
        let url = URL(string: "birds://list")!
        let host = LaunchHost(delegate: "UIKitTests.CodeDelegate", reason: .url(url))
        defer { host.close() }
        host.launch()
        #expect((host.application.delegate as! CodeDelegate).options?[.url] as? URL == url)
        #expect(host.isInOrder(["application(_:didFinishLaunchingWithOptions:)", "application(_:open:options:)", "applicationDidBecomeActive(_:)"]))
        let opened = host.recorder.events.first { $0.event == "application(_:open:options:)" }
        #expect(opened?.state == "inactive")
    }

    @Test func test_A43_A56_nothingAtAllLaunches() {
        let host = LaunchHost()
        defer { host.close() }
        host.launch()
        #expect(host.application.windows.isEmpty)
        #expect(host.application.applicationState == .active)
        #expect(BlackScreen.diagnosis()?.contains("There is no window") == true)
    }

    @Test func test_B1_B7_didFinishLaunchingNotification() {
        let host = LaunchHost(delegate: "UIKitTests.CodeDelegate")
        defer { host.close() }
        nonisolated(unsafe) var notes: [Notification] = []
        let token = NotificationCenter.default.addObserver(forName: UIApplication.didFinishLaunchingNotification, object: host.application, queue: nil) { notes.append($0) }
        defer { NotificationCenter.default.removeObserver(token) }
        host.launch()
        #expect(notes.count == 1)
        #expect(notes.first?.userInfo == nil)
        #expect(host.isInOrder(["application(_:didFinishLaunchingWithOptions:)", "UIApplication.didFinishLaunchingNotification"]))
    }

    @Test func test_B2_C5_activeInTheEnd() {
        let host = LaunchHost(delegate: "UIKitTests.CodeDelegate")
        defer { host.close() }
        host.launch()
        #expect(host.isInOrder(["applicationDidBecomeActive(_:)", "UIApplication.didBecomeActiveNotification"]))
        #expect(host.application.applicationState == .active)
        #expect(host.recorder.events.first { $0.event == "application(_:didFinishLaunchingWithOptions:)" }?.state == "inactive")
    }

    @Test func test_C6_C7_homeAndBack() {
        let host = LaunchHost(delegate: "UIKitTests.CodeDelegate")
        defer { host.close() }
        host.launch()
        let before = host.events.count
        host.application.enterBackground()
        #expect(host.application.applicationState == .background)
        host.application.enterForeground()
        // Pictures of the background lay out.
        #expect(host.events[before...].filter { !$0.hasSuffix("LayoutSubviews()") } == [
            "applicationWillResignActive(_:)", "UIApplication.willResignActiveNotification",
            "applicationDidEnterBackground(_:)", "UIApplication.didEnterBackgroundNotification",
            "UIApplication.willEnterForegroundNotification", "applicationWillEnterForeground(_:)",
            "applicationDidBecomeActive(_:)", "UIApplication.didBecomeActiveNotification",
        ])
        #expect(host.recorder.events.first { $0.event == "applicationWillEnterForeground(_:)" }?.state == "background")
    }

    @Test func test_C8_interruption() {
        let host = LaunchHost(delegate: "UIKitTests.CodeDelegate")
        defer { host.close() }
        host.launch()
        let before = host.events.count
        host.application.resignActive()
        host.application.endInterruption()
        #expect(host.events[before...].filter { $0.hasPrefix("application") } == ["applicationWillResignActive(_:)", "applicationDidBecomeActive(_:)"])
    }

    @Test func test_C17_endedWhileItRuns() {
        let host = LaunchHost(delegate: "UIKitTests.CodeDelegate")
        defer { host.close() }
        host.launch()
        host.application.terminate()
        #expect(host.isInOrder(["applicationDidEnterBackground(_:)", "applicationWillTerminate(_:)", "UIApplication.willTerminateNotification"]))
    }
}

final class OwnWindowDelegate: PlainDelegate {
    final class Window: UIWindow {}

    private lazy var own = Window(frame: UIScreen.main.bounds)

    override var window: UIWindow? {
        get { own }
        set { fatalError("a delegate that has a window is given another, \(String(describing: newValue))") }
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { OwnWindowDelegate() }
    }
}

final class AskedDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .portrait }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { AskedDelegate() }
        glue.implements("window", "application(_:didFinishLaunchingWithOptions:)", "application(_:supportedInterfaceOrientationsFor:)")
    }
}
