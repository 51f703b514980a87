import Foundation
import LaunchRules
import ObjCRuntime

extension UIControl {
    /// One registration: an action of a target, or a closure.
    struct EventHandler {
        weak var target: AnyObject?
        var hasTarget = false
        var selector: Selector?
        var action: UIAction?
        var events: UIControl.Event

        /// A target that went away takes its registrations with it: controls do not retain targets.
        var isDead: Bool { hasTarget && target == nil }
    }

    func register(target: Any?, action: Selector, for events: UIControl.Event) {
        let target = target.map { $0 as AnyObject }
        eventHandlers.removeAll(where: \.isDead)
        // G15: the same pair again is one registration.
        if holds("G15"), let known = eventHandlers.firstIndex(where: { $0.selector == action && $0.target === target && $0.hasTarget == (target != nil) }) {
            eventHandlers[known].events.formUnion(events)
        } else {
            eventHandlers.append(EventHandler(target: target, hasTarget: target != nil, selector: action, events: events))
        }
    }

    /// A nil target or action stands for all of them.
    func unregister(target: Any?, action: Selector?, for events: UIControl.Event) {
        let target = target.map { $0 as AnyObject }
        subtract(events) { handler in
            handler.selector != nil && (target == nil || handler.target === target) && (action == nil || handler.selector == action)
        }
    }

    /// An action replaces one of the same identifier for the same events.
    func register(_ action: UIAction, for events: UIControl.Event) {
        unregister(action.identifier, for: events)
        eventHandlers.append(EventHandler(action: action, events: events))
    }

    func unregister(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        subtract(events) { $0.action?.identifier == identifier }
    }

    private func subtract(_ events: UIControl.Event, where matches: (EventHandler) -> Bool) {
        for index in eventHandlers.indices where matches(eventHandlers[index]) { eventHandlers[index].events.subtract(events) }
        eventHandlers.removeAll { $0.events.isEmpty || $0.isDead }
    }

    /// Targets; a nil target is reported as `NSNull`.
    var registeredTargets: Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        for handler in eventHandlers where handler.selector != nil && !handler.isDead {
            found.insert(handler.hasTarget ? AnyHashable(handler.target as? NSObject ?? NSNull()) : AnyHashable(NSNull()))
        }
        return found
    }

    func actionNames(of target: Any?, for event: UIControl.Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = eventHandlers.filter { $0.selector != nil && $0.target === target && !$0.events.isDisjoint(with: event) }.compactMap { $0.selector?.description }
        return names.isEmpty ? nil : names
    }

    func enumerateHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
        var stop = false
        for handler in eventHandlers where !handler.isDead && !stop {
            iterator(handler.action, handler.selector.map { (handler.target, $0) }, handler.events, &stop)
        }
    }

    /// Sends every registration for `events`, in the order they were made.
    func send(_ events: UIControl.Event, with event: UIEvent?) {
        for handler in eventHandlers where !handler.events.isDisjoint(with: events) && !handler.isDead {
            if let action = handler.action { sendAction(action) }
            if let selector = handler.selector { sendAction(selector, to: handler.target, for: event) }
        }
    }

    func decodeControl(_ coder: NSCoder) {
        if coder.decodeBool(forKey: "UIDisabled") { isEnabled = false }
        if coder.decodeBool(forKey: "UISelected") { isSelected = true }
        if coder.decodeBool(forKey: "UIHighlighted") { isHighlighted = true }
        if let raw = coder.integer("UIContentHorizontalAlignment"), let value = ContentHorizontalAlignment(rawValue: raw) { contentHorizontalAlignment = value }
        if let raw = coder.integer("UIContentVerticalAlignment"), let value = ContentVerticalAlignment(rawValue: raw) { contentVerticalAlignment = value }
    }
}
