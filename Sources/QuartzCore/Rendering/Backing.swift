import CoreGraphics
import Foundation
import ObjCRuntime

/// What a layer drew, to be shown until it is to be drawn anew, or until memory is short.
final class Backing {
    let bitmap: Bitmap
    let scale: CGFloat
    let size: CGSize
    /// The number of the last frame that showed it.
    var lastShown = 0

    init(bitmap: Bitmap, scale: CGFloat, size: CGSize) {
        (self.bitmap, self.scale, self.size) = (bitmap, scale, size)
    }

    /// Bytes.
    var length: Int { bitmap.stride * bitmap.height }
}

extension CALayer {
    /// A value of a higher module that stands for an image (a `UIImage` isn't one; CG images and bitmaps are).
    static func image(of contents: Any?) -> CGImage? {
        if let image = contents as? CGImage { return image }
        return (contents as? CAAnimatable)?.animatableValue as? CGImage
    }

    /// The delegate's `display(_:)` if it has one; else draws into a bitmap.
    func displayNow() {
        dirt.display = false
        if let delegate, isDisplayedByDelegate { return delegate.display(self) }
        let size = state.bounds.size
        guard size.width > 0, size.height > 0, size.width < 20_000, size.height < 20_000 else {
            backing = nil
            return
        }
        delegate?.layerWillDraw(self)
        let made = drawnBacking(size, scale: state.contentsScale)
        backing = made
        BackingBudget.shared.add(made, of: self)
        pictureChanged()
    }

    private var isDisplayedByDelegate: Bool {
        guard let object = delegate as? ObjCObject else { return false }
        return ObjCClass.of(object).implements("display(_:)")
    }

    private func drawnBacking(_ size: CGSize, scale: CGFloat) -> Backing {
        let bitmap = Bitmap(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        let context = CGContext(bitmap: bitmap, flippedScale: scale)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if let tiled = self as? CATiledLayer {
            tiled.drawTiles(in: context, scale: scale)
        } else {
            draw(in: context)
        }
        context.flush()
        return Backing(bitmap: bitmap, scale: scale, size: size)
    }
}

extension CATiledLayer {
    func drawTiles(in context: CGContext, scale: CGFloat) {
        let step = CGSize(width: max(tileSize.width / scale, 1), height: max(tileSize.height / scale, 1))
        for y in stride(from: bounds.minY, to: bounds.maxY, by: step.height) {
            for x in stride(from: bounds.minX, to: bounds.maxX, by: step.width) {
                context.saveGState()
                context.clip(to: CGRect(origin: CGPoint(x: x, y: y), size: step))
                draw(in: context)
                context.restoreGState()
            }
        }
    }
}
