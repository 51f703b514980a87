@_exported import UIKit

public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTFontAttributeName: CFString = "NSFont"
public let kCTTrackingAttributeName: CFString = "CTTracking"
public let kCTKernAttributeName: CFString = "NSKern"
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"

/// One line of text, laid out as UIKit does.
public final class CTLine {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }

    var font: UIFont { (text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil) ?? .systemFont(ofSize: 12) }
}

public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }
public func CTLineGetStringRange(_ line: CTLine) -> NSRange { NSRange(location: 0, length: line.text.length) }

/// Points.
public func CTLineGetTypographicBounds(_ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?) -> Double {
    ascent?.pointee = line.font.ascender
    descent?.pointee = -line.font.descender
    leading?.pointee = line.font.leading
    return Double(line.text.size().width)
}

/// Draws at the context's text position, through its text matrix, whose y counts upwards. Text is filled, whatever the drawing mode.
@MainActor public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let position = context.textPosition
    UIGraphicsPushContext(context)
    context.saveGState()
    context.translateBy(x: position.x, y: position.y)
    let matrix = context.textMatrix
    context.concatenate(CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0))
    context.scaleBy(x: 1, y: -1)
    line.text.draw(at: CGPoint(x: 0, y: -line.font.ascender))
    context.restoreGState()
    UIGraphicsPopContext()
}
