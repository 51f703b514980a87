extension UIView {
    /// `<UILabel: 0x7f80; frame = (16 20; 200 44); hidden = YES; layer = <CALayer: 0x6000>>`
    var printed: String {
        func number(_ value: CGFloat) -> String { value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value)) }
        let frame = self.frame
        var parts = ["frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"]
        if transform != .identity { parts.append("transform = [\(transform.a), \(transform.b), \(transform.c), \(transform.d), \(transform.tx), \(transform.ty)]") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(number(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isOpaque { parts.append("opaque = NO") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if let recognizers = gestureRecognizers, !recognizers.isEmpty { parts.append("gestureRecognizers = <NSArray: \(recognizers.count)>") }
        parts.append("layer = <\(type(of: layer)): \(LayoutItem.address(layer))>")
        return "<\(type(of: self)): \(LayoutItem.address(self)); \(parts.joined(separator: "; "))>"
    }
}
