import Foundation
import LaunchRules

/// A card over its presenter: page sheets and form sheets.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private var dimming: DimmingView?
    private var grabber: UIView?
    private var pan: SheetPan?

    public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
    open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var prefersPageSizing = true
    open var sourceView: UIView?
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: 0.3) {
                changes()
                self.containerView?.layoutIfNeeded()
            }
        }
    }

    // MARK: Geometry

    /// D31: a phone held upright and a narrow window show a card at the bottom; a phone on its side the whole screen; a
    /// wide window a card in its middle.
    private var isEdgeAttached: Bool { containerTraits.horizontalSizeClass == .compact }
    private var fillsScreen: Bool { holds("D31") && containerTraits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight }
    private var containerTraits: UITraitCollection { presentingViewController.traitCollection }

    /// D29, D31: in compact height the presenter is covered whole and leaves.
    open override var shouldRemovePresentersView: Bool { fillsScreen }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let bounds = container.bounds
        if fillsScreen { return bounds }
        return isEdgeAttached ? attachedFrame(in: bounds, safeArea: container.safeAreaInsets) : centredFrame(in: bounds)
    }

    private func attachedFrame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let top = safeArea.top + 10
        let context = DetentContext(maximumDetentValue: bounds.height - top - safeArea.bottom, traits: containerTraits)
        guard let height = selectedDetent?.resolvedValue(in: context) else {
            return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        }
        let full = min(height + safeArea.bottom, bounds.height - top)
        return CGRect(x: 0, y: bounds.height - full, width: bounds.width, height: full)
    }

    /// 540 × 620 for a form sheet; a page sheet follows the readable width.
    private func centredFrame(in bounds: CGRect) -> CGRect {
        var size = CGSize(width: 540, height: 620)
        let preferred = presentedViewController.preferredContentSize
        if presentationStyle == .pageSheet { size = CGSize(width: min(bounds.width - 40, 712), height: bounds.height - 40) }
        if preferred.width > 0 { size.width = preferred.width }
        if preferred.height > 0 { size.height = preferred.height }
        size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height - 40))
        return CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    /// The heights at which it rests, low to high, with their detents; none for a card in the middle.
    var restingHeights: [(detent: Detent, height: CGFloat)] {
        guard isEdgeAttached, let container = containerView else { return [] }
        let top = container.safeAreaInsets.top + 10, bottom = container.safeAreaInsets.bottom
        let context = DetentContext(maximumDetentValue: container.bounds.height - top - bottom, traits: containerTraits)
        return detents.compactMap { detent in detent.resolvedValue(in: context).map { (detent, min($0 + bottom, container.bounds.height - top)) } }.sorted { $0.1 < $1.1 }
    }

    private var selectedDetent: Detent? {
        if let selectedDetentIdentifier, let chosen = detents.first(where: { $0.identifier == selectedDetentIdentifier }) { return chosen }
        return detents.first
    }

    // MARK: Inside UIKit

    override func installDecoration() {
        guard let container else { return }
        let undimmed = largestUndimmedDetentIdentifier != nil && selectedDetent?.identifier == largestUndimmedDetentIdentifier
        let dimming = DimmingView.make(filling: container, color: UIColor(white: 0, alpha: undimmed ? 0 : 0.2))
        dimming.isUserInteractionEnabled = !undimmed
        container.passesTouchesThrough = undimmed
        dimming.onTap = { [weak self] in self?.userAsksToDismiss() }
        container.addSubview(dimming)
        self.dimming = dimming
        if let view = presentedView, pan == nil, !fillsScreen {
            let made = SheetPan(sheet: self)
            view.addGestureRecognizer(made)
            pan = made
        }
    }

    override func removeDecoration() {
        dimming?.removeFromSuperview()
        dimming = nil
        if let pan { pan.view?.removeGestureRecognizer(pan) }
        pan = nil
        movePresenter(back: true)
    }

    override func applyPresented() {
        dimming?.alpha = 1
        movePresenter(back: false)
    }

    override func applyDismissed() {
        dimming?.alpha = 0
        movePresenter(back: true)
    }

    override func layOutPresentedView() {
        super.layOutPresentedView()
        guard let view = presentedView, !fillsScreen else { return }
        view.layer.cornerRadius = preferredCornerRadius ?? 10
        view.layer.maskedCorners = isEdgeAttached ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        view.layer.masksToBounds = true
        layOutGrabber(in: view)
    }

    /// 36 × 5, 5 points below the top edge.
    private func layOutGrabber(in view: UIView) {
        guard prefersGrabberVisible else { grabber?.removeFromSuperview(); grabber = nil; return }
        let bar = grabber ?? UIView()
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = 2.5
        bar.frame = CGRect(x: ((view.bounds.width - 36) / 2).rounded(), y: 5, width: 36, height: 5)
        if bar.superview == nil { view.addSubview(bar) }
        grabber = bar
    }

    override var movesPresenter: Bool { isEdgeAttached && !fillsScreen }

    /// The presenter under a full card on a phone stands a little back.
    private func movePresenter(back: Bool) {
        guard isEdgeAttached, !fillsScreen, selectedDetent?.isLarge ?? true, let view = presentingViewController.viewIfLoaded else { return }
        let height = view.bounds.height
        let scale = 1 - 0.0835
        view.transform = back ? .identity : CGAffineTransform(translationX: 0, y: height * (0.07 - 0.0835 / 2) + 0).scaledBy(x: scale, y: scale)
        view.layer.cornerRadius = back ? 0 : 12
        view.layer.masksToBounds = !back
    }

    // MARK: The user wants it away

    /// D36: a tap beside the card where it doesn't fill the width, or a drag that ended without having begun a dismissal.
    func userAsksToDismiss() {
        guard userMayDismiss() else { return toldAttempt() }
        dismissForUser()
    }

    /// D36: asked once, as the gesture begins.
    func userMayDismiss() -> Bool {
        guard !presentedViewController.isModalInPresentation else { return false }
        guard let delegate = adaptiveDelegate, _implements(delegate, "presentationControllerShouldDismiss(_:)"), holds("D36") else { return true }
        return delegate.presentationControllerShouldDismiss(self)
    }

    func toldAttempt() {
        Trace.emit("presentationControllerDidAttemptToDismiss(_:)", self, rule: "D36")
        adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
    }

    /// D36, D37: a drag is an interactive dismissal, which may be cancelled.
    func dismissForUser(interaction: (any UIViewControllerInteractiveTransitioning)? = nil) {
        let delegate = adaptiveDelegate
        Trace.emit("presentationControllerWillDismiss(_:)", self, rule: "D36")
        if holds("D36") { delegate?.presentationControllerWillDismiss(self) }
        let presenter = presentingViewController
        PresentationRun(presentation: presentedViewController.presenting.active ?? self, presenter: presenter, source: presenter).dismiss(animated: UIView.areAnimationsEnabled, interaction: interaction) {
            Trace.emit("presentationControllerDidDismiss(_:)", self, rule: "D36")
            if holds("D36") { delegate?.presentationControllerDidDismiss(self) }
        }
    }
}
