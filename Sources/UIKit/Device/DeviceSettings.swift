import DeviceHost
import Foundation

/// What Settings says that apps follow.
struct DeviceSettings: Equatable {
    var style = UIUserInterfaceStyle.light
    var textSize = UIContentSizeCategory.large
}

extension UIScreen {
    package func set(style: UIUserInterfaceStyle) { change { $0.style = style } }

    /// Apps hear of it by traits, and by a notification.
    package func set(textSize: UIContentSizeCategory) {
        guard settings.textSize != textSize else { return }
        change { $0.textSize = textSize }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self, userInfo: [UIContentSizeCategory.newValueUserInfoKey: textSize.rawValue])
    }

    /// Windows and what is in them hear of traits that differ.
    private func change(_ body: (inout DeviceSettings) -> Void) {
        let old = traitCollection
        body(&settings)
        let new = traitCollection
        guard new != old else { return }
        DefaultTraits.current = new
        guard let app = UIApplication.current else { return }
        traitCollectionDidChange(old)
        for window in app.windowList.backToFront {
            // What lies in the window hears of it once, by way of its view.
            if let root = window.rootViewController, root.viewIfLoaded?.window !== window { root.traitCollectionDidChange(old) }
            window.tellTraitChange(from: old)
        }
        app.setNeedsFrame()
    }
}

/// What holds before anything overrides it. Reachable from anywhere: colours resolve off the main thread, too.
enum DefaultTraits {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var traits = UIScreen.traits(
        of: RunOptions.current.device, isLandscape: false, style: Bundle.main.infoDictionary?["UIUserInterfaceStyle"] as? String == "Dark" ? .dark : .light)

    static var current: UITraitCollection {
        get { lock.withLock { traits } }
        set { lock.withLock { traits = newValue } }
    }
}
