/// How views take part in Auto Layout: holding constraints, telling the engine of their tree what changed.
extension UIView {
    var treeRoot: UIView {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }

    /// The engine of the tree, if one is at work.
    var engine: LayoutEngine? { flags.usesConstraints ? treeRoot.layoutState?.engine : nil }

    /// The frame as it would be without a transform, which is what constraints speak of.
    var untransformedFrame: CGRect {
        let (size, anchor, position) = (layer.bounds.size, layer.anchorPoint, layer.position)
        return CGRect(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
    }

    /// Marks the way up to the root as one where constraints matter.
    func noteConstraintUse() {
        var view: UIView? = self
        while let current = view, !current.flags.usesConstraints {
            current.flags.usesConstraints = true
            view = current.parent
        }
    }

    // MARK: Holding constraints

    func install(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint.holder !== self {
            constraint.holder?.removeConstraint(constraint)
            constraint.checkItems(inside: self)
            layout.constraints.append(constraint)
            constraint.holder = self
            constraint.register()
            noteConstraintUse()
            engine?.add(constraint)
        }
        setNeedsConstraintLayout()
    }

    func uninstall(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint.holder === self {
            layoutState?.constraints.removeAll { $0 === constraint }
            constraint.holder = nil
            constraint.unregister()
            engine?.remove(constraint)
        }
        setNeedsConstraintLayout()
    }

    func setNeedsConstraintLayout() {
        guard !flags.takesFrameFromSolver else { return }
        setNeedsLayout()
    }

    /// Whether a constraint says where the view is along an axis, not only how large.
    func isPositionedByConstraints(_ axis: NSLayoutConstraint.Axis) -> Bool {
        !translatesAutoresizingMaskIntoConstraints && constraintsTouching(axis).contains { ![.width, .height].contains($0.firstAttribute) }
    }

    func constraintsTouching(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (layoutState?.touching ?? []).filter { LayoutItem.axis(of: $0.firstAttribute) == axis }
    }

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard flags.positionedByConstraints == translates else { return }
        flags.positionedByConstraints = !translates
        if !translates { noteConstraintUse() }
        engine?.freedomChanged(self)
        parent?.setNeedsConstraintLayout()
    }

    // MARK: Changes that constraints feel

    func frameWasSet() { engine?.frameChanged(self) }

    /// Margins or the safe area are other ones: constants of constraints to them change.
    func insetsMoved() {
        guard let engine, let layoutState else { return }
        for constraint in layoutState.touching { engine.refresh(constraint) }
        for guide in layoutState.systemGuides.values { for constraint in guide.touching { engine.refresh(constraint) } }
    }

    func directionChanged() {
        guard let engine else { return }
        for constraint in (layoutState?.constraints ?? []) + (layoutState?.touching ?? []) { engine.reinstall(constraint) }
    }

    /// The superviews of what moves by it hear of it from the solution.
    func contentSizeChanged() {
        guard let engine else { return }
        if engine.contentChanged(self) { setNeedsConstraintLayout() }
        refreshBaselines(engine)
    }

    /// Baselines move with content and size.
    func refreshBaselines(_ engine: LayoutEngine) {
        for constraint in layoutState?.touching ?? [] where constraint.usesBaseline { engine.refresh(constraint) }
    }

    // MARK: Priorities

    var contentPriorities: ContentPriorities { layoutState?.priorities ?? ContentPriorities() }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { layout.priorities.horizontalHugging = priority } else { layout.priorities.verticalHugging = priority }
        contentSizeChanged()
    }

    func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { layout.priorities.horizontalResistance = priority } else { layout.priorities.verticalResistance = priority }
        contentSizeChanged()
        if wrapsText { wrappingChanged() }
    }

    /// A stack shares its width out by what wraps.
    func wrappingChanged() { (parent as? UIStackView)?.arrangementChanged() }

    // MARK: Moving between trees

    /// Called once the superview changed.
    func hierarchyChanged() {
        if let parent {
            layoutState?.engine = nil
            if flags.usesConstraints {
                parent.noteConstraintUse()
                parent.engine?.collect(self)
            }
            markNeedsUpdateConstraintsUpward()
        }
    }

    /// Before leaving the superview: constraints that reach out of the subtree end; the tree's engine forgets the rest.
    func leaveConstraints() {
        guard flags.usesConstraints else { return }
        endConstraints(reachingOutOf: self)
        engine?.forget(self)
    }

    private func endConstraints(reachingOutOf top: UIView) {
        guard flags.usesConstraints else { return }
        var leaving = (layoutState?.touching ?? []) + (layoutState?.guides ?? []).flatMap(\.touching)
        leaving += (layoutState?.systemGuides.values ?? [:].values).flatMap(\.touching)
        for constraint in leaving {
            if let holder = constraint.holder, !holder.isInside(top) { holder.removeConstraint(constraint) }
        }
        for child in children { child.endConstraints(reachingOutOf: top) }
    }

    // MARK: Baselines

    /// A view without text: its baselines are those of the view that stands for it, else its bottom edge.
    func baselineOffset(first: Bool) -> CGFloat {
        let delegate = first ? forFirstBaselineLayout : forLastBaselineLayout
        guard delegate !== self, delegate.isInside(self) else { return first ? bounds.height - alignmentRectInsets.top - alignmentRectInsets.bottom : 0 }
        let box = delegate.convert(delegate.bounds, to: self)
        return first ? box.minY + delegate.firstBaselineOffset : bounds.height - box.maxY + delegate.lastBaselineOffset
    }
}
