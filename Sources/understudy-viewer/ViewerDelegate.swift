import UIKit
import Viewing

/// The viewer is an app without an interface of its own: it does what its request says while it is launched, and ends.
final class ViewerDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        do {
            try ViewerRun(ViewerRequest(contentsOf: CommandLine.arguments[1])).run()
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("application(_:didFinishLaunchingWithOptions:)")
        glue.creates { ViewerDelegate() }
    }
}
