import Foundation
import LaunchRules

struct ViewControllerLayout {
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Points that the bars of containers add to the safe area that the view gets from its superview.
    var overlayInsets = UIEdgeInsets.zero
    var edgesForExtendedLayout: UIRectEdge = .all
    var includesOpaqueBars = false
    var adjustsScrollViewInsets = true
    var respectsSystemMinimumMargins = true
    var preferredContentSize = CGSize.zero
    var isLayingOut = false
    /// Traits changed while the controller was covered (D58).
    var missedTraits = false
    var topGuide: ControllerLayoutGuide?
    var bottomGuide: ControllerLayoutGuide?
    private(set) var contentScrollViews: [UInt: WeakScrollView] = [:]

    var overrideTraits: UITraitCollection?
    var traitOverrides = UITraitOverrides()
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified

    struct WeakScrollView { weak var view: UIScrollView? }

    @MainActor mutating func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollViews[edge.rawValue] = WeakScrollView(view: scrollView)
    }

    @MainActor func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews.first { edge.rawValue & $0.key != 0 && $0.value.view != nil }?.value.view
    }
}

/// `topLayoutGuide` and `bottomLayoutGuide`: the part of the view that bars leave free, as before iOS 11.
final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
    weak var controller: UIViewController?
    var isTop = true

    var length: CGFloat {
        guard let insets = controller?.viewIfLoaded?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}

extension UIViewController {
    // MARK: Safe area and margins

    func setAdditionalSafeAreaInsets(_ insets: UIEdgeInsets) {
        guard layoutPreferences.additionalSafeAreaInsets != insets else { return }
        layoutPreferences.additionalSafeAreaInsets = insets
        applySafeArea()
    }

    func setOverlayInsets(_ insets: UIEdgeInsets) {
        guard layoutPreferences.overlayInsets != insets else { return }
        layoutPreferences.overlayInsets = insets
        applySafeArea()
    }

    func applySafeArea() {
        let bars = layoutPreferences.overlayInsets, own = layoutPreferences.additionalSafeAreaInsets
        viewIfLoaded?.additionalSafeArea = UIEdgeInsets(
            top: bars.top + own.top, left: bars.left + own.left, bottom: bars.bottom + own.bottom, right: bars.right + own.right)
    }

    /// 16 points at the sides, 20 on screens at least 414 points wide.
    var minimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    func layoutSupport(_ attribute: NSLayoutConstraint.Attribute) -> ControllerLayoutGuide {
        let isTop = attribute == .top
        if let guide = isTop ? layoutPreferences.topGuide : layoutPreferences.bottomGuide { return guide }
        let guide = ControllerLayoutGuide()
        guide.controller = self
        guide.isTop = isTop
        if isTop { layoutPreferences.topGuide = guide } else { layoutPreferences.bottomGuide = guide }
        install(guide)
        return guide
    }

    private func install(_ guide: ControllerLayoutGuide) {
        let view: UIView = self.view
        view.addLayoutGuide(guide)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0),
            guide.isTop ? guide.topAnchor.constraint(equalTo: view.topAnchor) : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            guide.isTop ? guide.bottomAnchor.constraint(equalTo: safe.topAnchor) : guide.topAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
    }

    /// The scroll view whose movement the bars follow: the one set, the view itself, or its first subview.
    func contentScrollViewForBars(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let set = layoutPreferences.contentScrollView(for: edge) { return set }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    func setPreferredContentSize(_ size: CGSize) {
        guard layoutPreferences.preferredContentSize != size else { return }
        layoutPreferences.preferredContentSize = size
        relations.parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        presenting.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    // MARK: Traits

    var currentTraitCollection: UITraitCollection {
        var traits = inheritedTraitCollection
        if let overrides = layoutPreferences.overrideTraits { traits = UITraitCollection(traitsFrom: [traits, overrides]) }
        if layoutPreferences.traitOverrides.values != TraitValues() {
            traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(layoutPreferences.traitOverrides.values)])
        }
        if layoutPreferences.userInterfaceStyle != .unspecified {
            traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: layoutPreferences.userInterfaceStyle)])
        }
        return traits
    }

    private var inheritedTraitCollection: UITraitCollection {
        if let parent = relations.parent { return parent.traitCollection }
        if let presenter = presenting.controller?.presentingViewController { return presenter.traitCollection }
        return viewIfLoaded?.window?.traitCollection ?? UIScreen.main.traitCollection
    }

    func setTraitOverrides(_ overrides: UITraitOverrides) {
        let old = traitCollection
        layoutPreferences.traitOverrides = overrides
        traitsMayHaveChanged(from: old)
    }

    func overrideTraits(_ collection: UITraitCollection?) {
        let old = traitCollection
        layoutPreferences.overrideTraits = collection
        traitsMayHaveChanged(from: old)
    }

    func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        guard layoutPreferences.userInterfaceStyle != style else { return }
        let old = traitCollection
        layoutPreferences.userInterfaceStyle = style
        viewIfLoaded?.overrideUserInterfaceStyle = style
        traitsMayHaveChanged(from: old)
    }

    private func traitsMayHaveChanged(from old: UITraitCollection) {
        guard traitCollection != old else { return }
        Trace.emit("traitCollectionDidChange(_:)", self, rule: "D57")
        traitCollectionDidChange(old)
        TraitChanges.tell(self, from: old, to: traitCollection)
        let onScreen = childrenOnScreen
        viewIfLoaded?.tellTraitChange(from: old)
        for child in relations.children where !onScreen.contains(where: { $0 === child }) { child.traitsMayHaveChanged(from: old) }
    }

    /// D54, D55: children and what is presented hear of new traits before they hold.
    func forwardTraits(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard holds("D55") else { return }
        for controller in relations.children {
            if controller.isCovered, holds("D58") { controller.layoutPreferences.missedTraits = true } else { controller.announceTraits(traits, with: coordinator) }
        }
        if let presented = presenting.presented { presented.announceTraits(traits, with: coordinator) }
    }

    /// Loaded, and out of the hierarchy that its parent is in: it will hear of new traits as it comes back (D58).
    private var isCovered: Bool { isViewLoaded && view.window == nil && relations.parent?.viewIfLoaded?.window != nil }

    /// D58: what came while the controller was covered is told before `viewWillAppear(_:)`.
    func takeUpMissedTraits() {
        guard layoutPreferences.missedTraits else { return }
        layoutPreferences.missedTraits = false
        let context = TransitionContext(from: self, to: self, in: view, style: .none, isAnimated: false)
        announceTraits(traitCollection, with: activeTransitionCoordinator ?? context.coordinator)
        context.coordinator.runAlongside()
        context.completeTransition(true)
    }

    func announceTraits(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        Trace.emit("willTransition(to:with:)", self, rule: "D54")
        willTransition(to: traits, with: coordinator)
    }

    /// D53, D55: children get the size that their parent will give them.
    func forwardSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard holds("D55") else { return }
        for child in relations.children where child.isViewLoaded {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if own != child.view.bounds.size { child.announceSize(own, with: coordinator) }
        }
        if let presented = presenting.presented { presented.announceSize(size, with: coordinator) }
    }

    func announceSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        Trace.emit("viewWillTransition(to:with:)", self, rule: "D53")
        viewWillTransition(to: size, with: coordinator)
    }

    var currentInterfaceOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }
}

extension UIViewController {
    public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: [.top, .bottom]) }
}
