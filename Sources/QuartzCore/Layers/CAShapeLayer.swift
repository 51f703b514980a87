import CCairo
import CoreGraphics
import Foundation
import ObjCRuntime

/// Fills and strokes a path in its coordinates.
open class CAShapeLayer: CALayer, @unchecked Sendable {
    private var shape = Shape()

    private struct Shape {
        var path: CGPath?
        var fillColor: CGColor? = .black
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var lineDashPhase: CGFloat = 0
        var lineDashPattern: [NSNumber]?
    }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func set<Value>(_ key: String, _ path: WritableKeyPath<Shape, Value>, _ value: Value) {
        change(key, true) { ($0 as! CAShapeLayer).shape[keyPath: path] = value }
    }

    open var path: CGPath? { get { shape.path } set { set("path", \.path, newValue) } }
    open var fillColor: CGColor? { get { shape.fillColor } set { set("fillColor", \.fillColor, newValue) } }
    open var fillRule: CAShapeLayerFillRule { get { shape.fillRule } set { set("fillRule", \.fillRule, newValue) } }
    open var strokeColor: CGColor? { get { shape.strokeColor } set { set("strokeColor", \.strokeColor, newValue) } }
    /// The part of the path's length where the stroke starts, 0…1.
    open var strokeStart: CGFloat { get { shape.strokeStart } set { set("strokeStart", \.strokeStart, newValue) } }
    open var strokeEnd: CGFloat { get { shape.strokeEnd } set { set("strokeEnd", \.strokeEnd, newValue) } }
    open var lineWidth: CGFloat { get { shape.lineWidth } set { set("lineWidth", \.lineWidth, newValue) } }
    open var miterLimit: CGFloat { get { shape.miterLimit } set { set("miterLimit", \.miterLimit, newValue) } }
    open var lineCap: CAShapeLayerLineCap { get { shape.lineCap } set { set("lineCap", \.lineCap, newValue) } }
    open var lineJoin: CAShapeLayerLineJoin { get { shape.lineJoin } set { set("lineJoin", \.lineJoin, newValue) } }
    open var lineDashPhase: CGFloat { get { shape.lineDashPhase } set { set("lineDashPhase", \.lineDashPhase, newValue) } }
    open var lineDashPattern: [NSNumber]? { get { shape.lineDashPattern } set { set("lineDashPattern", \.lineDashPattern, newValue) } }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CAShapeLayer() }
        func layer(_ object: AnyObject) -> CAShapeLayer { object as! CAShapeLayer }
        glue.property("path", get: { layer($0).path }, set: { layer($0).path = $1 as? CGPath })
        glue.property("fillColor", get: { layer($0).fillColor }, set: { layer($0).fillColor = LayerValue.color($1) })
        glue.property("strokeColor", get: { layer($0).strokeColor }, set: { layer($0).strokeColor = LayerValue.color($1) })
        glue.property("strokeStart", get: { layer($0).strokeStart }, set: { layer($0).strokeStart = LayerValue.number($1) })
        glue.property("strokeEnd", get: { layer($0).strokeEnd }, set: { layer($0).strokeEnd = LayerValue.number($1) })
        glue.property("lineWidth", get: { layer($0).lineWidth }, set: { layer($0).lineWidth = LayerValue.number($1) })
        glue.property("miterLimit", get: { layer($0).miterLimit }, set: { layer($0).miterLimit = LayerValue.number($1) })
        glue.property("lineDashPhase", get: { layer($0).lineDashPhase }, set: { layer($0).lineDashPhase = LayerValue.number($1) })
    }

    override func makePresentation() -> CALayer { CAShapeLayer(layer: self) }

    override func copyValues(of layer: CALayer) {
        super.copyValues(of: layer)
        if let layer = layer as? CAShapeLayer { shape = layer.shape }
    }

    override var drawsContent: Bool { shape.path != nil }

    override var contentBox: CGRect {
        guard let path = shape.path else { return state.bounds }
        let reach = shape.strokeColor == nil ? 0 : shape.lineWidth / 2 * (shape.lineJoin == .miter ? max(shape.miterLimit, 1.5) : 1.5)
        return path.boundingBoxOfPath.insetBy(dx: -reach - 1, dy: -reach - 1)
    }

    override func drawContent(in context: CGContext, scale: CGFloat, time: CFTimeInterval) {
        guard let path = shape.path else { return }
        if let fill = shape.fillColor {
            context.beginPath()
            context.addPath(path)
            context.setFillColor(fill)
            context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let stroke = shape.strokeColor, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart else { return }
        context.beginPath()
        context.addPath(shape.strokeStart > 0 || shape.strokeEnd < 1 ? path.part(from: shape.strokeStart, to: shape.strokeEnd) : path)
        context.setStrokeColor(stroke)
        context.setLineWidth(shape.lineWidth)
        context.setMiterLimit(shape.miterLimit)
        context.setLineCap(shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt)
        context.setLineJoin(shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter)
        context.setLineDash(phase: shape.lineDashPhase, lengths: (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        context.strokePath()
    }
}

extension CGPath {
    /// The path between two parts of its length.
    func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        let flat = flattened(threshold: 0.05)
        var segments: [(CGPoint, CGPoint, CGFloat)] = [], current = CGPoint.zero, first = CGPoint.zero, total: CGFloat = 0
        for element in flat.elements {
            let next: CGPoint
            switch element {
            case .move(let p):
                (current, first) = (p, p)
                continue
            case .line(let p): next = p
            case .close: next = first
            default: continue
            }
            let length = hypot(next.x - current.x, next.y - current.y)
            segments.append((current, next, length))
            total += length
            current = next
        }
        let (from, to) = (max(start, 0) * total, min(end, 1) * total)
        let result = CGMutablePath()
        var done: CGFloat = 0, last: CGPoint?
        for (a, b, length) in segments where length > 0 {
            defer { done += length }
            guard done + length > from, done < to else { continue }
            let at = { (d: CGFloat) in CGPoint(x: a.x + (b.x - a.x) * d / length, y: a.y + (b.y - a.y) * d / length) }
            let p = at(max(from - done, 0)), q = at(min(to - done, length))
            if last != p { result.move(to: p) }
            result.addLine(to: q)
            last = q
        }
        return result
    }
}
