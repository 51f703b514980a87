import Foundation

/// What the app says is on the screen where no view is.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, @preconcurrency UIAccessibilityIdentification {
    open weak var accessibilityContainer: AnyObject?
    /// In the container's coordinates. Where it is set, the frame on the screen follows the container.
    open var accessibilityFrameInContainerSpace: CGRect = .zero

    public override init() { super.init() }

    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }
}
