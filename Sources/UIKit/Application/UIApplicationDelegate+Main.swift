import Foundation
import LaunchRules

extension UIApplicationDelegate {
    /// A11: what `@main` and `@UIApplicationMain` call.
    @MainActor @preconcurrency public static func main() {
        exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, holds("A11") ? _nameOfClass(self as AnyClass) : nil))
    }
}

/// Makes the application and its delegate, launches and never returns (A1).
///
/// `principalClassName` nil is `UIApplication` (A2); `delegateClassName` nil means that the main nib brings the delegate (A5).
@MainActor @preconcurrency @discardableResult
public func UIApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?, _ delegateClassName: String?) -> Int32 {
    // What the app printed is seen although it crashes next, into a pipe, too.
    // (By its symbol, as Swift takes the C variable for shared state.)
    if let output = dlsym(nil, "stdout") { setvbuf(output.assumingMemoryBound(to: UnsafeMutablePointer<FILE>.self).pointee, nil, Int32(_IOLBF), 0) }
    let launch = LaunchSequence(principalClassName: principalClassName, delegateClassName: delegateClassName)
    launch.start()
    guard holds("A1") else { return 0 }
    launch.loop()
}
