import CoreGraphics
import Foundation

extension CALayer {
    /// From the layer's coordinates to its superlayer's.
    package var transformToParent: CGAffineTransform {
        let (b, a) = (state.bounds, state.anchorPoint)
        let x = b.minX + b.width * a.x, y = b.minY + b.height * a.y
        var own = CGAffineTransform(translationX: -x, y: -y)
        if state.hasTransform { own = own.concatenating(state.transform.projected) }
        var result = own.concatenating(CGAffineTransform(translationX: state.position.x, y: state.position.y))
        if let parent, let rare = parent.rareState, !rare.sublayerTransform.isIdentity || rare.isGeometryFlipped {
            let middle = CGPoint(x: parent.bounds.midX, y: parent.bounds.midY)
            if !rare.sublayerTransform.isIdentity { result = projectedThroughSublayerTransform(rare.sublayerTransform, of: parent) }
            if rare.isGeometryFlipped {
                result = result.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(middle.y * 2)))
            }
        }
        return result
    }

    /// A sublayer transform acts about the superlayer's middle, with this layer's depth: this is where perspective comes from.
    private func projectedThroughSublayerTransform(_ t: CATransform3D, of parent: CALayer) -> CGAffineTransform {
        let (b, a) = (state.bounds, state.anchorPoint)
        let anchor = CGPoint(x: parent.bounds.minX + parent.bounds.width * parent.anchorPoint.x, y: parent.bounds.minY + parent.bounds.height * parent.anchorPoint.y)
        var full = CATransform3DMakeTranslation(-(b.minX + b.width * a.x), -(b.minY + b.height * a.y), -anchorPointZ)
        full = CATransform3DConcat(full, state.transform)
        full = CATransform3DConcat(full, CATransform3DMakeTranslation(state.position.x - anchor.x, state.position.y - anchor.y, state.zPosition))
        full = CATransform3DConcat(full, t)
        full = CATransform3DConcat(full, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        return full.projected
    }

    var currentFrame: CGRect {
        let s = state
        guard s.hasTransform else {
            return CGRect(
                x: s.position.x - s.bounds.width * s.anchorPoint.x, y: s.position.y - s.bounds.height * s.anchorPoint.y,
                width: s.bounds.width, height: s.bounds.height)
        }
        let x = s.bounds.minX + s.bounds.width * s.anchorPoint.x, y = s.bounds.minY + s.bounds.height * s.anchorPoint.y
        let t = CGAffineTransform(translationX: -x, y: -y).concatenating(s.transform.projected)
            .concatenating(CGAffineTransform(translationX: s.position.x, y: s.position.y))
        return s.bounds.applying(t)
    }

    func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        var size = frame.size
        if state.hasTransform {
            let t = state.transform.projected
            let flat = CGSize(width: hypot(t.a, t.b), height: hypot(t.c, t.d))
            if flat.width > 0, flat.height > 0, t.keepsRectangles {
                size = t.b == 0 ? CGSize(width: size.width / flat.width, height: size.height / flat.height)
                    : CGSize(width: size.height / flat.width, height: size.width / flat.height)
            }
        }
        bounds = CGRect(origin: state.bounds.origin, size: size)
        position = CGPoint(x: frame.minX + frame.width * state.anchorPoint.x, y: frame.minY + frame.height * state.anchorPoint.y)
    }

    private func transformToRoot() -> CGAffineTransform {
        var t = CGAffineTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            t = t.concatenating(current.transformToParent)
            layer = current.parent
        }
        return t
    }

    /// nil stands for the space around the root layer.
    func converted(_ p: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
        if let fast = simpleOffset(from: from, to: to) { return CGPoint(x: p.x + fast.dx, y: p.y + fast.dy) }
        return p.applying((from?.transformToRoot() ?? .identity).concatenating((to?.transformToRoot() ?? .identity).inverted()))
    }

    func converted(_ r: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
        if let fast = simpleOffset(from: from, to: to) { return r.offsetBy(dx: fast.dx, dy: fast.dy) }
        return r.applying((from?.transformToRoot() ?? .identity).concatenating((to?.transformToRoot() ?? .identity).inverted()))
    }

    /// The way from one layer to another where no transform lies between: exact, as adding is.
    private func simpleOffset(from: CALayer?, to: CALayer?) -> CGVector? {
        guard let a = from.map({ $0.offsetToRoot }) ?? CGVector.zero, let b = to.map({ $0.offsetToRoot }) ?? CGVector.zero else { return nil }
        return CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy)
    }

    private var offsetToRoot: CGVector? {
        var (x, y) = (CGFloat(0), CGFloat(0))
        var layer: CALayer? = self
        while let current = layer {
            guard !current.state.hasTransform, !(current.parent?.turnsSublayers ?? false) else { return nil }
            let s = current.state
            x += s.position.x - s.bounds.width * s.anchorPoint.x - s.bounds.minX
            y += s.position.y - s.bounds.height * s.anchorPoint.y - s.bounds.minY
            layer = current.parent
        }
        return CGVector(dx: x, dy: y)
    }

    private var turnsSublayers: Bool { rareState.map { !$0.sublayerTransform.isIdentity || $0.isGeometryFlipped } ?? false }

    var currentVisibleRect: CGRect {
        var visible = bounds
        var layer: CALayer? = parent
        while let ancestor = layer {
            if ancestor.masksToBounds || ancestor.parent == nil { visible = visible.intersection(convert(ancestor.bounds, from: ancestor)) }
            layer = ancestor.parent
        }
        return visible.isNull ? .zero : visible
    }

    // MARK: Time

    /// From the clock of this layer's parent to its own.
    private func timeInside(_ t: CFTimeInterval) -> CFTimeInterval {
        guard let timing = rareState?.timing else { return t }
        return (t - timing.beginTime) * Double(timing.speed) + timing.timeOffset
    }

    package func localTime(_ t: CFTimeInterval) -> CFTimeInterval { timeInside(parent?.localTime(t) ?? t) }

    func globalTime(_ t: CFTimeInterval) -> CFTimeInterval {
        var outside = t
        if let timing = rareState?.timing, timing.speed != 0 { outside = (t - timing.timeOffset) / Double(timing.speed) + timing.beginTime }
        return parent?.globalTime(outside) ?? outside
    }
}
