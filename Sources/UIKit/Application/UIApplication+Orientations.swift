import Foundation
import LaunchRules

// A27: which orientations the interface may take.

extension UIApplication {
    /// The delegate's answer goes before the property list's (A27, A44).
    func delegateOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        guard holds("A27"), let delegate, _implements(delegate, "application(_:supportedInterfaceOrientationsFor:)") else { return supportedInterfaceOrientations(for: window) }
        Trace.emit("application(_:supportedInterfaceOrientationsFor:)", delegate, rule: "A44")
        return delegate.application(self, supportedInterfaceOrientationsFor: window)
    }
}
