import Foundation
import FoundationGaps

extension UNUserNotificationCenter: NotificationReceiver {
    package func present(_ payload: [AnyHashable: Any]) -> Bool {
        guard delegate != nil else { return false }
        show(UNNotification(request: UNNotificationRequest(payload: payload), date: Date()))
        return true
    }

    package func open(_ payload: [AnyHashable: Any]) -> Bool {
        guard let delegate else { return false }
        delegate.userNotificationCenter(self, didReceive: UNNotificationResponse(payload: payload)) {}
        return true
    }

    package func tap(_ identifier: String?) -> (() -> Void)? {
        guard let notification = shown.first(where: { identifier == nil || $0.request.identifier == identifier }) else { return nil }
        removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
        return { self.delegate?.userNotificationCenter(self, didReceive: UNNotificationResponse(notification: notification)) {} }
    }
}

extension UNNotificationResponse {
    /// A tap on a server's notification.
    package convenience init(payload: [AnyHashable: Any]) {
        self.init(notification: UNNotification(request: UNNotificationRequest(payload: payload), date: Date()))
    }
}

extension UNNotificationRequest {
    /// Of a server's notification: its texts as `aps` has them, all of it as `userInfo`.
    fileprivate convenience init(payload: [AnyHashable: Any]) {
        let content = UNMutableNotificationContent(), aps = payload["aps"] as? [String: Any] ?? [:], alert = aps["alert"]
        if let text = alert as? String { content.body = text }
        if let texts = alert as? [String: Any] {
            content.title = texts["title"] as? String ?? ""
            content.subtitle = texts["subtitle"] as? String ?? ""
            content.body = texts["body"] as? String ?? ""
        }
        content.badge = aps["badge"] as? NSNumber
        content.categoryIdentifier = aps["category"] as? String ?? ""
        content.threadIdentifier = aps["thread-id"] as? String ?? ""
        content.userInfo = payload
        self.init(identifier: UUID().uuidString, content: content, trigger: UNPushNotificationTrigger(repeats: false))
    }
}
