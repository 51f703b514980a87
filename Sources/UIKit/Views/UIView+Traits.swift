/// Traits come from the superview, the view controller or the window, and are told downward.
extension UIView {
    var currentTraitCollection: UITraitCollection {
        var candidate: UIView? = self
        var style: UIUserInterfaceStyle = .unspecified, overrides: [UITraitCollection] = []
        while let view = candidate {
            if style == .unspecified { style = view.rare?.overrideUserInterfaceStyle ?? .unspecified }
            if let values = view.rare?.traitOverrides?.values, values != TraitValues() { overrides.append(UITraitCollection(values)) }
            if let traits = view.traitSource { return UIView.adding(style, overrides, to: traits) }
            candidate = view.parent
        }
        return UIView.adding(style, overrides, to: UIScreen.main.traitCollection)
    }

    /// `overrides` from the inside out.
    private static func adding(_ style: UIUserInterfaceStyle, _ overrides: [UITraitCollection], to traits: UITraitCollection) -> UITraitCollection {
        let styled = adding(style, to: traits)
        return overrides.isEmpty ? styled : UITraitCollection(traitsFrom: [styled] + overrides.reversed())
    }

    func setTraitOverrides(_ overrides: UITraitOverrides) {
        guard overrides.values != rare?.traitOverrides?.values ?? TraitValues() else { return }
        let old = traitCollection
        rareState.traitOverrides = overrides
        tellTraitChange(from: old)
    }

    private static func adding(_ style: UIUserInterfaceStyle, to traits: UITraitCollection) -> UITraitCollection {
        guard style != .unspecified, traits.userInterfaceStyle != style else { return traits }
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }

    func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        guard style != rare?.overrideUserInterfaceStyle ?? .unspecified else { return }
        let old = traitCollection
        rareState.overrideUserInterfaceStyle = style
        tellTraitChange(from: old)
    }

    /// Tells this view and everything below that the traits were `old`.
    package func tellTraitChange(from old: UITraitCollection?) {
        traitsChanged()
        TraitTracking.traitsChanged(of: self)
        let new = traitCollection
        if let old, new.hasDifferentColorAppearance(comparedTo: old) { colorsChanged() }
        traitCollectionDidChange(old)
        if let old { TraitChanges.tell(self, from: old, to: new) }
        for child in children {
            if let controller = child.viewController {
                controller.traitCollectionDidChange(old)
                if let old { TraitChanges.tell(controller, from: old, to: controller.traitCollection) }
            }
            child.tellTraitChange(from: old)
        }
    }

    /// What a view does anew where colours look different. Source: Supporting Dark Mode in your interface, "Update custom views".
    private func colorsChanged() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
        setNeedsDisplay()
        tintColorDidChange()
    }

    func inheritTraits() {
        if rare?.backgroundColor != nil { resolveBackground() }
    }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != rare?.semanticContentAttribute ?? .unspecified else { return }
        rareState.semanticContentAttribute = attribute
        directionChanged()
        setNeedsLayout()
    }

    static var applicationLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    static func direction(for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: return .leftToRight
        case .forceRightToLeft: return .rightToLeft
        default: return direction
        }
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
