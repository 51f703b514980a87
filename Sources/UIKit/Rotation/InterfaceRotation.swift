import Foundation
import LaunchRules

/// Turns the interface: the windows' bounds change (D53, F19).
@MainActor struct InterfaceRotation {
    let app: UIApplication
    let new: UIInterfaceOrientation
    private let old: UIInterfaceOrientation
    private var screen: UIScreen { .main }
    /// Seconds.
    private static let duration: TimeInterval = 0.3

    init(_ app: UIApplication, to new: UIInterfaceOrientation) {
        (self.app, self.new) = (app, new)
        old = UIScreen.main.interfaceOrientation
    }

    /// Asks again which way up things go. Called when the device, the front controller or its mind has changed.
    static func update(_ window: UIWindow?, animated: Bool = true) {
        guard let window, window.windowLevel == .normal, let app = UIApplication.current else { return }
        let rotation = InterfaceRotation(app, to: OrientationChoice(app).now(window))
        guard rotation.new != rotation.old else { return }
        if animated, window.isOnScreen, let root = window.rootViewController { rotation.run(in: window, root) } else { rotation.apply() }
    }

    /// D58: without a word to anybody.
    func apply() {
        let before = screen.bounds, traits = screen.traitCollection
        screen.interfaceOrientation = new
        for window in app.windows {
            if window.frame == before, holds("F19") { window.frame = screen.bounds }
            window.updateSafeArea()
            if screen.traitCollection != traits { window.tellTraitChange(from: traits) }
        }
        app.setNeedsFrame()
        Keyboard.shared.update()
    }

    /// D53–D56
    private func run(in window: UIWindow, _ root: UIViewController) {
        let size = screen.profile.size(landscape: new.isLandscape), traits = screen.traits(isLandscape: new.isLandscape)
        SizeTransition.run(in: window, root, duration: Self.duration, announce: { coordinator in
            tellBarWatchers(UIApplication.willChangeStatusBarOrientationNotification, new)
            if traits != screen.traitCollection, holds("D54") { root.announceTraits(traits, with: coordinator) }
            if size != screen.bounds.size, holds("D53") { root.announceSize(size, with: coordinator) }
            tellOldStyle(root) { $0.willRotate(to: new, duration: Self.duration) }
        }, change: {
            apply()
            tellOldStyle(root) { $0.willAnimateRotation(to: new, duration: Self.duration) }
        }, end: { tellOldStyle(root) { $0.didRotate(from: old) } })
        tellBarWatchers(UIApplication.didChangeStatusBarOrientationNotification, old)
    }

    /// The callbacks of before iOS 8, for controllers that don't have the new one.
    private func tellOldStyle(_ controller: UIViewController, _ call: (UIViewController) -> Void) {
        if !_implements(controller, "viewWillTransition(to:with:)") { call(controller) }
        for child in controller.children { tellOldStyle(child, call) }
    }

    private func tellBarWatchers(_ name: NSNotification.Name, _ orientation: UIInterfaceOrientation) {
        NotificationCenter.default.post(name: name, object: app, userInfo: [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    }
}
