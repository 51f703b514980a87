import CoreGraphics
import Foundation

extension CALayer {
    func insert(_ layer: CALayer, at index: Int) {
        guard layer !== self else { return }
        var index = index
        if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
            children.remove(at: old)
            if old < index { index -= 1 }
        } else {
            layer.leaveParent()
        }
        children.insert(layer, at: min(max(index, 0), children.count))
        layer.parent = self
        if layer.dirt.layout || layer.dirt.layoutBelow { childNeedsLayout() }
        CATransaction.layerChanged()
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, let index = children.firstIndex(where: { $0 === sibling }) else {
            return insert(layer, at: offset == 0 ? 0 : children.count)
        }
        insert(layer, at: index + offset)
    }

    func replace(_ old: CALayer, _ new: CALayer) {
        guard let index = children.firstIndex(where: { $0 === old }) else { return }
        old.leaveParent()
        insert(new, at: index)
    }

    func replaceSublayers(with layers: [CALayer]) {
        for layer in children where !layers.contains(where: { $0 === layer }) { layer.leaveParent() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    func leaveParent() {
        guard let old = parent else { return }
        old.children.removeAll { $0 === self }
        if old.rareState?.mask === self { old.rareState?.mask = nil }
        parent = nil
        CATransaction.layerChanged()
    }

    private func childNeedsLayout() {
        var ancestor: CALayer? = self
        while let layer = ancestor, !layer.dirt.layoutBelow {
            layer.dirt.layoutBelow = true
            ancestor = layer.parent
        }
    }

    /// Sublayers from back to front.
    var orderedChildren: [CALayer] {
        guard children.contains(where: { $0.state.zPosition != 0 }) else { return children }
        return children.enumerated().sorted { ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset) }.map(\.element)
    }

    /// `p` is in the superlayer's coordinates.
    func hitLayer(at p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let local = parent.map { convert(p, from: $0) } ?? p.applying(transformToParent.inverted())
        if masksToBounds, !contains(local) { return nil }
        for layer in orderedChildren.reversed() {
            if let hit = layer.hitTest(local) { return hit }
        }
        return contains(local) ? self : nil
    }
}
