/// Tint: inherited until set, told downward when it changes.
extension UIView {
    var currentTintColor: UIColor {
        let color = inheritedTintColor
        return currentTintAdjustmentMode == .dimmed ? UIView.dimmed(color) : color
    }

    private var inheritedTintColor: UIColor {
        var candidate: UIView? = self
        while let view = candidate {
            if let color = view.rare?.tintColor { return color }
            candidate = view.parent
        }
        return .systemBlue
    }

    var currentTintAdjustmentMode: TintAdjustmentMode {
        var candidate: UIView? = self
        while let view = candidate {
            if let mode = view.rare?.tintAdjustmentMode, mode != .automatic { return mode }
            candidate = view.parent
        }
        return .normal
    }

    /// A dimmed tint keeps its brightness and loses its colour.
    private static func dimmed(_ color: UIColor) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
    }

    func setTintColor(_ color: UIColor?) {
        guard rare?.tintColor != nil || color != nil else { return }
        rareState.tintColor = color
        tellTintChange()
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != rare?.tintAdjustmentMode ?? .automatic else { return }
        rareState.tintAdjustmentMode = mode
        tellTintChange()
    }

    private func tellTintChange() {
        tintColorDidChange()
        for child in children where child.rare?.tintColor == nil { child.tellTintChange() }
    }

    /// After moving to another superview.
    func inheritTint() {
        guard rare?.tintColor == nil, parent?.flags.takesDecodedSubviews != true else { return }
        tellTintChange()
    }
}
