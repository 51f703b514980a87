import Foundation
import FoundationGaps
import LaunchRules
import ObjCRuntime

/// The base of everything that turns touches into target-action messages.
@preconcurrency @MainActor open class UIControl: UIView {
    var eventHandlers: [EventHandler] = []
    var touchInside = false
    var tracking = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeControl(coder)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    open var isEnabled: Bool = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    open var isSelected: Bool = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// The union of the flags above; `.normal` is the empty set.
    open var state: UIControl.State {
        var state: UIControl.State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open var isTracking: Bool { tracking }
    open var isTouchInside: Bool { touchInside }

    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }

    /// Leading and trailing as the left or right that they stand for here.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    open var isSymbolAnimationEnabled: Bool = false
    open var showsMenuAsPrimaryAction: Bool = false
    open var isContextMenuInteractionEnabled: Bool = false
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    open var toolTip: String?

    /// Called when a flag of `state` changed.
    func stateDidChange() { setNeedsLayout(); setNeedsDisplay() }

    // MARK: Targets

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        register(target: target, action: action, for: controlEvents)
    }

    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        unregister(target: target, action: action, for: controlEvents)
    }

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { register(action, for: controlEvents) }

    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        unregister(actionIdentifier, for: controlEvents)
    }

    open var allTargets: Set<AnyHashable> { registeredTargets }
    open var allControlEvents: UIControl.Event { eventHandlers.reduce(into: []) { $0.formUnion($1.events) } }

    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        actionNames(of: target, for: controlEvent)
    }

    open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) {
        enumerateHandlers(iterator)
    }

    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        guard holds("G15") else { return _ = ObjCClass.send(action, to: target as AnyObject, arguments: Array([self, event].prefix(action.argumentCount))) }
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) { action.perform(sender: self) }
    open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, with: nil) }
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    // MARK: Tracking

    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegan(touches, with: event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoved(touches, with: event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnded(touches, with: event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(with: event) }

    /// Whether a tap on it is no tap for its superviews' recognizers.
    var keepsTaps: Bool { false }

    /// UIKit's own controls keep the gestures that they are made for from the recognizers of views that they lie in.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard keepsTaps, isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }

    // MARK: Context menu

    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {}
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    // MARK: By name

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("enabled", get: { ($0 as! UIControl).isEnabled }, set: { ($0 as! UIControl).isEnabled = _objcCast($1) })
        glue.property("selected", get: { ($0 as! UIControl).isSelected }, set: { ($0 as! UIControl).isSelected = _objcCast($1) })
        glue.property("highlighted", get: { ($0 as! UIControl).isHighlighted }, set: { ($0 as! UIControl).isHighlighted = _objcCast($1) })
        glue.creates { UIControl() }
    }
}
