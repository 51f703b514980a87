import CoreGraphics
import Foundation

/// All that a frame shows, found from front to back: what something opaque lies over is left out.
struct FramePlan {
    private(set) var items: [FrameItem] = []
    /// Pixels that are opaque whatever was behind.
    private(set) var covered = PixelRegion()
    private let screen: PixelRect
    private let scale: CGFloat
    private let time: CFTimeInterval
    private let frame: Int

    /// - Parameters:
    ///   - size: pixels.
    ///   - scale: pixels a point.
    ///   - frame: its number.
    init(_ parts: [FramePart], width: Int, height: Int, scale: CGFloat, time: CFTimeInterval, frame: Int) {
        screen = PixelRect(left: 0, top: 0, right: width, bottom: height)
        (self.scale, self.time, self.frame) = (scale, time, frame)
        let toPixels = CGAffineTransform(scaleX: scale, y: scale), clip = FrameClip(screen)
        for part in parts.reversed() {
            switch part {
            case .layer(let layer): add(layer, toPixels, clip)
            case .drawing(let key, let box, let draw): add(key, box.applying(toPixels), toPixels, clip, draw)
            }
        }
        OverlayBlend.find(in: &items)
    }

    // MARK: From front to back

    private mutating func add(_ name: String, _ box: CGRect, _ transform: CGAffineTransform, _ clip: FrameClip, _ draw: @escaping (CGContext) -> Void) {
        let box = PixelRect(around: box).intersection(screen)
        let key = FrameItem.Key(kind: .drawing(name), layer: nil, version: 0, transform: transform, alpha: 1, clips: 0, box: box)
        append(key, clip, all: box, reads: .none, nil, nil, draw)
    }

    private mutating func add(_ model: CALayer, _ toParent: CGAffineTransform, _ clip: FrameClip) {
        let layer = model.shown(at: time)
        model.dirt.isShown = true
        let opacity = Double(min(max(layer.state.opacity, 0), 1))
        guard !layer.state.isHidden, opacity > 0, layer.isDoubleSided || !layer.facesAway else { return }
        let transform = layer.transformToParent.concatenating(toParent)
        guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
        if layer.state.masksToBounds || layer.children.isEmpty, layer.state.shadowOpacity == 0 {
            guard PixelRect(around: layer.bodyBox(model).applying(transform)).intersects(clip.box) else { return }
        }
        guard !layer.isDrawnAsTree(opacity, model) else { return addTree(layer, model, transform, toParent, clip) }
        let within = layer.state.masksToBounds ? clip.clipped(to: layer, transform) : clip
        if layer.state.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 {
            addPiece(.border, layer, model, layer.state.bounds, transform, clip, alpha: opacity)
        }
        if !within.box.isEmpty {
            for child in layer.orderedChildren.reversed() { add(child, transform, within) }
        }
        displayIfVisible(layer, model, transform, clip)
        let filled = layer.state.backgroundColor == nil ? .none : layer.surelyCovered(transform).intersection(clip.inner)
        if layer.drawsBody(model) { addPiece(.body, layer, model, layer.bodyBox(model), transform, clip, alpha: opacity, filled: filled) }
        if opacity == 1, let color = layer.state.backgroundColor, color.alpha == 1, color.pattern == nil { covered.add(filled) }
    }

    /// Before its body is looked at: what a delegate makes has a size of its own, and counts as a change.
    private func displayIfVisible(_ layer: CALayer, _ model: CALayer, _ transform: CGAffineTransform, _ clip: FrameClip) {
        guard model.dirt.display, !covered.visible(of: PixelRect(around: layer.state.bounds.applying(transform)).intersection(clip.box)).isEmpty else { return }
        model.displayIfNeeded()
        guard layer !== model else { return }
        layer.backing = model.backing
        layer.state.contents = model.state.contents
    }

