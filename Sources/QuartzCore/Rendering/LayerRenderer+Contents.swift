import CCairo
import CoreGraphics
import Foundation

extension LayerRenderer {
    func drawContents(of layer: CALayer, _ model: CALayer) {
        if model.dirt.display {
            model.displayIfNeeded()
            if layer !== model {
                layer.backing = model.backing
                layer.state.contents = model.state.contents
            }
        }
        if let direct = model.directDrawing, direct.drawsDirectly {
            context.saveGState()
            direct.drawDirectly(in: context)
            return context.restoreGState()
        }
        if layer.drawsContent {
            context.saveGState()
            layer.drawContent(in: context, scale: scale, time: time)
            context.restoreGState()
        }
        if let backing = layer.backing {
            draw(CGImage(bitmap: backing.bitmap), pixelScale: backing.scale, in: layer, drawn: backing.size)
        } else if let image = CALayer.image(of: layer.state.contents) {
            draw(image, pixelScale: layer.state.contentsScale, in: layer, drawn: nil)
        }
    }

    /// Places an image by the layer's gravity. `drawn` is the size it was drawn for, which only a resize makes differ from the bounds.
    private func draw(_ image: CGImage, pixelScale: CGFloat, in layer: CALayer, drawn: CGSize?) {
        let bounds = layer.state.bounds
        var image = image
        let part = layer.contentsRect
        if part != CGRect(x: 0, y: 0, width: 1, height: 1) {
            let (w, h) = (CGFloat(image.width), CGFloat(image.height))
            guard let cut = image.cropping(to: CGRect(x: part.minX * w, y: part.minY * h, width: part.width * w, height: part.height * h)) else { return }
            image = cut
        }
        let size = CGSize(width: CGFloat(image.width) / pixelScale, height: CGFloat(image.height) / pixelScale)
        // A backing is a whole number of pixels, so up to one wider than the layer: it isn't squeezed for that.
        if let drawn, drawn == bounds.size { return place(image, CGRect(origin: bounds.origin, size: size), layer) }
        let rect = layer.state.contentsGravity.place(size, in: bounds)
        let center = layer.contentsCenter
        if center != CGRect(x: 0, y: 0, width: 1, height: 1) { return drawStretched(image, center, pixelScale, in: rect, layer) }
        place(image, rect, layer)
    }

    private func place(_ image: CGImage, _ rect: CGRect, _ layer: CALayer) {
        context.interpolationQuality = layer.magnificationFilter == .nearest ? .none : .default
        context.drawUpright(image, in: rect)
    }

    /// Nine parts: corners keep their size, edges stretch one way, the middle both.
    private func drawStretched(_ image: CGImage, _ center: CGRect, _ pixelScale: CGFloat, in rect: CGRect, _ layer: CALayer) {
        let (w, h) = (CGFloat(image.width), CGFloat(image.height))
        let xs = [0, center.minX * w, center.maxX * w, w], ys = [0, center.minY * h, center.maxY * h, h]
        let tx = CALayer.stretched(xs, pixelScale, rect.minX, rect.maxX), ty = CALayer.stretched(ys, pixelScale, rect.minY, rect.maxY)
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(x: xs[column], y: ys[row], width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row])
                let target = CGRect(x: tx[column], y: ty[row], width: tx[column + 1] - tx[column], height: ty[row + 1] - ty[row])
                guard target.width > 0, target.height > 0, let cut = image.cropping(to: source) else { continue }
                place(cut, target, layer)
            }
        }
    }

    func drawTransition(of model: CALayer) {
        guard let entry = model.running.first(where: { $0.animation is CATransition }), let transition = entry.animation as? CATransition,
              let before = transition.before, transition.type == .fade else { return }
        let phase: CAAnimation.Phase = transition.beginTime == 0 ? .running(progress: 0, cycle: 0) : transition.phase(at: model.localTime(time))
        guard let shown = transition.shows(in: phase), shown.progress < 1 else { return }
        context.saveGState()
        context.setAlpha(CGFloat(1 - shown.progress))
        context.drawUpright(CGImage(bitmap: before.bitmap), in: before.frame)
        context.restoreGState()
    }
}

