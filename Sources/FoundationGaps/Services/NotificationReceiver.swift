import Foundation

/// What the system's notifications come to in an app that uses the framework for them. On the main thread.
package protocol NotificationReceiver: AnyObject {
    /// One comes while the app is in front. False where nobody in the app takes it.
    func present(_ payload: [AnyHashable: Any]) -> Bool
    /// Somebody has tapped on one of a server's. False where nobody in the app takes it.
    func open(_ payload: [AnyHashable: Any]) -> Bool
    /// Somebody taps on one that the app has scheduled, the last that has come where no identifier is given.
    /// - Returns: what is to be done once the app is in front; nil where none has come.
    func tap(_ identifier: String?) -> (() -> Void)?
}

package enum Notifications {
    /// nil where the app doesn't use the framework.
    nonisolated(unsafe) package static var receiver: (any NotificationReceiver)?
    /// Whether the app is in front. Asked on the main thread.
    nonisolated(unsafe) package static var isAppInFront: () -> Bool = { true }
}
