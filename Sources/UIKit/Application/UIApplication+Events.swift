import Foundation
import LaunchRules

extension UIApplication {
    /// G10: to the windows that the touches are in. C4, G20: nothing while inactive, nor what a finger does that landed then.
    func deliver(_ event: UIEvent) {
        guard !isIgnoringInteractionEvents, applicationState == .active || !holds("C4") || !holds("G20") else { return TouchInjection.forget(event.touches) }
        guard event.type == .touches else { return (keyWindow ?? frontWindow)?.sendEvent(event) ?? () }
        for window in windowList.backToFront where event.touches(for: window) != nil { window.sendEvent(event) }
    }

    /// G15, G17: calls the method with as many of sender and event as it takes.
    func dispatch(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard let receiver = target.map({ $0 as AnyObject }) ?? (holds("G16") ? receiver(of: action, from: sender) : nil) else { return false }
        let arguments: [Any?] = [sender, event]
        ObjCClass.send(action, to: receiver, arguments: Array(arguments.prefix(holds("G17") ? action.argumentCount : 2)))
        return true
    }

    /// G16, X18: up the chain from the first responder, if any, else from the sender.
    private func receiver(of action: Selector, from sender: Any?) -> AnyObject? {
        let start = FirstResponder.current ?? sender as? UIResponder ?? keyWindow
        return start?.target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }

    var delegateAsResponder: UIResponder? {
        guard holds("G4"), let responder = delegate as? UIResponder, responder !== self, !(responder is UIView), !(responder is UIViewController) else { return nil }
        return responder
    }
}
