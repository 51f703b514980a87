import CoreGraphics
import Foundation

/// What the ancestors of an item leave to be seen.
struct FrameClip {
    /// An ancestor's outline that isn't a rectangle of whole pixels.
    struct Outline {
        let transform: CGAffineTransform
        let path: CGPath
    }

    /// Within it is all that can be seen.
    var box: PixelRect
    /// Within it all can be seen.
    var inner: PixelRect
    var outlines: [Outline] = []
    /// Tells the outlines from others.
    var key = 0

    init(_ box: PixelRect) { (self.box, inner) = (box, box) }

    /// What `layer` leaves of it, which masks to its bounds.
    func clipped(to layer: CALayer, _ transform: CGAffineTransform) -> FrameClip {
        let bounds = layer.state.bounds.applying(transform), around = PixelRect(around: bounds), within = PixelRect(within: bounds)
        var result = self
        result.box = box.intersection(around)
        guard layer.state.cornerRadius > 0 || around != within || !transform.keepsRectangles else {
            result.inner = inner.intersection(around)
            return result
        }
        result.inner = inner.intersection(layer.surelyCovered(transform))
        result.outlines.append(Outline(transform: transform, path: layer.roundedPath ?? CGPath(rect: layer.state.bounds, transform: nil)))
        var hasher = Hasher()
        hasher.combine(key)
        for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] { hasher.combine(value) }
        for value in [layer.state.bounds.minX, layer.state.bounds.minY, layer.state.bounds.width, layer.state.bounds.height, layer.state.cornerRadius] { hasher.combine(value) }
        hasher.combine(layer.maskedCorners.rawValue)
        result.key = hasher.finalize()
        return result
    }
}

extension CALayer {
    /// The pixels that an opaque background covers wholly: without the rows of rounded corners.
    func surelyCovered(_ transform: CGAffineTransform) -> PixelRect {
        guard transform.keepsRectangles else { return .none }
        let radius = state.cornerRadius, corners = maskedCorners, bounds = state.bounds
        guard radius > 0 else { return PixelRect(within: bounds.applying(transform)) }
        let limit = min(radius, min(bounds.width, bounds.height) / 2)
        let above = corners.contains(.layerMinXMinYCorner) || corners.contains(.layerMaxXMinYCorner) ? limit : 0
        let below = corners.contains(.layerMinXMaxYCorner) || corners.contains(.layerMaxXMaxYCorner) ? limit : 0
        let rest = CGRect(x: bounds.minX, y: bounds.minY + above, width: bounds.width, height: bounds.height - above - below)
        return rest.height > 0 ? PixelRect(within: rest.applying(transform)) : .none
    }
}
