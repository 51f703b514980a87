import CoreGraphics
import Foundation
import QuartzCore

/// Where frames go. The embedder owns it; UIKit draws into what it asks for.
@MainActor package protocol Display: AnyObject {
    /// Pixels a point.
    var scale: CGFloat { get }
    /// Whether somebody sees each frame. Where nobody does, the first and the last are enough.
    var wantsEveryFrame: Bool { get }
    /// What to draw the next frame into, of so many pixels: an earlier frame, or nothing.
    /// Without more, a new bitmap each time.
    func canvas(width: Int, height: Int) -> Bitmap
    /// Shows a frame that was drawn into a canvas. It differs from the last one nowhere but in `changed`.
    func present(_ frame: Bitmap, changed: PixelRect)
    /// Returns once the last frame is where it belongs; no other follows.
    func close()
}

extension Display {
    package func canvas(width: Int, height: Int) -> Bitmap { Bitmap(width: width, height: height) }
}

/// A display without a window: nobody sees its frames.
@MainActor package final class HeadlessDisplay: Display {
    package let scale: CGFloat
    package var wantsEveryFrame: Bool { false }
    private var last: Bitmap?

    package init(scale: CGFloat) { self.scale = scale }

    package func canvas(width: Int, height: Int) -> Bitmap {
        if let last, last.width == width, last.height == height { return last }
        let made = Bitmap(width: width, height: height)
        last = made
        return made
    }

    package func present(_ frame: Bitmap, changed: PixelRect) {}
    package func close() {}
}

extension Bitmap {
    /// Writes the frame of a screen, which nothing shines through. Throws what the file system says.
    package func writePNG(to path: String) throws {
        guard let data = PNGCoder.encode(self, isOpaque: true) else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: URL(fileURLWithPath: path))
    }
}
