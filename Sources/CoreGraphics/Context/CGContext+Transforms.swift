import CCairo
import Foundation

extension CGAffineTransform {
    package var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
    package init(_ matrix: cairo_matrix_t) { self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0) }
}

extension CGContext {
    /// From user space to Cairo's device space: pixels, y down.
    package var deviceTransform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(matrix)
    }

    public var ctm: CGAffineTransform { deviceTransform.concatenating(base.inverted()) }
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.a * transform.d - transform.b * transform.c != 0 else {
            // Cairo refuses a transform without an inverse for good: clip everything away instead, as nothing can be seen.
            cairo_reset_clip(cairo)
            cairo_rectangle(cairo, 0, 0, 0, 0)
            return cairo_clip(cairo)
        }
        var matrix = transform.cairo
        cairo_transform(cairo, &matrix)
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { cairo_translate(cairo, Double(tx), Double(ty)) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    public func rotate(by angle: CGFloat) { cairo_rotate(cairo, Double(angle)) }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
