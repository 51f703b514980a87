import Foundation
import UIKit

/// An app of one screen, which writes down what it hears, and does what the first argument says once it is active.
final class BenchDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var run: (any LifeRun)?
    /// What it has heard since it was last asked.
    private(set) var heard: [String] = []

    func takeHeard() -> [String] {
        defer { heard.removeAll(keepingCapacity: true) }
        return heard
    }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        heard.append("willFinish")
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = BenchController()
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        heard.append("didFinish")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        heard.append("didBecomeActive")
        guard run == nil else { return }
        run = switch CommandLine.arguments[1] {
        case "cycles": CycleRun(delegate: self, count: Int(CommandLine.arguments[2])!)
        case "pairs": PairRun(count: Int(CommandLine.arguments[2])!)
        case "once": OnceRun(delegate: self)
        case "save": SaveRun(controller: controller)
        default: RestoreRun(controller: controller)
        }
        DispatchQueue.main.async { self.run?.step() }
    }

    func applicationWillResignActive(_ application: UIApplication) { heard.append("willResignActive") }

    func applicationDidEnterBackground(_ application: UIApplication) {
        heard.append("didEnterBackground")
        controller.removeContent()
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        heard.append("willEnterForeground")
        controller.addContent()
    }

    func applicationWillTerminate(_ application: UIApplication) { heard.append("willTerminate") }

    private var savesState: Bool { ["save", "restore"].contains(CommandLine.arguments[1]) }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { savesState }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { savesState }

    var controller: BenchController { window!.rootViewController as! BenchController }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { BenchDelegate() }
        glue.property("window", get: { ($0 as! BenchDelegate).window }, set: { ($0 as! BenchDelegate).window = $1 as? UIWindow })
        glue.implements(
            "window", "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)", "applicationDidBecomeActive(_:)",
            "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)", "applicationWillTerminate(_:)",
            "application(_:shouldSaveSecureApplicationState:)", "application(_:shouldRestoreSecureApplicationState:)")
    }
}
