import CoreGraphics
import Foundation
import TextEngine

/// What the string drawing methods share.
struct StringDrawing {
    let source: TextSource
    let options: NSStringDrawingOptions

    init(_ source: TextSource, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin) {
        self.source = source
        self.options = options
    }

    private static let unbounded = 1e7

    /// 0 or an enormous length stands for no limit.
    private static func limit(_ length: CGFloat) -> Double { length <= 0 || length > 1e6 ? unbounded : Double(length) }

    func layout(_ size: CGSize) -> TextLayout {
        let isMultiline = options.contains(.usesLineFragmentOrigin)
        let truncates = options.contains(.truncatesLastVisibleLine)
        let constraints = TextLayout.Constraints(
            width: isMultiline ? StringDrawing.limit(size.width) : StringDrawing.unbounded,
            height: truncates ? StringDrawing.limit(size.height) : .infinity,
            maximumLines: isMultiline ? 0 : 1, truncation: truncates && isMultiline ? .truncatingTail : nil)
        return TextLayout(source, constraints)
    }

    /// Without `usesLineFragmentOrigin` the rectangle starts at the baseline: its top is above 0.
    func bounds(_ size: CGSize) -> CGRect {
        let layout = layout(size)
        guard options.contains(.usesLineFragmentOrigin) else {
            return CGRect(x: 0, y: -layout.firstBaseline, width: Double(layout.size.width), height: Double(layout.size.height))
        }
        let left = layout.constraints.width < 1e6 ? layout.lines.map(\.x).min() ?? 0 : 0
        return CGRect(x: left, y: 0, width: Double(layout.size.width), height: Double(layout.size.height))
    }

    func draw(in rect: CGRect, clips: Bool = false) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(rect.size)
        let origin = options.contains(.usesLineFragmentOrigin) ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - CGFloat(layout.firstBaseline))
        context.saveGState()
        if clips { context.clip(to: rect) }
        layout.draw(in: context, at: origin, color: UIColor.black.cgColor)
        context.restoreGState()
    }

    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout(.zero).draw(in: context, at: point, color: UIColor.black.cgColor)
    }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { (self as NSString).text.size(withAttributes: attrs) }
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { text.draw(at: point, withAttributes: attrs) }
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { text.draw(in: rect, withAttributes: attrs) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) {
        text.draw(with: rect, options: options, attributes: attributes, context: context)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        text.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    fileprivate var text: String { String(describing: self) }
}

/// On iOS these are NSString's, which a String has too.
extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StringDrawing(TextConversion.source(self, attrs)).layout(.zero).size
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(TextConversion.source(self, attrs)).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StringDrawing(TextConversion.source(self, attrs)).draw(in: rect, clips: true)
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?) {
        StringDrawing(TextConversion.source(self, attributes), options).draw(in: rect)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = StringDrawing(TextConversion.source(self, attributes), options).bounds(size)
        context?.totalBounds = bounds
        return bounds
    }
}

extension NSAttributedString {
    public func size() -> CGSize { StringDrawing(TextConversion.source(self)).layout(.zero).size }
    public func draw(at point: CGPoint) { StringDrawing(TextConversion.source(self)).draw(at: point) }
    public func draw(in rect: CGRect) { StringDrawing(TextConversion.source(self)).draw(in: rect, clips: true) }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StringDrawing(TextConversion.source(self), options).draw(in: rect)
    }

    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        let bounds = StringDrawing(TextConversion.source(self), options).bounds(size)
        context?.totalBounds = bounds
        return bounds
    }

    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    public func containsAttachments(in range: NSRange) -> Bool {
        var found = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            if value != nil {
                found = true
                stop.pointee = true
            }
        }
        return found
    }
}
