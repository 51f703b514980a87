import Foundation

/// corelibs' NSValue boxes rectangles, points and sizes only, so that structures of four and two numbers travel as those.
extension NSValue {
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(rect: CGRect(x: insets.top, y: insets.left, width: insets.bottom, height: insets.right))
    }

    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(rect: CGRect(x: insets.top, y: insets.leading, width: insets.bottom, height: insets.trailing))
    }

    public convenience init(uiOffset insets: UIOffset) { self.init(point: CGPoint(x: insets.horizontal, y: insets.vertical)) }

    public var uiEdgeInsetsValue: UIEdgeInsets {
        let box = rectValue
        return UIEdgeInsets(top: box.origin.x, left: box.origin.y, bottom: box.size.width, right: box.size.height)
    }

    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let box = rectValue
        return NSDirectionalEdgeInsets(top: box.origin.x, leading: box.origin.y, bottom: box.size.width, trailing: box.size.height)
    }

    public var uiOffsetValue: UIOffset { UIOffset(horizontal: pointValue.x, vertical: pointValue.y) }
}

extension UIEdgeInsets: ScalarBridge {
    package static func bridged(_ value: Any) -> UIEdgeInsets? { (value as? NSValue)?.uiEdgeInsetsValue }
}

extension NSDirectionalEdgeInsets: ScalarBridge {
    package static func bridged(_ value: Any) -> NSDirectionalEdgeInsets? { (value as? NSValue)?.directionalEdgeInsetsValue }
}

extension UIOffset: ScalarBridge {
    package static func bridged(_ value: Any) -> UIOffset? { (value as? NSValue)?.uiOffsetValue }
}
