import Foundation

extension UIApplication {
    /// Raised where controller and app have no orientation in common.
    public nonisolated static let invalidInterfaceOrientationException = NSExceptionName("UIApplicationInvalidInterfaceOrientation")
}
