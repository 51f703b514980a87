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
    /// Returns once the last frame is where it belongs; no other follows.
    func close()
}

/// A display without a window: nobody sees its frames.
@MainActor package final class HeadlessDisplay: Display {
    package let scale: CGFloat
    package var wantsEveryFrame: Bool { false }

    package init(scale: CGFloat) { self.scale = scale }

    package func present(_ frame: Bitmap) {}
    package func close() {}
}

extension Bitmap {
    /// Writes the frame of a screen, which nothing shines through. Throws what the file system says.
    package func writePNG(to path: String) throws {
        guard let data = PNGCoder.encode(self, isOpaque: true) else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: URL(fileURLWithPath: path))
    }
}
