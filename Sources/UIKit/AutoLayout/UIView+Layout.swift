import LaunchRules

/// The layout pass: constraints are updated from the leaves up, then frames are set from the root down. // H5
extension UIView {
    /// Lays out this subtree until nothing in it is due. // H6
    func layOutNow() {
        if !holds("H6") { layer.setNeedsLayout() }
        updateConstraintsNow()
        for _ in 0 ..< 12 {
            let engine = readyEngine
            engine?.solve()
            layer.layoutIfNeeded()
            if engine?.needsSolving != true { break }
        }
    }

    /// The layer's turn to lay out. // D10
    func runLayout(of layer: CALayer) {
        guard layer === self.layer else { return }
        TraitTracking.during(.layout, of: self) {
            viewController?.hostedViewWillLayout()
            layoutSubviews()
            if !holds("H4") { layoutSubviews() }
            viewController?.hostedViewDidLayout()
        }
    }

    /// The engine of the tree, made when the tree has constraints and none was needed before.
    private var readyEngine: LayoutEngine? {
        guard flags.usesConstraints else { return nil }
        let root = treeRoot
        if let engine = root.layout.engine { return engine }
        let made = LayoutEngine(root: root)
        root.layout.engine = made
        return made
    }

    /// Sets the frames of subviews as the solver has them.
    func layOutSubviews() {
        if flags.subtreeNeedsUpdateConstraints { updateConstraintsNow() }
        guard let engine = readyEngine else { return }
        engine.solve()
        for child in children where child.flags.positionedByConstraints {
            if let item = engine.existingItem(for: child) { child.take(item.rect(in: engine.solver)) }
        }
        for guide in layoutState?.guides ?? [] {
            if let item = engine.existingItem(for: guide) { guide.solvedFrame = item.rect(in: engine.solver) }
        }
        (self as? UIScrollView)?.takeContentSize(from: engine)
    }

    /// Takes an alignment rectangle, its edges moved to pixels.
    private func take(_ rect: CGRect) {
        let frame = self.frame(forAlignmentRect: rect).roundedToPixels(scale: layer.contentsScale)
        guard frame != untransformedFrame else { return }
        flags.takesFrameFromSolver = true
        defer { flags.takesFrameFromSolver = false }
        let anchor = layer.anchorPoint
        if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    // MARK: Updating constraints

    func markNeedsUpdateConstraints() {
        flags.needsUpdateConstraints = true
        markNeedsUpdateConstraintsUpward()
        setNeedsLayout()
    }

    func markNeedsUpdateConstraintsUpward() {
        flags.subtreeNeedsUpdateConstraints = true
        var view = parent
        while let current = view, !current.flags.subtreeNeedsUpdateConstraints {
            current.flags.subtreeNeedsUpdateConstraints = true
            view = current.parent
        }
    }

    /// Leaves first.
    func updateConstraintsNow() {
        guard flags.subtreeNeedsUpdateConstraints else { return }
        flags.subtreeNeedsUpdateConstraints = false
        for child in children { child.updateConstraintsNow() }
        guard flags.needsUpdateConstraints else { return }
        flags.needsUpdateConstraints = false
        guard flags.usesConstraints || type(of: self).requiresConstraintBasedLayout else { return }
        flags.calledSuperUpdateConstraints = false
        TraitTracking.during(.constraints, of: self) {
            if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
        }
        if !flags.calledSuperUpdateConstraints {
            raise("NSInternalInconsistencyException", "\(type(of: self)) or one of its superclasses failed to call super in updateConstraints; -[UIView updateConstraints] should be called at some point.")
        }
    }

    // MARK: Fitting

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintsNow()
        guard flags.usesConstraints else {
            let size = intrinsicContentSize
            return CGSize(width: size.width == UIView.noIntrinsicMetric ? target.width : size.width, height: size.height == UIView.noIntrinsicMetric ? target.height : size.height)
        }
        let engine = LayoutEngine(root: self, isSizing: true)
        let item = engine.item(for: self)
        engine.solver.add([.init(item.width)], .equal, constant: -target.width, strength: Double(horizontal.rawValue))
        engine.solver.add([.init(item.height)], .equal, constant: -target.height, strength: Double(vertical.rawValue))
        engine.solve()
        let size = frame(forAlignmentRect: item.rect(in: engine.solver)).size
        let scale = layer.contentsScale
        return CGSize(width: (size.width * scale - 0.001).rounded(.up) / scale, height: (size.height * scale - 0.001).rounded(.up) / scale)
    }
}

extension CGRect {
    /// Edges on whole pixels, so that neighbours stay neighbours.
    func roundedToPixels(scale: CGFloat) -> CGRect {
        // Edges half a pixel off go the same way, whatever the last bits say: a width of whole pixels stays one.
        func pixel(_ length: CGFloat) -> CGFloat { (length * scale + 0.5001).rounded(.down) }
        let left = pixel(minX), top = pixel(minY)
        return CGRect(x: left / scale, y: top / scale, width: (pixel(maxX) - left) / scale, height: (pixel(maxY) - top) / scale)
    }
}
