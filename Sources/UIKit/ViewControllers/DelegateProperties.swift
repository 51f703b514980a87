/// Gives `UIPresentationController` its `delegate`, which popovers and sheets declare again with a narrower type. Swift grants
/// that to imported classes alone; a member of a protocol extension may be declared anew. All keep `adaptiveDelegate`.
@preconcurrency @MainActor public protocol _PresentationDelegating: ObjCObject {}

extension _PresentationDelegating where Self: UIPresentationController {
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}

/// The same for `UINavigationController`, whose image picker wants two protocols of its delegate.
@preconcurrency @MainActor public protocol _NavigationDelegating: UIViewController {}

extension _NavigationDelegating where Self: UINavigationController {
    public var delegate: (any UINavigationControllerDelegate)? {
        get { navigationDelegate }
        set { navigationDelegate = newValue }
    }
}
