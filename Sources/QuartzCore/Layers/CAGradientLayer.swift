import CCairo
import CoreGraphics
import Foundation
import ObjCRuntime

/// A gradient over the background, within the bounds.
open class CAGradientLayer: CALayer, @unchecked Sendable {
    private var gradient = Gradient()

    private struct Gradient {
        var colors: [Any]?
        var locations: [NSNumber]?
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func set<Value>(_ key: String, _ path: WritableKeyPath<Gradient, Value>, _ value: Value) {
        change(key, true) { ($0 as! CAGradientLayer).gradient[keyPath: path] = value }
    }

    /// `CGColor`s.
    open var colors: [Any]? { get { gradient.colors } set { set("colors", \.colors, newValue) } }
    open var locations: [NSNumber]? { get { gradient.locations } set { set("locations", \.locations, newValue) } }
    /// In parts of the bounds.
    open var startPoint: CGPoint { get { gradient.startPoint } set { set("startPoint", \.startPoint, newValue) } }
    open var endPoint: CGPoint { get { gradient.endPoint } set { set("endPoint", \.endPoint, newValue) } }
    open var type: CAGradientLayerType { get { gradient.type } set { set("type", \.type, newValue) } }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CAGradientLayer() }
        func layer(_ object: AnyObject) -> CAGradientLayer { object as! CAGradientLayer }
        glue.property("colors", get: { layer($0).colors }, set: { layer($0).colors = $1 as? [Any] })
        glue.property("locations", get: { layer($0).locations }, set: { layer($0).locations = $1 as? [NSNumber] })
        glue.property("startPoint", get: { layer($0).startPoint }, set: { layer($0).startPoint = LayerValue.point($1) })
        glue.property("endPoint", get: { layer($0).endPoint }, set: { layer($0).endPoint = LayerValue.point($1) })
    }

    override func makePresentation() -> CALayer { CAGradientLayer(layer: self) }

    override func copyValues(of layer: CALayer) {
        super.copyValues(of: layer)
        if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
    }

    override var drawsContent: Bool { gradient.colors?.isEmpty == false }

    override func drawContent(in context: CGContext, scale: CGFloat, time: CFTimeInterval) {
        let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return }
        let locations = gradient.locations.map { $0.map { CGFloat($0.doubleValue) } }
        let made = CGGradient(colors: colors.count == 1 ? [colors[0], colors[0]] : colors, locations: locations)
        let at = { (p: CGPoint) in CGPoint(x: self.bounds.minX + p.x * self.bounds.width, y: self.bounds.minY + p.y * self.bounds.height) }
        let (start, end) = (at(gradient.startPoint), at(gradient.endPoint))
        let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        context.saveGState()
        context.clip(to: bounds)
        switch gradient.type {
        case .radial: drawRadial(made, start, end, in: context, all)
        case .conic: drawConic(made, start, end, in: context)
        default: context.drawLinearGradient(made, start: start, end: end, options: all)
        }
        context.restoreGState()
    }

    /// The end point is the corner of the ellipse's box.
    private func drawRadial(_ gradient: CGGradient, _ start: CGPoint, _ end: CGPoint, in context: CGContext, _ options: CGGradientDrawingOptions) {
        let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
        guard rx > 0, ry > 0 else { return }
        context.translateBy(x: start.x, y: start.y)
        context.scaleBy(x: 1, y: ry / rx)
        context.drawRadialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: rx, options: options)
    }

    /// Thin wedges, one each two thirds of a degree.
    private func drawConic(_ gradient: CGGradient, _ start: CGPoint, _ end: CGPoint, in context: CGContext) {
        let first = atan2(end.y - start.y, end.x - start.x), count = 540
        let reach = hypot(bounds.width, bounds.height) * 2
        context.setShouldAntialias(false)
        for step in 0..<count {
            let a = first + CGFloat(step) / CGFloat(count) * 2 * .pi, b = first + (CGFloat(step) + 1.5) / CGFloat(count) * 2 * .pi
            let color = gradient.color(at: (Double(step) + 0.5) / Double(count))
            context.setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
            context.beginPath()
            context.addLines(between: [start, CGPoint(x: start.x + reach * cos(a), y: start.y + reach * sin(a)), CGPoint(x: start.x + reach * cos(b), y: start.y + reach * sin(b))])
            context.fillPath()
        }
        context.setShouldAntialias(true)
    }
}

extension CGGradient {
    func color(at place: Double) -> CGColor.RGBA {
        guard let after = stops.firstIndex(where: { $0.location >= place }) else { return stops[stops.count - 1].color }
        guard after > 0 else { return stops[0].color }
        let (a, b) = (stops[after - 1], stops[after])
        let t = b.location > a.location ? (place - a.location) / (b.location - a.location) : 1
        let mix = { (x: Double, y: Double) in x + (y - x) * t }
        return CGColor.RGBA(mix(a.color.red, b.color.red), mix(a.color.green, b.color.green), mix(a.color.blue, b.color.blue), mix(a.color.alpha, b.color.alpha))
    }
}
