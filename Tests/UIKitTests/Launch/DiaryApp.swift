import Foundation
@testable import UIKit

/// Writes all it hears into the diary.
class DiaryDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    override init() {
        super.init()
        Diary.note("delegate.init")
    }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        LaunchPad.options = launchOptions
        Diary.note("willFinish")
        return LaunchPad.willFinish
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Diary.note("didFinish")
        return LaunchPad.didFinish
    }

    func applicationDidFinishLaunching(_ application: UIApplication) { Diary.note("didFinishWithoutOptions") }

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        Diary.note("orientations")
        return LaunchPad.orientations
    }

    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        Diary.note("configuration")
        return LaunchPad.configuration?(session) ?? session.configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) { Diary.note("didDiscard") }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        Diary.note("open")
        return true
    }

    func application(_ application: UIApplication, willContinueUserActivityWithType type: String) -> Bool {
        Diary.note("willContinue")
        return true
    }

    func application(_ application: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool {
        Diary.note("continue")
        return true
    }

    func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { Diary.note("performAction") }
    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { Diary.note("performFetch") }
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) { Diary.note("didReceiveRemote") }

    func applicationDidBecomeActive(_ application: UIApplication) { Diary.note("didBecomeActive") }
    func applicationWillResignActive(_ application: UIApplication) { Diary.note("willResignActive") }
    func applicationDidEnterBackground(_ application: UIApplication) { Diary.note("didEnterBackground") }
    func applicationWillEnterForeground(_ application: UIApplication) { Diary.note("willEnterForeground") }
    func applicationWillTerminate(_ application: UIApplication) { Diary.note("willTerminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Diary.note("memoryWarning") }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { DiaryDelegate() }
        glue.property("window", get: { ($0 as! DiaryDelegate).window }, set: { ($0 as! DiaryDelegate).window = $1 as? UIWindow })
        glue.implements(
            "window", "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)", "applicationDidFinishLaunching(_:)",
            "application(_:supportedInterfaceOrientationsFor:)", "application(_:configurationForConnecting:options:)", "application(_:didDiscardSceneSessions:)",
            "application(_:open:options:)", "application(_:willContinueUserActivityWithType:)", "application(_:continue:restorationHandler:)",
            "application(_:performActionFor:completionHandler:)", "application(_:performFetchWithCompletionHandler:)", "application(_:didReceiveRemoteNotification:)",
            "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)",
            "applicationWillTerminate(_:)", "applicationDidReceiveMemoryWarning(_:)")
    }
}

/// Makes its window by code, in didFinish.
class DiaryCodeDelegate: DiaryDelegate {
    override func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = DiaryController()
        window?.makeKeyAndVisible()
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { DiaryCodeDelegate() }
    }
}

/// Has a window of its own class when UIKit asks.
final class DiaryWindowDelegate: DiaryDelegate {
    final class Window: UIWindow {}

    override init() {
        super.init()
        MainActor.assumeIsolated { window = Window(frame: UIScreen.main.bounds) }
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { DiaryWindowDelegate() }
    }
}

final class DiaryController: UIViewController {
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    convenience init() { self.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Diary.note("init(coder:)")
    }

    override func awakeFromNib() { super.awakeFromNib(); Diary.note("awakeFromNib") }
    override func viewDidLoad() { super.viewDidLoad(); Diary.note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); Diary.note("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); Diary.note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); Diary.note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); Diary.note("viewDidDisappear") }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning(); Diary.note("controller.memoryWarning") }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { DiaryController() }
    }
}

/// Of a launch storyboard: nobody is to make one.
final class LaunchScreenController: UIViewController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Diary.note("launchScreen.init")
    }
}
