import CoreGraphics
import Foundation

/// What a frame is made of, from back to front.
package enum FramePart {
    case layer(CALayer)
    /// A picture that no layer has: what `key` says of it is all that it depends on. `box` in points of the frame.
    case drawing(key: String, box: CGRect, draw: (CGContext) -> Void)
}
