import Foundation
import LaunchRules

extension UIWindow {
    func setUpWindow() {
        super.isHidden = true
        let app = UIApplication.shared
        app.windowList.add(self)
        // An app without scenes has one all the same, that its windows belong to.
        if !app.life.usesScenes { windowScene = app.scenes.implicit }
    }

    /// A window of a nib: `Full screen at launch` sizes it to the screen.
    func decodeWindow(_ coder: NSCoder) {
        if coder.containsValue(forKey: "UIResizesToFullScreen"), coder.decodeBool(forKey: "UIResizesToFullScreen") { frame = UIScreen.main.bounds }
        if let root = coder.decodeObject(forKey: "UIRootViewController") as? UIViewController { rootViewController = root }
    }

    /// F11, F12, A37: whether a frame would show it.
    var isOnScreen: Bool {
        let app = UIApplication.shared
        return !isHidden && alpha > 0 && (app.life.hasFinishedLaunching || !holds("A37")) && (windowScene != nil || !holds("F12"))
    }

    func visibilityChanged() {
        let app = UIApplication.shared
        app.setNeedsFrame()
        guard !isSystemWindow else { return isHidden ? () : app.windowList.bringToFront(self) }
        if isHidden {
            Trace.emit("UIWindow.didBecomeHiddenNotification", self, rule: "B12")
            post(UIWindow.didBecomeHiddenNotification, about: self)
            if FirstResponder.current?.responderWindow === self { FirstResponder.current?.resignFirstResponder() }
            uninstallRoot()
        } else {
            app.windowList.bringToFront(self)
            app.windowList.noteShown(self)
            Trace.emit("UIWindow.didBecomeVisibleNotification", self, rule: "B12")
            post(UIWindow.didBecomeVisibleNotification, about: self)
            installRootIfVisible()
        }
    }

    func sceneChanged() {
        if windowScene != nil { installRootIfVisible() }
        UIApplication.shared.setNeedsFrame()
    }

    func rootChanged() {
        UIApplication.shared.setNeedsFrame()
        if holds("D16") { uninstallRoot() }
        installRootIfVisible()
    }

    /// D15: when the window is first shown, or gets another root while shown. F12: not before it belongs to a scene.
    private func installRootIfVisible() {
        guard !isHidden || !holds("D15") || !holds("A39"), windowScene != nil || !holds("F12"), let root = rootViewController, installedRoot !== root else { return }
        installedRoot = root
        InterfaceRotation.update(self, animated: false)
        root.installAsRoot(in: self)
    }

    private func uninstallRoot() {
        guard let old = installedRoot else { return }
        installedRoot = nil
        old.removeAsRoot()
    }

    // MARK: Key

    /// F7: the old key window resigns first.
    func takeKey() {
        let app = UIApplication.shared
        guard canBecomeKey || !holds("F8") else { return }
        let old = keyWindowBeside
        guard old !== self else { return app.windowList.setKey(self) }
        inOrder("F7") {
            app.windowList.setKey(nil)
            windowScene?.key = nil
            guard let old else { return }
            if holds("F8") { old.resignKey() }
            Trace.emit("UIWindow.didResignKeyNotification", old, rule: "F7")
            post(UIWindow.didResignKeyNotification, about: old)
        } then: {
            app.windowList.setKey(self)
            windowScene?.key = self
            if holds("F8") { becomeKey() }
            Trace.emit("UIWindow.didBecomeKeyNotification", self, rule: "F7")
            post(UIWindow.didBecomeKeyNotification, about: self)
        }
    }

    /// F9, B16: that which this one takes the keys from, of its own scene.
    private var keyWindowBeside: UIWindow? {
        guard holds("F9") else { return nil }
        return windowScene.map { holds("B16") ? $0.key : UIApplication.shared.windowList.key } ?? UIApplication.shared.windowList.key
    }

    /// Of the app's most recent key window, or of another scene's.
    var hasKeys: Bool { UIApplication.shared.windowList.key === self || windowScene?.key === self }

    /// B12: about the window, without further information.
    private func post(_ name: NSNotification.Name, about window: UIWindow) {
        if holds("B12") { NotificationCenter.default.post(name: name, object: window) }
    }

    /// F6, B13: shown first, key second; in front of the others of its level (F3).
    func showAndTakeKey() {
        Trace.emit("makeKeyAndVisible()", self, rule: "F6")
        UIApplication.shared.windowList.bringToFront(self)
        inOrder("B13") { isHidden = false } then: { if holds("F6"), holds("B14") { takeKey() } }
    }

    // MARK: Surroundings

    var originOnScreen: CGPoint { frame.origin }

    /// The part of the screen's safe area that reaches into the window.
    var safeAreaOfScreen: UIEdgeInsets {
        let screen = self.screen.bounds, safe = self.screen.safeArea, frame = self.frame
        return UIEdgeInsets(
            top: max(0, safe.top - frame.minY), left: max(0, safe.left - frame.minX),
            bottom: max(0, frame.maxY - (screen.maxY - safe.bottom)), right: max(0, frame.maxX - (screen.maxX - safe.right)))
    }

    nonisolated static func glueWindow(_ glue: inout ObjCGlue) {
        glue.creates { UIWindow(frame: UIScreen.main.bounds) }
        glue.property("rootViewController", get: { ($0 as! UIWindow).rootViewController }, set: { ($0 as! UIWindow).rootViewController = _objcCast($1) })
        glue.property("windowScene", get: { ($0 as! UIWindow).windowScene }, set: { ($0 as! UIWindow).windowScene = _objcCast($1) })
        glue.property("windowLevel", get: { ($0 as! UIWindow).windowLevel.rawValue }, set: { ($0 as! UIWindow).windowLevel = Level(rawValue: _objcCast($1)) })
        glue.action("makeKeyAndVisible") { window, _ in (window as! UIWindow).makeKeyAndVisible(); return nil }
    }
}
