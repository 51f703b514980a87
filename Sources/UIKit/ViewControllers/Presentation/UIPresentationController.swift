import Foundation

/// Gives a presented controller its place on screen, and whatever surrounds it, from its presentation to its dismissal.
@preconcurrency @MainActor
open class UIPresentationController: ObjCObject, _PresentationDelegating, UIAppearanceContainer, UITraitEnvironment, UIContentContainer {
    private weak var presented: UIViewController?
    weak var presenter: UIViewController?
    weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
    var container: TransitionView?
    /// Where the presenter's view was, while a full-screen presentation keeps it out of the hierarchy (D29).
    weak var presentersSuperview: UIView?
    var storedOverrideTraits: UITraitCollection?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    open var presentedViewController: UIViewController { presented! }
    open var presentingViewController: UIViewController { presenter ?? presented! }
    open var containerView: UIView? { container }
    open var presentedView: UIView? { presentedViewController.view }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: presentingViewController.traitCollection) }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { delegateStyle(for: traitCollection) ?? .none }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    open var overrideTraitCollection: UITraitCollection? {
        get { storedOverrideTraits }
        set { storedOverrideTraits = newValue; presentedViewController.overrideTraits(newValue) }
    }

    // MARK: UITraitEnvironment, UIContentContainer

    open var traitCollection: UITraitCollection { presentingViewController.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { containerView?.setNeedsLayout() }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}

    // MARK: Inside UIKit

    /// Where the container goes: over the presenter in its context, else over all of the window.
    func containerPlace(over presenter: UIViewController) -> (host: UIView, frame: CGRect) {
        if !shouldPresentInFullscreen, let host = presenter.view.superview { return (host, presenter.view.frame) }
        let window = presenter.view.window!
        return (window, window.bounds)
    }

    /// What a style of UIKit adds to the container before the presented view comes, and takes away after it left.
    func installDecoration() {}
    func removeDecoration() {}
    /// The part of the transition that runs along with the presented view: dimming, the presenter's place.
    func applyPresented() {}
    func applyDismissed() {}
    /// The presenter's view moves, too.
    var movesPresenter: Bool { false }
    /// Puts the presented view where it belongs; a custom controller's own layout comes after it.
    func layOutPresentedView() { presentedView?.frame = frameOfPresentedViewInContainerView }
    func defaultAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        PresentationAnimator(style: presentedViewController.modalTransitionStyle, isPresenting: presenting)
    }

    /// What the delegate wants for a size; nil where it doesn't say.
    func delegateStyle(for traits: UITraitCollection) -> UIModalPresentationStyle? {
        guard let delegate = adaptiveDelegate else { return nil }
        if _implements(delegate, "adaptivePresentationStyle(for:traitCollection:)") {
            return delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        }
        guard _implements(delegate, "adaptivePresentationStyle(for:)"), traits.horizontalSizeClass == .compact else { return nil }
        return delegate.adaptivePresentationStyle(for: self)
    }
}
