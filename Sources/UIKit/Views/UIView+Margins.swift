/// Layout margins and safe areas.
extension UIView {
    // MARK: Margins

    /// 8 points all round, unless the view belongs to a controller that asks for its own least margins.
    private var ownMargins: NSDirectionalEdgeInsets {
        let minimum = layoutState?.minimumMargins ?? controllersMinimum
        guard let set = layoutState?.margins else {
            return minimum ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        }
        guard let minimum else { return set }
        return NSDirectionalEdgeInsets(top: max(set.top, minimum.top), leading: max(set.leading, minimum.leading), bottom: max(set.bottom, minimum.bottom), trailing: max(set.trailing, minimum.trailing))
    }

    private var controllersMinimum: NSDirectionalEdgeInsets? {
        guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else { return nil }
        return viewController.systemMinimumLayoutMargins
    }

    var currentLayoutMargins: UIEdgeInsets {
        var margins = ownMargins.resolved(rightToLeft: isRightToLeft)
        if preservesSuperviewLayoutMargins, let parent { margins = .max(margins, parent.remainder(of: parent.layoutMargins, in: frame)) }
        return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
    }

    var currentDirectionalLayoutMargins: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(layoutMargins, rightToLeft: isRightToLeft) }

    func setLayoutMargins(_ margins: UIEdgeInsets) { setDirectionalLayoutMargins(NSDirectionalEdgeInsets(margins, rightToLeft: isRightToLeft)) }

    func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        guard layout.margins != margins else { return }
        layout.margins = margins
        marginsChanged()
    }

    /// The least margins that a view controller asks for its root view.
    package var minimumLayoutMargins: NSDirectionalEdgeInsets? {
        get { layoutState?.minimumMargins }
        set {
            guard layoutState?.minimumMargins != newValue else { return }
            layout.minimumMargins = newValue
            marginsChanged()
        }
    }

    func marginsChanged() {
        layoutMarginsDidChange()
        insetsMoved()
        setNeedsLayout()
        for child in children where child.preservesSuperviewLayoutMargins { child.marginsChanged() }
    }

    /// What of insets of this view reaches into a rectangle of it, edge by edge.
    func remainder(of insets: UIEdgeInsets, in frame: CGRect) -> UIEdgeInsets {
        let bounds = self.bounds
        // What lies beyond a side that nothing covers has no inset there.
        func rest(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { inset > 0 ? max(inset - distance, 0) : 0 }
        return UIEdgeInsets(top: rest(insets.top, frame.minY - bounds.minY), left: rest(insets.left, frame.minX - bounds.minX),
                            bottom: rest(insets.bottom, bounds.maxY - frame.maxY), right: rest(insets.right, bounds.maxX - frame.maxX))
    }

    // MARK: Safe area

    var currentSafeAreaInsets: UIEdgeInsets { layoutState?.safeArea ?? .zero }

    /// Added to what the superview gives: the bars of a container and `additionalSafeAreaInsets` of the controller.
    package var additionalSafeArea: UIEdgeInsets {
        get { layoutState?.additionalSafeArea ?? .zero }
        set {
            guard newValue != additionalSafeArea else { return }
            layout.additionalSafeArea = newValue
            updateSafeArea()
        }
    }

    /// Recomputes the safe area from the superview, and tells whoever it changed for.
    package func updateSafeArea() {
        let inherited = parent.map { $0.safeAreaForChild(self) } ?? rootSafeArea
        let new = inherited + additionalSafeArea
        guard new != currentSafeAreaInsets else { return }
        layout.safeArea = new
        safeAreaInsetsDidChange()
        viewController?.hostedViewSafeAreaDidChange()
        for case let support as _UILayoutGuide in children { support.follow() }
        if insetsLayoutMarginsFromSafeArea { marginsChanged() } else { insetsMoved() }
        safeAreaOfChildrenChanged()
        setNeedsLayout()
    }

    func safeAreaOfChildrenChanged() {
        for child in children { child.updateSafeArea() }
    }
}
