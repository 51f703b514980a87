@_exported import UIKit
@_exported import UserNotifications

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable { case doNotDismiss = 0, dismiss, dismissAndForwardAction }
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none = 0, `default`, overlay }

/// What a notification's own interface answers. No extension runs here: an app's own target may share the file of one.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
    func didReceive(_ notification: UNNotification)
    func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
}
extension UNNotificationContentExtension {
    public func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) { completion(.dismiss) }
}
