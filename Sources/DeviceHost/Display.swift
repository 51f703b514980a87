import CoreGraphics
import Foundation
import QuartzCore

/// Where frames go. The embedder owns it; UIKit draws into what it asks for.
@MainActor package protocol Display: AnyObject {
    /// Pixels a point.
    var scale: CGFloat { get }
    /// Whether somebody sees each frame. Where nobody does, the first and the last are enough.
    var wantsEveryFrame: Bool { get }
    func present(_ frame: Bitmap)
}

/// A display without a window: keeps the last frame and writes it out.
@MainActor package final class HeadlessDisplay: Display {
    package let scale: CGFloat
    package var wantsEveryFrame: Bool { false }
    package private(set) var frame: Bitmap?

    package init(scale: CGFloat) { self.scale = scale }

    package func present(_ frame: Bitmap) { self.frame = frame }

    /// Writes the last frame. Throws what the file system says.
    package func writePNG(to path: String) throws {
        guard let frame, let data = PNGCoder.encode(frame, isOpaque: true) else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: URL(fileURLWithPath: path))
    }
}
