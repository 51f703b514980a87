import LaunchRules

/// Where an event that isn't a touch begins its way up the responder chain. // G5
@MainActor enum EventStart {
    /// The first responder, which the app or UIKit has set; without one the controller in front, as its chain goes through all that is shown.
    static func responder(in window: UIWindow) -> UIResponder {
        guard holds("G5") else { return window }
        if let current = FirstResponder.current, let home = current.responderWindow, home === window || home.isSystemWindow { return current }
        return window.rootViewController?.controllerInFront ?? window
    }

    static var forKeys: UIResponder? {
        guard let window = UIApplication.shared.keyWindow ?? UIApplication.shared.frontWindow else { return FirstResponder.current ?? UIApplication.shared }
        return responder(in: window)
    }

    /// What a window does with an event other than touches.
    static func send(_ event: UIEvent, in window: UIWindow) {
        let start = responder(in: window)
        switch event.type {
        case .presses:
            guard let event = event as? UIPressesEvent else { return }
            for press in event.presses { press.current.responder = start }
            if event.presses.contains(where: { $0.phase == .began }) { start.pressesBegan(event.presses, with: event) }
            if event.presses.contains(where: { $0.phase == .changed }) { start.pressesChanged(event.presses, with: event) }
            if event.presses.contains(where: { $0.phase == .ended }) { start.pressesEnded(event.presses, with: event) }
            if event.presses.contains(where: { $0.phase == .cancelled }) { start.pressesCancelled(event.presses, with: event) }
        case .motion:
            start.motionBegan(event.subtype, with: event)
            start.motionEnded(event.subtype, with: event)
        case .remoteControl: start.remoteControlReceived(with: event)
        default: break
        }
    }
}

/// Events that no finger makes.
@MainActor package enum OtherEvents {
    /// The device is shaken.
    package static func shake() { send(.motion, .motionShake) }

    /// A button of a headset or of the lock screen.
    package static func remoteControl(_ button: UIEvent.EventSubtype) { send(.remoteControl, button) }

    private static func send(_ kind: UIEvent.EventType, _ subkind: UIEvent.EventSubtype) {
        let event = UIEvent()
        event.kind = kind
        event.subkind = subkind
        event.stamp = ProcessInfo.processInfo.systemUptime
        UIApplication.shared.sendEvent(event)
    }
}

extension UIViewController {
    /// The controller that the user sees: presented last, on top of its navigation stack, the selected tab's.
    var controllerInFront: UIViewController {
        if let presented = presentedViewController, !presented.isBeingDismissed { return presented.controllerInFront }
        if let navigation = self as? UINavigationController { return navigation.topViewController?.controllerInFront ?? self }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.controllerInFront ?? self }
        return self
    }
}
