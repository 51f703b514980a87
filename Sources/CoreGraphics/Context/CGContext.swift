import CCairo
import Foundation

public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

/// A place to draw: a bitmap or a PDF, through Cairo.
///
/// User space has its origin at the bottom left, y up, as in Core Graphics. UIKit's contexts turn it over with their first transform.
public final class CGContext: Hashable, @unchecked Sendable {
    /// What Cairo's own state doesn't hold.
    struct State {
        var fill = CGColor.black
        var stroke = CGColor.black
        var fillSpace = CGColorSpace.deviceGray
        var strokeSpace = CGColorSpace.deviceGray
        var alpha = 1.0
        var blendMode = CGBlendMode.normal
        var shadow: Shadow?
        var interpolation = CGInterpolationQuality.default
        var patternPhase = CGSize.zero
        var textMode = CGTextDrawingMode.fill
        var characterSpacing: CGFloat = 0
        var font: CGFont?
        var fontSize: CGFloat = 12
    }

    package let cairo: OpaquePointer
    package let bitmap: Bitmap?
    /// Cairo's y points down: this turns Core Graphics' space into Cairo's.
    let base: CGAffineTransform
    /// The transform that UIKit starts a context with; shadows are measured in its space.
    package var baseCTM = CGAffineTransform.identity
    var state = State()
    private var saved: [State] = []
    var layers: [TransparencyLayer] = []
    let target: Target

    public let width: Int
    public let height: Int
    public var textMatrix = CGAffineTransform.identity

    /// A context onto `bitmap`, with one point a pixel and y down once `scale` is given.
    package init(bitmap: Bitmap, flippedScale scale: CGFloat? = nil) {
        self.bitmap = bitmap
        width = bitmap.width
        height = bitmap.height
        cairo = cairo_create(bitmap.surface)
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(bitmap.height))
        target = .bitmap
        prepare()
        if let scale { flip(scale: scale, height: CGFloat(bitmap.height)) }
    }

    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
    }

    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32,
        releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
    ) {
        guard let foreign = ForeignPixels(
            data, width, height, bitsPerComponent, bytesPerRow, space, CGBitmapInfo(rawValue: bitmapInfo), { releaseCallback?(releaseInfo, $0) })
        else { return nil }
        self.width = width
        self.height = height
        bitmap = foreign.bitmap
        cairo = cairo_create(foreign.bitmap.surface)
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height))
        target = .foreign(foreign)
        prepare()
    }

    /// Pages of a PDF go to `consumer` as they are drawn. The page is 612×792 points where no box is given.
    public init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let pdf = PDFTarget(consumer, box: mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792), info: auxiliaryInfo)
        width = Int(pdf.box.width)
        height = Int(pdf.box.height)
        bitmap = nil
        cairo = cairo_create(pdf.surface)
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -Double(pdf.box.minX), ty: Double(pdf.box.maxY))
        target = .pdf(pdf)
        prepare()
    }

    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    deinit {
        closePDF()
        cairo_destroy(cairo)
    }

    private func prepare() {
        var matrix = base.cairo
        cairo_set_matrix(cairo, &matrix)
        cairo_set_line_width(cairo, 1)
    }

    /// UIKit's space: origin at the top left, y down, `scale` pixels a point.
    package func flip(scale: CGFloat, height: CGFloat) {
        baseCTM = CGAffineTransform(a: Double(scale), b: 0, c: 0, d: -Double(scale), tx: 0, ty: Double(height))
        concatenate(baseCTM)
    }

    public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public class var typeID: CFTypeID { 9 }

    // MARK: State

    public func saveGState() {
        cairo_save(cairo)
        saved.append(state)
    }

    public func restoreGState() {
        guard let last = saved.popLast() else { return Log.once("CGContextRestoreGState: nothing was saved; ignored.") }
        state = last
        cairo_restore(cairo)
    }

    public func synchronize() { flush() }

    public func flush() {
        cairo_surface_flush(cairo_get_target(cairo))
        didDraw()
    }

    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, Double(width)) }
    public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, Double(limit)) }
    public func setFlatness(_ flatness: CGFloat) { cairo_set_tolerance(cairo, max(Double(flatness), 0.05)) }

    public func setLineCap(_ cap: CGLineCap) {
        cairo_set_line_cap(cairo, cap == .butt ? CAIRO_LINE_CAP_BUTT : cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
    }

    public func setLineJoin(_ join: CGLineJoin) {
        cairo_set_line_join(cairo, join == .miter ? CAIRO_LINE_JOIN_MITER : join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
    }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let lengths = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 } ? lengths.map(Double.init) : []
        cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(phase))
    }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(Double(alpha), 0), 1) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setShouldAntialias(_ shouldAntialias: Bool) { cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Offset in points of the context's first space, whatever the transform is since; black at a third.
    public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3)) }

    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.flatMap { $0.rgba.alpha > 0 ? Shadow(offset: offset, blur: blur, color: $0.rgba) : nil }
    }
}
