import Foundation

/// A drawing that is made once and drawn many times.
public final class CGLayer: @unchecked Sendable {
    public let context: CGContext?
    public let size: CGSize

    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0 else { return nil }
        self.size = size
        let t = context.ctm
        let scale = max(hypot(CGFloat(t.a), CGFloat(t.b)), 1)
        let bitmap = Bitmap(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        self.context = CGContext(bitmap: bitmap)
        self.context?.scaleBy(x: scale, y: scale)
    }

    public class var typeID: CFTypeID { 10 }
}
