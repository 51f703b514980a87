import UIKit
import Viewing

/// The viewer is an app without an interface of its own. It gets ready, reads the path of a request from standard input,
/// does what it says while it is launched, and ends. `understudy render` starts it.
final class ViewerDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        // Nobody wants anything after all.
        guard let path = readLine() else { exit(0) }
        do {
            try ViewerRun(ViewerRequest(contentsOf: path)).run()
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    /// The interface lies as the device is held.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        UIDevice.current.orientation.isLandscape ? .landscape : .portrait
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("application(_:didFinishLaunchingWithOptions:)", "application(_:supportedInterfaceOrientationsFor:)")
        glue.creates { ViewerDelegate() }
    }
}
