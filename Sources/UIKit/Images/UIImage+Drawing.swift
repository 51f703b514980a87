import CoreGraphics
import Foundation

extension UIImage {
    /// The pixels turned upright and tinted: what is written to files and shown in views.
    var uprightImage: CGImage? { shownImage(tint: nil) }

    /// - Parameter tint: colours templates.
    /// - Parameter isMirrored: as where one reads from right to left.
    func shownImage(tint: UIColor?, isMirrored: Bool) -> CGImage? {
        let image = shownImage(tint: tint)
        return isMirrored ? image.map { UIImage.turned($0, .upMirrored) } : image
    }

    /// `tint` colours templates.
    func shownImage(tint: UIColor?) -> CGImage? {
        guard let image = cgImage else { return nil }
        let color = values.tint.map { renderingMode == .alwaysTemplate ? tint ?? $0 : $0 } ?? (isTemplate ? tint : nil)
        guard imageOrientation != .up || color != nil else { return image }
        let upright = imageOrientation == .up ? image : UIImage.turned(image, imageOrientation)
        return color.map { UIImage.tinted(upright, $0.cgColor) } ?? upright
    }

    /// Whether a view with a tint colours it.
    var isTemplate: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }

    static func tinted(_ image: CGImage, _ color: CGColor) -> CGImage {
        let result = Bitmap(width: image.width, height: image.height)
        let c = color.rgba
        let byte = { (v: Double) in UInt32((min(max(v, 0), 1) * 255).rounded()) }
        let (r, g, b, a) = (byte(c.red), byte(c.green), byte(c.blue), byte(c.alpha))
        for y in 0..<image.height {
            let (source, target) = (image.bitmap.row(y), result.row(y))
            for x in 0..<image.width {
                let cover = (source[x] >> 24) * a / 255
                guard cover > 0 else { continue }
                target[x] = cover << 24 | (r * cover / 255) << 16 | (g * cover / 255) << 8 | b * cover / 255
            }
        }
        return CGImage(bitmap: result)
    }

    static func turned(_ image: CGImage, _ orientation: Orientation) -> CGImage {
        let (w, h) = (image.width, image.height)
        let result = orientation.isSideways ? Bitmap(width: h, height: w) : Bitmap(width: w, height: h)
        for y in 0..<result.height {
            let row = result.row(y)
            for x in 0..<result.width {
                let (sx, sy): (Int, Int)
                switch orientation {
                case .up: (sx, sy) = (x, y)
                case .down: (sx, sy) = (w - 1 - x, h - 1 - y)
                case .upMirrored: (sx, sy) = (w - 1 - x, y)
                case .downMirrored: (sx, sy) = (x, h - 1 - y)
                case .left: (sx, sy) = (w - 1 - y, x)
                case .right: (sx, sy) = (y, h - 1 - x)
                case .leftMirrored: (sx, sy) = (y, x)
                case .rightMirrored: (sx, sy) = (w - 1 - y, h - 1 - x)
                }
                row[x] = image.bitmap.row(sy)[sx]
            }
        }
        return CGImage(bitmap: result, isOpaque: image.isOpaque)
    }

    func drawNow(_ rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let image = shownImage(tint: nil) else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        if values.isResizable, rect.size != size {
            drawStretched(image, in: rect, context)
        } else {
            context.drawUpright(image, in: rect)
        }
        context.restoreGState()
    }

    /// Corners keep their size; edges and middle stretch or repeat.
    private func drawStretched(_ image: CGImage, in rect: CGRect, _ context: CGContext) {
        let insets = capInsets
        let cuts = { (start: CGFloat, end: CGFloat, length: Int) in [0, start * self.scale, CGFloat(length) - end * self.scale, CGFloat(length)] }
        let xs = cuts(insets.left, insets.right, image.width), ys = cuts(insets.top, insets.bottom, image.height)
        let places = { (start: CGFloat, end: CGFloat, low: CGFloat, high: CGFloat) -> [CGFloat] in
            let shrink = min(1, (high - low) / max(start + end, 0.001))
            return [low, low + start * shrink, high - end * shrink, high]
        }
        let tx = places(insets.left, insets.right, rect.minX, rect.maxX), ty = places(insets.top, insets.bottom, rect.minY, rect.maxY)
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(x: xs[column], y: ys[row], width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row])
                let target = CGRect(x: tx[column], y: ty[row], width: tx[column + 1] - tx[column], height: ty[row + 1] - ty[row])
                guard source.width >= 1, source.height >= 1, target.width > 0, target.height > 0, let part = image.cropping(to: source) else { continue }
                let tiles = resizingMode == .tile && (column == 1 || row == 1)
                if tiles { drawTiles(part, in: target, context) } else { context.drawUpright(part, in: target) }
            }
        }
    }

    private func drawTiles(_ image: CGImage, in rect: CGRect, _ context: CGContext) {
        let step = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: step.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: step.width) { context.drawUpright(image, in: CGRect(origin: CGPoint(x: x, y: y), size: step)) }
        }
        context.restoreGState()
    }

    func drawTiled(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = shownImage(tint: nil) else { return }
        drawTiles(image, in: rect, context)
    }

    /// A colour that repeats the image from the origin.
    var patternColor: CGColor {
        let size = size
        guard size.width > 0, size.height > 0 else { return .clear }
        let pattern = CGPattern(bounds: CGRect(origin: .zero, size: size), matrix: .identity, step: size, isColored: true) { [self] context in
            if let image = shownImage(tint: nil) { context.draw(image, in: CGRect(origin: .zero, size: size)) }
        }
        return CGColor(space: CGColorSpace(patternBaseSpace: nil)!, components: [1], pattern: pattern)
    }
}
