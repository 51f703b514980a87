import Foundation
import ObjCRuntime

/// What senders of actions are asked where the action declares them `AnyObject`.
@MainActor extension _AnyObject {
    private var asView: UIView? { object as? UIView }
    private var control: UIControl? { object as? UIControl }

    public var tag: Int! { asView?.tag ?? (object as? UIBarItem)?.tag }
    public var frame: CGRect! { asView?.frame ?? (object as? CALayer)?.frame }
    public var bounds: CGRect! { asView?.bounds ?? (object as? CALayer)?.bounds }
    public var center: CGPoint! { asView?.center }
    public var superview: UIView? { asView?.superview }
    public var subviews: [UIView]! { asView?.subviews }
    public var layer: CALayer! { asView?.layer }
    public var isHidden: Bool! { asView?.isHidden }
    public var isEnabled: Bool! { control?.isEnabled ?? (object as? UIBarItem)?.isEnabled }
    public var isSelected: Bool! { control?.isSelected ?? (object as? UITableViewCell)?.isSelected }
    public var isOn: Bool! { (object as? UISwitch)?.isOn }
    public var isFirstResponder: Bool! { (object as? UIResponder)?.isFirstResponder }
    public var value: Float! { (object as? UISlider)?.value ?? (object as? UIStepper).map { Float($0.value) } }
    public var date: Date! { (object as? UIDatePicker)?.date }
    public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
    public var selectedSegmentIndex: Int! { (object as? UISegmentedControl)?.selectedSegmentIndex }
    public var currentTitle: String? { (object as? UIButton)?.currentTitle }
    public var titleLabel: UILabel? { (object as? UIButton)?.titleLabel }
    public var imageView: UIImageView? { (object as? UIButton)?.imageView ?? (object as? UITableViewCell)?.imageView }
    public var contentOffset: CGPoint! { (object as? UIScrollView)?.contentOffset }
    public var text: String? { (object as? UILabel)?.text ?? (object as? UITextField)?.text ?? (object as? UITextView)?.text ?? (object as? UISearchBar)?.text }
    public var title: String? { (object as? UIViewController)?.title ?? (object as? UIBarItem)?.title }
    public var state: UIGestureRecognizer.State! { (object as? UIGestureRecognizer)?.state }
    /// Foundation's kind of priority, which a constraint's raw value is, too.
    /// Assertions of tests read it in closures that belong to no actor.
    nonisolated public var priority: Float! {
        nonisolated(unsafe) let object = object
        return MainActor.assumeIsolated { (object as? NSLayoutConstraint)?.priority.rawValue }
    }
    public var image: UIImage? { (object as? UIImageView)?.image ?? (object as? UIBarItem)?.image }
    public var placeholder: String? { (object as? UITextField)?.placeholder ?? (object as? UISearchBar)?.placeholder }
    public var currentImage: UIImage? { (object as? UIButton)?.currentImage }
    public var isUserInteractionEnabled: Bool! { asView?.isUserInteractionEnabled }
    public var backgroundColor: UIColor? { asView?.backgroundColor }
    public var alpha: CGFloat! { asView?.alpha }
    public var transform: CGAffineTransform! { asView?.transform }
    public var accessibilityIdentifier: String? { asView?.accessibilityIdentifier ?? (object as? UIBarItem)?.accessibilityIdentifier }
    nonisolated public var uiEdgeInsetsValue: UIEdgeInsets! { (object as? NSValue)?.uiEdgeInsetsValue }
    nonisolated public var uiOffsetValue: UIOffset! { (object as? NSValue)?.uiOffsetValue }
    nonisolated public var cgAffineTransformValue: CGAffineTransform! { (object as? NSValue)?.cgAffineTransformValue }
    nonisolated public var cgVectorValue: CGVector! { (object as? NSValue)?.cgVectorValue }
    public func location(in view: UIView?) -> CGPoint { (object as! UIGestureRecognizer).location(in: view) }
}
