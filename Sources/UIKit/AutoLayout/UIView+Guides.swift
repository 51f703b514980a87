/// The guides that every view offers, and those an app adds.
extension UIView {
    func guide(_ which: SystemGuide) -> UILayoutGuide {
        if let found = layout.systemGuides[which] { return found }
        let made = UILayoutGuide()
        made.identifier = which.identifier
        adopt(made, as: which)
        return made
    }

    /// A guide that a nib brings takes the place of the view's own.
    func adopt(_ guide: UILayoutGuide, as which: SystemGuide) {
        guide.system = which
        guide.owner = self
        layout.systemGuides[which] = guide
    }

    var madeKeyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let found = layout.keyboardGuide { return found }
        let made = UIKeyboardLayoutGuide()
        made.identifier = "UIKeyboardLayoutGuide"
        made.owner = self
        made.system = .keyboard
        layout.keyboardGuide = made
        layout.systemGuides[.keyboard] = made
        return made
    }

    func add(_ guide: UILayoutGuide) {
        guard guide.owner !== self else { return }
        guide.owner?.removeLayoutGuide(guide)
        guide.owner = self
        layout.guides.append(guide)
    }

    func remove(_ guide: UILayoutGuide) {
        guard guide.owner === self else { return }
        NSLayoutConstraint.deactivate(guide.touching)
        engine?.drop(guide)
        layout.guides.removeAll { $0 === guide }
        guide.owner = nil
    }

    /// Text reads best up to about this width, in points; see `ui-metrics`.
    static let readableWidth: CGFloat = 672

    func insets(of guide: SystemGuide) -> UIEdgeInsets {
        switch guide {
        case .margins: return layoutMargins
        case .safeArea: return safeAreaInsets
        case .keyboard:
            // Away, it is as high as the bottom safe area, or has no height.
            let rest = (layoutState?.keyboardGuide?.usesBottomSafeArea ?? true) ? safeAreaInsets.bottom : 0
            return UIEdgeInsets(top: bounds.height - max(keyboardOverlap, rest), left: 0, bottom: 0, right: 0)
        case .readableContent:
            var insets = layoutMargins
            let extra = (bounds.width - insets.left - insets.right - UIView.readableWidth) / 2
            if extra > 0 { (insets.left, insets.right) = (insets.left + extra, insets.right + extra) }
            return insets
        }
    }
}

extension SystemGuide {
    var identifier: String {
        switch self {
        case .margins: return "UIViewLayoutMarginsGuide"
        case .safeArea: return "UIViewSafeAreaLayoutGuide"
        case .readableContent: return "UIViewReadableContentGuide"
        case .keyboard: return "UIKeyboardLayoutGuide"
        }
    }
}

extension UILayoutGuide {
    /// Standing guides are the owner's bounds less these; guides of an app are solved for.
    var insetsFromOwner: UIEdgeInsets? {
        if let system, let owner { return owner.insets(of: system) }
        return isScrollFrame ? .zero : nil
    }

    /// The frame of a scroll view, which stays while content moves.
    var isScrollFrame: Bool { (owner as? UIScrollView)?.frameGuide === self }

    var currentFrame: CGRect {
        guard let owner else { return .zero }
        if let insets = insetsFromOwner { return owner.bounds.inset(by: insets) }
        return solvedFrame
    }

    func move(to view: UIView?) {
        owner?.removeLayoutGuide(self)
        view?.addLayoutGuide(self)
    }

    func decodeGuide(_ coder: NSCoder) {
        (coder as? UINibDecoder)?.adopt(self)
        identifier = coder.decodeObject(forKey: "UILayoutGuideIdentifier") as? String ?? ""
        guard let view = coder.decodeObject(forKey: "UILayoutGuideOwningView") as? UIView else { return }
        switch identifier {
        case SystemGuide.safeArea.identifier: view.adopt(self, as: .safeArea)
        case SystemGuide.margins.identifier: view.adopt(self, as: .margins)
        case SystemGuide.readableContent.identifier: view.adopt(self, as: .readableContent)
        case SystemGuide.keyboard.identifier, "UIViewKeyboardLayoutGuide":
            view.layout.keyboardGuide = self as? UIKeyboardLayoutGuide
            view.adopt(self, as: .keyboard)
        case ScrollContentGuide.identifier: (view as? UIScrollView)?.adopt(content: self)
        case ScrollContentGuide.frameIdentifier: (view as? UIScrollView)?.adopt(frame: self)
        default: view.addLayoutGuide(self)
        }
    }
}

/// The content of a scroll view, whose size constraints decide.
final class ScrollContentGuide: UILayoutGuide {
    static let identifier = "UIScrollView-contentLayoutGuide"
    static let frameIdentifier = "UIScrollView-frameLayoutGuide"
}
