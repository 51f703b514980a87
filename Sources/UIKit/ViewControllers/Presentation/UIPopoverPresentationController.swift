import Foundation

/// A bubble that points at what it belongs to; in compact width a sheet (D31).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private var dimming: DimmingView?
    private let bubble = PopoverBubble()
    private var direction = UIPopoverArrowDirection.unknown

    public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    open var sourceView: UIView?
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView ?? sourceGuide }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
            sourceGuide = newValue as? UILayoutGuide
        }
    }
    private var sourceGuide: UILayoutGuide?

    open var arrowDirection: UIPopoverArrowDirection { direction }
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor? { didSet { bubble.color = backgroundColor ?? .systemBackground } }
    open var canOverlapSourceViewRect = false
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    open private(set) lazy var adaptiveSheetPresentationController =
        UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)

    // MARK: UIPresentationController

    open override var presentationStyle: UIModalPresentationStyle { .popover }
    open override var presentedView: UIView? { bubble }

    /// D31: a form sheet in compact environments, unless the delegate wants `.none`.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let wanted = delegateStyle(for: traitCollection) { return wanted }
        let isCompact = traitCollection.horizontalSizeClass == .compact || traitCollection.verticalSizeClass == .compact
        return isCompact ? .formSheet : .none
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let layout = PopoverLayout(
            container: container.bounds, margins: popoverLayoutMargins, safeArea: container.safeAreaInsets, source: source(in: container),
            content: contentSize(in: container), permitted: permittedArrowDirections)
        direction = layout.direction
        bubble.point(layout.direction, at: layout.arrowOffset)
        return layout.frame
    }

    /// Points; 320 wide where nothing is preferred.
    private func contentSize(in container: UIView) -> CGSize {
        var size = presentedViewController.preferredContentSize
        if size.width <= 0 { size.width = 320 }
        if size.height <= 0 { size.height = min(480, container.bounds.height) }
        return size
    }

    private func source(in container: UIView) -> CGRect {
        if let view = barButtonItem?.sourceViewForPopover { return view.convert(view.bounds, to: container) }
        if let guide = sourceGuide, let owner = guide.owningView { return owner.convert(guide.layoutFrame, to: container) }
        guard let view = sourceView else { return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) }
        return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
    }

    // MARK: Inside UIKit

    override func installDecoration() {
        guard let container else { return }
        if let delegate, _implements(delegate, "prepareForPopoverPresentation(_:)") { delegate.prepareForPopoverPresentation(self) }
        if sourceItem == nil { failWithoutSource() }
        let dimming = DimmingView.make(filling: container, color: UIColor(white: 0, alpha: 0.1))
        dimming.onTap = { [weak self] in self?.userTapsOutside() }
        container.addSubview(dimming)
        self.dimming = dimming
        bubble.content = presentedViewController.view
    }

    private func failWithoutSource() {
        guard let alert = presentedViewController as? UIAlertController else {
            NSException.fail(.genericException, "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs.")
        }
        NSException.fail(.genericException, "Your application has presented a UIAlertController (\(alert)) of style UIAlertControllerStyleActionSheet from \(type(of: presentingViewController)) (\(presentingViewController)). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
    }

    override func removeDecoration() {
        dimming?.removeFromSuperview()
        bubble.content = nil
    }

    override func applyPresented() { dimming?.alpha = 1 }
    override func applyDismissed() { dimming?.alpha = 0 }

    override func defaultAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        PresentationAnimator(style: .crossDissolve, isPresenting: presenting)
    }

    private func userTapsOutside() {
        guard !presentedViewController.isModalInPresentation else { return }
        let delegate = self.delegate
        if _implements(delegate, "presentationControllerShouldDismiss(_:)"), delegate?.presentationControllerShouldDismiss(self) == false { return }
        if _implements(delegate, "popoverPresentationControllerShouldDismissPopover(_:)"), delegate?.popoverPresentationControllerShouldDismissPopover(self) == false { return }
        delegate?.presentationControllerWillDismiss(self)
        presentingViewController.dismiss(animated: true) {
            delegate?.presentationControllerDidDismiss(self)
            delegate?.popoverPresentationControllerDidDismissPopover(self)
        }
    }
}

extension UIBarButtonItem {
    /// The view that shows the item in its bar.
    var sourceViewForPopover: UIView? { customView ?? BarItemViews.view(of: self) }
}

/// Finds the view of a bar item among the windows' bars.
@MainActor enum BarItemViews {
    static func view(of item: UIBarButtonItem) -> UIView? {
        UIApplication.shared.windows.lazy.compactMap { search($0, item) }.first
    }

    private static func search(_ view: UIView, _ item: UIBarButtonItem) -> UIView? {
        if let button = view as? BarButtonView, button.item === item { return button }
        return view.subviews.lazy.compactMap { search($0, item) }.first
    }
}
