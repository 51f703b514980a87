import Foundation

/// Why the system starts an app.
enum LaunchReason {
    /// A tap on its icon.
    case user
    case url(URL)
    case shortcut(UIApplicationShortcutItem)
    case activity(NSUserActivity)
    /// An activity of another device that is still on its way.
    case handoff(NSUserActivity)
    /// A tap on a notification from a server.
    case notification([AnyHashable: Any])
    /// A tap on one that the app has scheduled, and what it leads to.
    case ownNotification(() -> Void)
    /// A notification that wakes the app unseen.
    case silentNotification([AnyHashable: Any])
    case fetch
    case location

    /// A29: the entry of `UIBackgroundModes` without which there is no such launch; nil for launches that the user sees.
    var backgroundMode: String? {
        switch self {
        case .user, .url, .shortcut, .activity, .handoff, .notification, .ownNotification: nil
        case .silentNotification: "remote-notification"
        case .fetch: "fetch"
        case .location: "location"
        }
    }

    var isBackground: Bool { backgroundMode != nil }

    /// A42: what the launch callbacks are told.
    var options: [UIApplication.LaunchOptionsKey: Any]? {
        switch self {
        case .user, .fetch, .ownNotification: nil
        case .url(let url): [.url: url]
        case .shortcut(let item): [.shortcutItem: item]
        case .handoff(let activity): [.userActivityDictionary: ["UIApplicationLaunchOptionsUserActivityTypeKey": activity.activityType] as [String: Any]]
        case .activity(let activity): [.userActivityDictionary: ["UIApplicationLaunchOptionsUserActivityTypeKey": activity.activityType, "UIApplicationLaunchOptionsUserActivityKey": activity] as [String: Any]]
        case .notification(let content), .silentNotification(let content): [.remoteNotification: content]
        case .location: [.location: true]
        }
    }
}
