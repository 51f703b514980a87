import CoreGraphics
import Foundation

/// One thing that a frame shows, and where.
struct FrameItem {
    enum Kind: Hashable {
        /// A layer's shadow, background and contents.
        case body
        /// Over a layer's sublayers.
        case border
        /// A layer with all that is within it: they are blended, masked or repeated together.
        case tree
        case drawing(String)
    }

    /// What tells one frame's item from another's. It holds no layer: those that have left may go.
    struct Key: Equatable {
        let kind: Kind
        /// The model layer; of a drawing nothing.
        let layer: ObjectIdentifier?
        /// Grows with each change of what is drawn.
        let version: Int
        /// To the frame's pixels.
        let transform: CGAffineTransform
        let alpha: Double
        /// Of the clips that are no rectangles of whole pixels.
        let clips: Int
        /// All pixels it may touch.
        let box: PixelRect
        /// nil for what isn't one.
        var plain: PlainFill?

        func isSameThing(as other: Key) -> Bool { layer == other.layer && kind == other.kind }
    }

    /// What a frame leaves of it for the next one.
    struct Past {
        let key: Key
        let visible: PixelRect
    }

    var past: Past { Past(key: key, visible: visible) }

    let key: Key
    /// The part of the box that nothing opaque lies over.
    let visible: PixelRect
    /// Whether `visible` is less than what would be drawn: the rest has to be clipped away.
    let isCut: Bool
    let clip: FrameClip
    /// What is read of the pixels behind it: around where it is, for a blur.
    let reads: PixelRect
    /// As it shows now, and as it is; nil for a drawing.
    let shown: CALayer?
    let model: CALayer?
    let draw: ((CGContext) -> Void)?
    /// What of `visible` it still has to draw itself; nil for all of it.
    var rest: PixelBands?
    /// What it draws of an overlay, too.
    var blend: OverlayBlend?
}
