import QuartzCore

/// The two bars that show where in its content a scroll view is. They show while it moves, and on flashing.
struct ScrollIndicators {
    private var vertical: CALayer?
    private var horizontal: CALayer?
    private var visibleUntil: TimeInterval = 0

    /// Points wide, from the edge, and the shortest; see `ui-metrics`.
    private static let (width, margin, shortest): (CGFloat, CGFloat, CGFloat) = (3, 3, 36)
    /// Seconds that they stay.
    private static let stay: TimeInterval = 1.2

    @MainActor mutating func flash(in view: UIScrollView) {
        visibleUntil = CACurrentMediaTime() + Self.stay
        place(in: view)
        _ = MainTimer.after(Self.stay) { [weak view] in view?.layOutIndicators() }
    }

    @MainActor mutating func place(in view: UIScrollView) {
        let shows = view.motion.isTracking || view.motion.isDecelerating || CACurrentMediaTime() < visibleUntil
        let insets = view.adjustedContentInset + view.verticalScrollIndicatorInsets
        let bounds = view.bounds
        if shows, view.showsVerticalScrollIndicator, view.contentSize.height > bounds.height {
            let (start, length) = Self.bar(offset: bounds.minY, visible: bounds.height, content: view.contentSize.height, before: insets.top, after: insets.bottom)
            vertical = Self.layer(vertical, in: view)
            vertical?.frame = CGRect(x: bounds.maxX - Self.margin - Self.width, y: bounds.minY + start, width: Self.width, height: length)
        } else {
            vertical?.removeFromSuperlayer()
        }
        if shows, view.showsHorizontalScrollIndicator, view.contentSize.width > bounds.width {
            let (start, length) = Self.bar(offset: bounds.minX, visible: bounds.width, content: view.contentSize.width, before: insets.left, after: insets.right)
            horizontal = Self.layer(horizontal, in: view)
            horizontal?.frame = CGRect(x: bounds.minX + start, y: bounds.maxY - Self.margin - Self.width, width: length, height: Self.width)
        } else {
            horizontal?.removeFromSuperlayer()
        }
    }

    private static func bar(offset: CGFloat, visible: CGFloat, content: CGFloat, before: CGFloat, after: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let room = visible - before - after - 2 * margin
        let length = max(shortest, room * visible / max(content + before + after, 1))
        let way = content + before + after - visible
        let part = way > 0 ? min(max((offset + before) / way, 0), 1) : 0
        return (before + margin + (room - length) * part, length)
    }

    @MainActor private static func layer(_ old: CALayer?, in view: UIScrollView) -> CALayer {
        let layer = old ?? CALayer()
        if old == nil {
            layer.cornerRadius = width / 2
            layer.zPosition = 1000
            layer.actions = ["position": NSNull(), "bounds": NSNull()]
        }
        let isLight = view.indicatorStyle == .white || view.indicatorStyle == .default && view.traitCollection.userInterfaceStyle == .dark
        layer.backgroundColor = (isLight ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)).cgColor
        if layer.superlayer == nil { view.layer.addSublayer(layer) }
        return layer
    }
}

extension UIScrollView {
    func layOutIndicators() { indicators.place(in: self) }
}
