/// What a nib says of a view.
extension UIView {
    func decodeView(_ coder: NSCoder) {
        (coder as? UINibDecoder)?.adopt(self)
        decodeGeometry(coder)
        decodeSubviews(coder)
        decodeLooks(coder)
        decodeLayout(coder)
    }

    private func decodeGeometry(_ coder: NSCoder) {
        if coder.containsValue(forKey: "UIBounds") { layer.bounds = coder.decodeCGRect(forKey: "UIBounds") }
        if coder.containsValue(forKey: "UICenter") { layer.position = coder.decodeCGPoint(forKey: "UICenter") }
        if coder.containsValue(forKey: "UITransform") { layer.setAffineTransform(coder.decodeCGAffineTransform(forKey: "UITransform")) }
        flags.autoresizingMask = AutoresizingMask(rawValue: UInt(coder.decodeInteger(forKey: "UIAutoresizingMask")))
        flags.keepsSubviewSizes = !coder.decodeBool(forKey: "UIAutoresizeSubviews")
    }

    private func decodeSubviews(_ coder: NSCoder) {
        flags.takesDecodedSubviews = true
        for case let view as UIView in coder.decodeObject(forKey: "UISubviews") as? [Any] ?? [] { addSubview(view) }
        flags.takesDecodedSubviews = false
        addOwnSubviews()
    }

    private func decodeLooks(_ coder: NSCoder) {
        if let color = coder.decodeObject(forKey: "UIBackgroundColor") as? UIColor { backgroundColor = color }
        isOpaque = coder.decodeBool(forKey: "UIOpaque")
        if coder.decodeBool(forKey: "UIHidden") { isHidden = true }
        if coder.containsValue(forKey: "UIAlpha") { alpha = CGFloat(coder.decodeFloat(forKey: "UIAlpha")) }
        clipsToBounds = coder.decodeBool(forKey: "UIClipsToBounds")
        if let mode = ContentMode(rawValue: coder.decodeInteger(forKey: "UIContentMode")), mode != .scaleToFill { contentMode = mode }
        if let color = coder.decodeObject(forKey: "UITintColor") as? UIColor { tintColor = color }
        if coder.containsValue(forKey: "UIClearsContextBeforeDrawing") { clearsContextBeforeDrawing = coder.decodeBool(forKey: "UIClearsContextBeforeDrawing") }
        isUserInteractionEnabled = !coder.decodeBool(forKey: "UIUserInteractionDisabled")
        isMultipleTouchEnabled = coder.decodeBool(forKey: "UIMultipleTouchEnabled")
        tag = coder.decodeInteger(forKey: "UITag")
        if let style = UIUserInterfaceStyle(rawValue: coder.decodeInteger(forKey: "UIViewOverrideUserInterfaceStyle")), style != .unspecified { overrideUserInterfaceStyle = style }
        if let identifier = coder.decodeObject(forKey: "UIRestorationIdentifier") as? String { restorationIdentifier = identifier }
        if let attribute = UISemanticContentAttribute(rawValue: coder.decodeInteger(forKey: "UIViewSemanticContentAttribute")), attribute != .unspecified { semanticContentAttribute = attribute }
        if let recognizers = coder.decodeObject(forKey: "gestureRecognizers") as? [Any] { for case let recognizer as UIGestureRecognizer in recognizers { addGestureRecognizer(recognizer) } }
    }

    private func decodeLayout(_ coder: NSCoder) {
        if coder.decodeBool(forKey: "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") { translatesAutoresizingMaskIntoConstraints = false }
        decodeMargins(coder)
        if let pair = priorityPair(coder, "UIViewContentHuggingPriority") {
            setContentHuggingPriority(pair.0, for: .horizontal)
            setContentHuggingPriority(pair.1, for: .vertical)
        }
        if let pair = priorityPair(coder, "UIViewContentCompressionResistancePriority") {
            setContentCompressionResistancePriority(pair.0, for: .horizontal)
            setContentCompressionResistancePriority(pair.1, for: .vertical)
        }
        for case let guide as UILayoutGuide in coder.decodeObject(forKey: "UIViewLayoutGuides") as? [Any] ?? [] where guide.owner == nil {
            addLayoutGuide(guide)
        }
        let constraints = (coder.decodeObject(forKey: "UIViewAutolayoutConstraints") as? [Any] ?? []).compactMap { $0 as? NSLayoutConstraint }
        addDecoded(constraints)
    }

    /// Constraints of a nib may name the controller's layout supports and views that hang below only later; those wait.
    private func addDecoded(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraint.firstItem != nil { addConstraint(constraint) }
    }

    private func decodeMargins(_ coder: NSCoder) {
        if coder.containsValue(forKey: "UIViewLayoutMargins") {
            let box = coder.decodeCGRect(forKey: "UIViewLayoutMargins")
            layoutMargins = UIEdgeInsets(top: box.origin.x, left: box.origin.y, bottom: box.size.width, right: box.size.height)
        }
        if coder.containsValue(forKey: "UIViewInsetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = coder.decodeInteger(forKey: "UIViewInsetsLayoutMarginsFromSafeArea") != 0 }
        if coder.decodeBool(forKey: "UIViewPreservesSuperviewMargins") { preservesSuperviewLayoutMargins = true }
    }

    /// `"{251, 750}"`, horizontal first.
    private func priorityPair(_ coder: NSCoder, _ key: String) -> (UILayoutPriority, UILayoutPriority)? {
        guard let text = coder.decodeObject(forKey: key) as? String else { return nil }
        let numbers = text.trimmingCharacters(in: CharacterSet(charactersIn: "{} ")).split(separator: ",").compactMap { Float($0.trimmingCharacters(in: .whitespaces)) }
        return numbers.count == 2 ? (UILayoutPriority(numbers[0]), UILayoutPriority(numbers[1])) : nil
    }
}
