import UIKit

/// Does the one piece of work that `WORK` names and prints a line for each figure: what, value, unit.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var run: AnyObject?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        switch ProcessInfo.processInfo.environment["WORK"] {
        case "push": run = PushRun(in: window)
        case "list": run = ListRun(in: window)
        case "text": TextWork.measure()
        case "fill": FillWork.measure()
        default:
            FileHandle.standardError.write(Data("WORK is one of push, list, text, fill\n".utf8))
            exit(2)
        }
        window.makeKeyAndVisible()
        return true
    }
}
