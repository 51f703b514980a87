/// The private view between a window and what is presented in it (D39).
final class TransitionView: UIView {
    /// Touches that hit only the container go through to what lies below, unless it takes them itself.
    var passesTouchesThrough = false
    var willLayout: (() -> Void)?
    var didLayout: (() -> Void)?

    static func make(filling superview: UIView) -> TransitionView {
        let view = TransitionView(frame: superview.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    /// Takes no touches beside those that its subviews take.
    static func makePassing() -> TransitionView {
        let view = TransitionView(frame: UIScreen.main.bounds)
        view.passesTouchesThrough = true
        return view
    }

    override func layoutSubviews() {
        willLayout?()
        super.layoutSubviews()
        didLayout?()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return passesTouchesThrough && hit === self ? nil : hit
    }
}

/// Holds the root view of a window or of a sheet, and casts the sheet's shadow (D39).
final class DropShadowView: UIView {
    static func make(filling superview: UIView) -> DropShadowView {
        let view = DropShadowView(frame: superview.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }
}

/// The view of a container controller, which lays its bars and its content out before its other subviews.
final class LayoutContainerView: UIView {}
