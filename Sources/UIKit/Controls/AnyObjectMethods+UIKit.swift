import Foundation
import ObjCRuntime

/// What senders of actions are told where the action declares them `AnyObject`. An object that lacks the method doesn't recognise its selector.
@MainActor extension _AnyObject {
    private func receiver<T>(_ selector: String) -> T {
        guard let receiver = object as? T else {
            NSException(name: .invalidArgumentException, reason: "-[\(NSStringFromClass(type(of: object))) \(selector)]: unrecognized selector sent to instance", userInfo: nil).raise()
            fatalError()
        }
        return receiver
    }

    private func button(_ selector: String) -> UIButton { receiver(selector) }
    private func control(_ selector: String) -> UIControl { receiver(selector) }
    private func view(_ selector: String) -> UIView { receiver(selector) }
    private func responder(_ selector: String) -> UIResponder { receiver(selector) }

    // MARK: Buttons and other controls

    public func setTitle(_ title: String?, for state: UIControl.State) { button("setTitle:forState:").setTitle(title, for: state) }
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) { button("setTitleColor:forState:").setTitleColor(color, for: state) }
    public func setImage(_ image: UIImage?, for state: UIControl.State) { button("setImage:forState:").setImage(image, for: state) }
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { button("setBackgroundImage:forState:").setBackgroundImage(image, for: state) }
    public func setOn(_ on: Bool, animated: Bool) { (receiver("setOn:animated:") as UISwitch).setOn(on, animated: animated) }
    public func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) { control("addTarget:action:forControlEvents:").addTarget(target, action: action, for: events) }
    public func removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event) { control("removeTarget:action:forControlEvents:").removeTarget(target, action: action, for: events) }
    public func sendActions(for events: UIControl.Event) { control("sendActionsForControlEvents:").sendActions(for: events) }
    public func titleForSegment(at segment: Int) -> String? { (receiver("titleForSegmentAtIndex:") as UISegmentedControl).titleForSegment(at: segment) }

    // MARK: Responders and views

    @discardableResult public func becomeFirstResponder() -> Bool { responder("becomeFirstResponder").becomeFirstResponder() }
    @discardableResult public func resignFirstResponder() -> Bool { responder("resignFirstResponder").resignFirstResponder() }
    public func addSubview(_ subview: UIView) { view("addSubview:").addSubview(subview) }
    public func removeFromSuperview() { view("removeFromSuperview").removeFromSuperview() }
    public func setNeedsDisplay() { view("setNeedsDisplay").setNeedsDisplay() }
    public func setNeedsLayout() { view("setNeedsLayout").setNeedsLayout() }
    public func layoutIfNeeded() { view("layoutIfNeeded").layoutIfNeeded() }
    public func convert(_ point: CGPoint, to other: UIView?) -> CGPoint { view("convertPoint:toView:").convert(point, to: other) }
    public func convert(_ rect: CGRect, to other: UIView?) -> CGRect { view("convertRect:toView:").convert(rect, to: other) }

    // MARK: Gestures

    public var view: UIView? { (object as? UIGestureRecognizer)?.view ?? (object as? UIViewController)?.view }
    public var numberOfTouches: Int! { (object as? UIGestureRecognizer)?.numberOfTouches }
    public var scale: CGFloat! { (object as? UIPinchGestureRecognizer)?.scale }
    public var rotation: CGFloat! { (object as? UIRotationGestureRecognizer)?.rotation }
    public func translation(in view: UIView?) -> CGPoint { (receiver("translationInView:") as UIPanGestureRecognizer).translation(in: view) }
    public func velocity(in view: UIView?) -> CGPoint { (receiver("velocityInView:") as UIPanGestureRecognizer).velocity(in: view) }
}