    private mutating func addTree(_ layer: CALayer, _ model: CALayer, _ transform: CGAffineTransform, _ toParent: CGAffineTransform, _ clip: FrameClip) {
        var facts = TreeFacts(time, frame: frame)
        facts.add(model)
        let box = facts.isEndless ? screen : PixelRect(around: layer.boundsOfTree.insetBy(dx: -16, dy: -16).applying(transform))
        let key = FrameItem.Key(
            kind: .tree, layer: ObjectIdentifier(model), version: facts.version, transform: transform, alpha: Double(layer.state.opacity), clips: clip.key, box: box.intersection(clip.box))
        append(key, clip, all: box, reads: facts.readsBehind ? box.intersection(screen) : .none, layer, model, nil)
    }

    private mutating func addPiece(
        _ kind: FrameItem.Kind, _ layer: CALayer, _ model: CALayer, _ bounds: CGRect, _ transform: CGAffineTransform, _ clip: FrameClip, alpha: Double,
        filled: PixelRect = .none
    ) {
        let box = PixelRect(around: bounds.applying(transform))
        var key = FrameItem.Key(
            kind: kind, layer: ObjectIdentifier(model), version: model.running.isEmpty && !(layer is CAEmitterLayer) ? model.version : TreeFacts.version(of: time),
            transform: transform, alpha: alpha, clips: clip.key, box: box.intersection(clip.box))
        if kind == .body { key.plain = PlainFill(layer, of: model, filled, alpha: alpha) }
        var reads = PixelRect.none
        if kind == .body, let backdrop = layer.rareState?.backdrop, backdrop.blurRadius > 0 {
            let reach = BlurredPicture.reach(sigma: Double(backdrop.blurRadius * scale)), around = layer.state.bounds.applying(transform)
            reads = PixelRect(around: around.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))).intersection(screen)
        }
        append(key, clip, all: box, reads: reads, layer, model, nil)
    }

    private mutating func append(
        _ key: FrameItem.Key, _ clip: FrameClip, all: PixelRect, reads: PixelRect, _ layer: CALayer?, _ model: CALayer?, _ draw: ((CGContext) -> Void)?
    ) {
        let visible = covered.visible(of: key.box)
        guard !visible.isEmpty else { return }
        // What is read has to be there, whatever lies over it later.
        if !reads.isEmpty { covered.removeAll(meeting: reads) }
        model?.backing?.lastShown = frame
        items.append(FrameItem(key: key, visible: visible, isCut: visible != all, clip: clip, reads: reads, shown: layer, model: model, draw: draw))
    }
}

extension CALayer {
    /// Whether it can't be taken apart into itself and its sublayers.
    fileprivate func isDrawnAsTree(_ opacity: Double, _ model: CALayer) -> Bool {
        if opacity < 1, !isPlain { return true }
        if let rareState, rareState.mask != nil || blendMode != nil { return true }
        // A shadow of what is drawn, not of an outline.
        if state.shadowOpacity > 0, shadowPath == nil, state.backgroundColor?.alpha != 1 { return true }
        return self is CAReplicatorLayer || model.running.contains { $0.animation is CATransition }
    }

    /// Whether it draws more than its sublayers and its border.
    fileprivate func drawsBody(_ model: CALayer) -> Bool {
        if let color = state.backgroundColor, color.alpha > 0 { return true }
        return model.directDrawing?.drawsDirectly == true || backing != nil || state.contents != nil || drawsContent
            || state.shadowOpacity > 0 || (rareState?.backdrop).map { $0.blurRadius > 0 } ?? false
    }

    /// Where its shadow, background and contents may be.
    fileprivate func bodyBox(_ model: CALayer) -> CGRect {
        // What draws itself may go a little beyond; so may smoothing.
        var box = state.bounds
        if state.shadowOpacity > 0 {
            let reach = shadowRadius * 3 + 2
            box = box.union((shadowPath?.boundingBoxOfPath ?? box).insetBy(dx: -reach, dy: -reach).offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
        }
        guard !state.masksToBounds else { return box }
        if let direct = model.directDrawing, direct.drawsDirectly { box = box.union(direct.reach) }
        if drawsContent { box = box.union(contentBox) }
        guard state.contents != nil, let image = CALayer.image(of: state.contents) else { return box }
        let size = CGSize(width: CGFloat(image.width) / state.contentsScale, height: CGFloat(image.height) / state.contentsScale)
        return box.union(state.contentsGravity.place(size, in: state.bounds))
    }
}
