/// Questions about what constraints may name: views, guides, layout supports.
@MainActor enum LayoutItem {
    /// The view itself, or the one that owns the guide.
    static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    static func isItem(_ object: AnyObject) -> Bool { object is UIView || object is UILayoutGuide }

    /// As iOS prints items: class and address, or the identifier of a guide.
    static func name(_ object: AnyObject) -> String {
        "\(String(describing: type(of: object))):\(address(object))" + ((object as? UILayoutGuide).flatMap { $0.identifier.isEmpty ? nil : "'\($0.identifier)'" } ?? "")
    }

    static func address(_ object: AnyObject) -> String { "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16) }

    static func name(of attribute: NSLayoutConstraint.Attribute) -> String { attribute == .notAnAttribute ? "" : "\(attribute)" }

    /// The axis an attribute lies along.
    static func axis(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Axis? {
        switch attribute {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: return .horizontal
        case .notAnAttribute: return nil
        default: return .vertical
        }
    }

    static func isDimension(_ attribute: NSLayoutConstraint.Attribute) -> Bool { attribute == .width || attribute == .height }

    static func followsReadingDirection(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        switch attribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin: return true
        default: return false
        }
    }

    static func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
        if first === second { return first }
        var seen: Set<ObjectIdentifier> = []
        var (a, b): (UIView?, UIView?) = (first, second)
        while a != nil || b != nil {
            if let view = a {
                if !seen.insert(ObjectIdentifier(view)).inserted { return view }
                a = view.parent
            }
            if let view = b {
                if !seen.insert(ObjectIdentifier(view)).inserted { return view }
                b = view.parent
            }
        }
        return nil
    }
}
