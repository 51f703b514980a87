import CoreGraphics
import Foundation

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current?.context }
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }
public func UIGraphicsPopContext() { GraphicsStack.pop() }

// MARK: Images

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// A scale of 0 is the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    guard let made = GraphicsStack.imageContext(size, scale: scale, isOpaque: opaque) else {
        Log.once("UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={\(size.width), \(size.height)}, scale=\(scale), bitmapInfo=0x2002.")
        // The matching end needs something to end.
        return GraphicsStack.push(CGContext(bitmap: Bitmap(width: 1, height: 1)), .pushed)
    }
    GraphicsStack.push(made.context, .image(scale: made.scale, isOpaque: opaque))
}

public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current, case .image(let scale, let isOpaque) = entry.kind else { return nil }
    return GraphicsStack.image(entry.context, scale: scale, isOpaque: isOpaque)
}

public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

// MARK: PDF

private func beginPDF(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?) -> Bool {
    var box = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    guard let consumer, let context = CGContext(consumer: consumer, mediaBox: &box, info) else { return false }
    GraphicsStack.push(context, .pdf(bounds: box) { context.closePDF() })
    return true
}

public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    _ = beginPDF(CGDataConsumer(data: data), bounds, documentInfo)
}

@discardableResult public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    beginPDF(CGDataConsumer(url: URL(fileURLWithPath: path)), bounds, documentInfo)
}

public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(UIGraphicsGetPDFContextBounds(), nil) }

public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let entry = GraphicsStack.current, case .pdf = entry.kind else { return }
    var box = bounds
    entry.context.endPage()
    entry.context.beginPage(mediaBox: &box)
    entry.context.flipPage(height: box.height)
}

public func UIGraphicsGetPDFContextBounds() -> CGRect {
    guard let entry = GraphicsStack.current, case .pdf(let bounds, _) = entry.kind else { return .zero }
    return bounds
}

public func UIGraphicsEndPDFContext() {
    guard let entry = GraphicsStack.pop(), case .pdf(_, let finish) = entry.kind else { return }
    finish()
}

public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { UIGraphicsGetCurrentContext()?.setURL(url, for: rect) }
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) { UIGraphicsGetCurrentContext()?.addDestination(name, at: point) }
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) { UIGraphicsGetCurrentContext()?.setDestination(name, for: rect) }

extension CGContext {
    /// UIKit's coordinates on a page of a PDF: y down from the top.
    func flipPage(height: CGFloat) {
        baseCTM = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
        concatenate(baseCTM)
    }
}

// MARK: Rectangles

public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// A frame one point wide, inside the rectangle, in the fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.beginPath()
    context.addRect(rect)
    context.addRect(rect.insetBy(dx: 1, dy: 1))
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
