import DeviceCommands
import Foundation

/// What is said of the outside, as the app will hear of it.
extension LaunchReason {
    /// - Throws: `CommandError` where iOS wouldn't bring it to this app.
    @MainActor init(_ cause: LaunchCause, _ app: UIApplication) throws {
        switch cause {
        case .url(let url): try self.init(opening: url, app)
        case .shortcut(let type): self = .shortcut(try ShortcutItems(app).item(type))
        case .activity(let type): self = .activity(NSUserActivity(activityType: type))
        case .handoff(let type): self = .handoff(NSUserActivity(activityType: type))
        case .push(let content):
            self = try content.isSilent ? .silentNotification(content.dictionary()) : .notification(content.dictionary())
        case .fetch: self = .fetch
        case .location: self = .location
        }
    }

    /// A30: a URL of the app's own schemes, or a web page that it may have a link to.
    @MainActor init(opening url: URL, _ app: UIApplication) throws {
        let scheme = url.scheme?.lowercased() ?? ""
        if app.info.urlSchemes.contains(scheme) {
            self = .url(url)
        } else if scheme == "https" || scheme == "http", app.continuesActivities {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = url
            self = .activity(activity)
        } else {
            let own = app.info.urlSchemes.sorted().map { "\($0):" }.joined(separator: ", ")
            throw CommandError("the app opens no '\(scheme):' URLs; CFBundleURLTypes in its Info.plist lists \(own.isEmpty ? "none" : own)")
        }
    }
}

extension UIApplication {
    /// Whether a link to a web page could be meant for it.
    fileprivate var continuesActivities: Bool {
        guard life.usesScenes else { return delegate.map { _implements($0, "application(_:continue:restorationHandler:)") } ?? false }
        return scenes.connected.contains { scene in scene.delegate.map { _implements($0, "scene(_:continue:)") } ?? false }
    }
}