extension CALayer {
    /// Where the cuts of a stretched image fall: the outer parts keep their size unless there is too little room.
    static func stretched(_ cuts: [CGFloat], _ pixelScale: CGFloat, _ start: CGFloat, _ end: CGFloat) -> [CGFloat] {
        var first = cuts[1] / pixelScale, last = (cuts[3] - cuts[2]) / pixelScale
        if first + last > end - start {
            let shrink = (end - start) / (first + last)
            first *= shrink
            last *= shrink
        }
        return [start, start + first, end - last, end]
    }

    /// The bounds of the layer and all that is below it, in its coordinates.
    var boundsOfTree: CGRect {
        var box = state.bounds
        if state.shadowOpacity > 0 {
            let reach = shadowRadius * 3 + 1
            let shape = (shadowPath?.boundingBoxOfPath ?? box).insetBy(dx: -reach, dy: -reach)
            box = box.union(shape.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
        }
        guard !state.masksToBounds else { return box }
        if let path = (self as? CAShapeLayer)?.path { box = box.union(path.boundingBoxOfPath.insetBy(dx: -10, dy: -10)) }
        for child in children where !child.isHidden { box = box.union(child.boundsOfTree.applying(child.transformToParent)) }
        return box
    }

    /// Whether opacity can go to each drawing without a group: there is only one.
    var isPlain: Bool {
        guard children.isEmpty, state.borderWidth == 0, state.shadowOpacity == 0, rareState?.mask == nil else { return false }
        let background = state.backgroundColor.map { $0.alpha > 0 } ?? false
        return !(background && (backing != nil || state.contents != nil || drawsContent)) && !(self is CAShapeLayer)
    }

    var facesAway: Bool {
        guard state.hasTransform else { return false }
        let t = state.transform
        return t.m11 * t.m22 - t.m12 * t.m21 < 0
    }

    var blendMode: CGBlendMode? {
        switch rareState?.compositingFilter as? String {
        case "multiplyBlendMode": .multiply
        case "screenBlendMode": .screen
        case "overlayBlendMode": .overlay
        case "darkenBlendMode": .darken
        case "lightenBlendMode": .lighten
        case "colorDodgeBlendMode": .colorDodge
        case "colorBurnBlendMode": .colorBurn
        case "softLightBlendMode": .softLight
        case "hardLightBlendMode": .hardLight
        case "differenceBlendMode": .difference
        case "plusL": .plusLighter
        default: nil
        }
    }

    var roundedPath: CGPath? { state.cornerRadius > 0 ? roundedPath(state.bounds, radius: state.cornerRadius) : nil }

    func roundedPath(_ rect: CGRect, radius: CGFloat) -> CGPath {
        let corners = maskedCorners
        let limit = min(radius, min(rect.width, rect.height) / 2)
        let size = { (corner: CACornerMask) in corners.contains(corner) ? CGSize(width: limit, height: limit) : .zero }
        return CGPath.rounded(rect, (size(.layerMinXMinYCorner), size(.layerMaxXMinYCorner), size(.layerMaxXMaxYCorner), size(.layerMinXMaxYCorner)))
    }

    func renderTree(in context: CGContext) {
        layoutIfNeeded()
        let t = context.deviceTransform
        let renderer = LayerRenderer(context: context, scale: max(hypot(CGFloat(t.a), CGFloat(t.b)), 1), time: CACurrentMediaTime())
        context.saveGState()
        renderer.drawInside(shown(at: renderer.time), of: self)
        context.restoreGState()
    }

    /// A picture of the part `rect` of the layer and what is within it.
    package func rendered(rect: CGRect, scale: CGFloat) -> CGImage? {
        layoutIfNeeded()
        return LayerRenderer.picture(of: self, rect: rect, scale: scale).map { CGImage(bitmap: $0.bitmap) }
    }
}

extension CALayerContentsGravity {
    /// The rectangle that an image of `size` takes within `bounds`.
    package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        var size = size
        switch self {
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .resizeAspect ? min(x, y) : max(x, y)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
        default: return bounds
        }
        // Named for where y points up; UIKit's layers are flipped, and these names are what its content modes map to.
        let left = self == .left || self == .topLeft || self == .bottomLeft, right = self == .right || self == .topRight || self == .bottomRight
        let top = self == .top || self == .topLeft || self == .topRight, bottom = self == .bottom || self == .bottomLeft || self == .bottomRight
        let x = left ? bounds.minX : right ? bounds.maxX - size.width : bounds.midX - size.width / 2
        let y = top ? bounds.minY : bottom ? bounds.maxY - size.height : bounds.midY - size.height / 2
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
