/// Frame, bounds, centre and conversions. The layer holds the truth, as on iOS.
extension UIView {
    func setFrame(_ frame: CGRect) {
        let layer = self.layer
        let old = layer.bounds.size
        layer.frame = frame
        geometryChanged(from: old)
    }

    func setBounds(_ bounds: CGRect) {
        let layer = self.layer
        let old = layer.bounds
        guard old != bounds else { return }
        layer.bounds = bounds
        geometryChanged(from: old.size)
        if old.origin != bounds.origin { originMoved() }
    }

    /// Scrolled: what constraints measure from the frame moves against the content.
    private func originMoved() {
        safeAreaOfChildrenChanged()
        guard let engine, let scroll = self as? UIScrollView else { return }
        for constraint in scroll.frameGuide?.touching ?? [] { engine.refresh(constraint) }
        for constraint in layoutState?.passing ?? [] { engine.refresh(constraint) }
    }

    func setCenter(_ center: CGPoint) {
        guard layer.position != center else { return }
        layer.position = center
        geometryChanged(from: layer.bounds.size)
    }

    func setTransform(_ transform: CGAffineTransform) {
        layer.setAffineTransform(transform)
    }

    /// After any change of position or size: subviews resize, layout is due when the size changed, the solver learns.
    private func geometryChanged(from oldSize: CGSize) {
        let size = layer.bounds.size
        if size != oldSize {
            resizeSubviews(from: oldSize)
            setNeedsLayout()
            if flags.contentMode == .redraw { setNeedsDisplay() }
            sizeChanged(from: oldSize)
        }
        if !flags.takesFrameFromSolver { frameWasSet() }
        updateSafeArea()
        if let layoutState {
            if size != oldSize {
                for case let support as _UILayoutGuide in children { support.follow() }
                if !layoutState.touching.isEmpty, let engine { refreshBaselines(engine) }
            }
            // These follow the frame, not only the insets.
            if flags.preservesSuperviewMargins || layoutState.systemGuides[.readableContent] != nil || layoutState.systemGuides[.keyboard] != nil { insetsMoved() }
        }
    }

    func setAutoresizingMask(_ mask: AutoresizingMask) {
        guard flags.autoresizingMask != mask else { return }
        flags.autoresizingMask = mask
        if !flags.takesFrameFromSolver { frameWasSet() }
    }

    func resizeSubviews(from oldSize: CGSize) {
        // A table places its header, footer and cells itself: only their widths follow it.
        guard autoresizesSubviews, !children.isEmpty, !(self is UITableView) else { return }
        let size = bounds.size
        for child in children where child.translatesAutoresizingMaskIntoConstraints && !child.flags.autoresizingMask.isEmpty {
            child.autoresize(from: oldSize, to: size)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = flags.autoresizingMask
        var frame = self.frame
        (frame.origin.x, frame.size.width) = Autoresizing.stretch(
            start: frame.minX, length: frame.width, oldTotal: old.width, newTotal: new.width,
            flexibleBefore: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth), flexibleAfter: mask.contains(.flexibleRightMargin))
        (frame.origin.y, frame.size.height) = Autoresizing.stretch(
            start: frame.minY, length: frame.height, oldTotal: old.height, newTotal: new.height,
            flexibleBefore: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight), flexibleAfter: mask.contains(.flexibleBottomMargin))
        if frame != self.frame { self.frame = frame }
    }

    func fitSize() {
        var size = sizeThatFits(bounds.size)
        size.width = size.width.rounded(.up)
        size.height = size.height.rounded(.up)
        let frame = self.frame
        if transform.isIdentity {
            self.frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    // MARK: Conversions

    /// `nil` means the window, and the root of the tree where there is none.
    private func conversionTarget(_ view: UIView?) -> UIView {
        if let view { return view }
        var root: UIView = self
        while let parent = root.parent { root = parent }
        return root
    }

    func converted(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: conversionTarget(view).layer) }
    func converted(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: conversionTarget(view).layer) }
    func converted(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: conversionTarget(view).layer) }
    func converted(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: conversionTarget(view).layer) }
}

/// How springs and struts share a change of the superview's length.
enum Autoresizing {
    /// Flexible parts take the change in proportion to their lengths; flexible parts of no length share it evenly.
    static func stretch(start: CGFloat, length: CGFloat, oldTotal: CGFloat, newTotal: CGFloat,
                        flexibleBefore: Bool, flexibleLength: Bool, flexibleAfter: Bool) -> (start: CGFloat, length: CGFloat) {
        let delta = newTotal - oldTotal
        guard delta != 0 else { return (start, length) }
        let after = oldTotal - start - length
        let parts: [(flexible: Bool, size: CGFloat)] = [(flexibleBefore, start), (flexibleLength, length), (flexibleAfter, after)]
        let flexible = parts.filter(\.flexible)
        guard !flexible.isEmpty else { return (start, length) }
        let total = flexible.reduce(0) { $0 + $1.size }
        func share(_ part: (flexible: Bool, size: CGFloat)) -> CGFloat {
            guard part.flexible else { return 0 }
            return total == 0 ? delta / CGFloat(flexible.count) : delta * part.size / total
        }
        return (start + share(parts[0]), max(length + share(parts[1]), 0))
    }
}
