import CoreGraphics
import Foundation
import ObjCRuntime

/// Draws particles. Each has its course from a fixed sequence of numbers, so a moment always looks the same.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
    open var emitterCells: [CAEmitterCell]? { didSet { began = CACurrentMediaTime(); pictureChanged() } }
    open var birthRate: Float = 1 { didSet { pictureChanged() } }
    open var lifetime: Float = 1 { didSet { pictureChanged() } }
    open var emitterPosition = CGPoint.zero { didSet { pictureChanged() } }
    open var emitterZPosition: CGFloat = 0
    open var emitterSize = CGSize.zero { didSet { pictureChanged() } }
    open var emitterDepth: CGFloat = 0
    open var emitterShape = CAEmitterLayerEmitterShape.point
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    open var renderMode = CAEmitterLayerRenderMode.unordered
    open var preservesDepth = false
    open var velocity: Float = 1
    open var scale: Float = 1
    open var spin: Float = 1
    open var seed: UInt32 = 0
    private var began: CFTimeInterval = 0

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CAEmitterLayer() }
        func layer(_ object: AnyObject) -> CAEmitterLayer { object as! CAEmitterLayer }
        glue.property("birthRate", get: { layer($0).birthRate }, set: { layer($0).birthRate = Float(LayerValue.number($1)) })
        glue.property("lifetime", get: { layer($0).lifetime }, set: { layer($0).lifetime = Float(LayerValue.number($1)) })
        glue.property("emitterPosition", get: { layer($0).emitterPosition }, set: { layer($0).emitterPosition = LayerValue.point($1) })
        glue.property("emitterSize", get: { layer($0).emitterSize }, set: { layer($0).emitterSize = LayerValue.size($1) })
    }

    override func makePresentation() -> CALayer { CAEmitterLayer(layer: self) }

    override func copyValues(of layer: CALayer) {
        super.copyValues(of: layer)
        guard let layer = layer as? CAEmitterLayer else { return }
        (emitterCells, birthRate, lifetime) = (layer.emitterCells, layer.birthRate, layer.lifetime)
        (emitterPosition, emitterSize, emitterShape, emitterMode) = (layer.emitterPosition, layer.emitterSize, layer.emitterShape, layer.emitterMode)
        (renderMode, velocity, scale, spin, seed, began) = (layer.renderMode, layer.velocity, layer.scale, layer.spin, layer.seed, layer.began)
    }

    override var drawsContent: Bool { emitterCells?.isEmpty == false }
    /// Particles fly anywhere.
    override var contentBox: CGRect { CGRect(x: -50_000, y: -50_000, width: 100_000, height: 100_000) }

    override func drawContent(in context: CGContext, scale: CGFloat, time: CFTimeInterval) {
        for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled { draw(cell, UInt64(index), in: context, at: time - began) }
    }

    private func draw(_ cell: CAEmitterCell, _ index: UInt64, in context: CGContext, at time: CFTimeInterval) {
        let rate = Double(cell.birthRate * birthRate), longest = Double((cell.lifetime + abs(cell.lifetimeRange)) * lifetime)
        guard rate > 0, longest > 0, let image = CALayer.image(of: cell.contents) else { return }
        let last = Int(time * rate), first = max(0, Int((time - longest) * rate))
        guard first <= last, last - first < 5000 else { return }
        for birth in first...last { draw(cell, image, Sequence(UInt64(seed) << 40 ^ index << 32 ^ UInt64(birth)), age: time - Double(birth) / rate, in: context) }
    }

    private func draw(_ cell: CAEmitterCell, _ image: CGImage, _ sequence: Sequence, age: Double, in context: CGContext) {
        var next = sequence
        let life = Double(cell.lifetime * lifetime) + next.signed() * Double(cell.lifetimeRange)
        guard age <= life else { return }
        var start = emitterPosition
        if emitterShape != .point { start.x += CGFloat(next.signed() / 2) * emitterSize.width }
        if emitterShape == .rectangle || emitterShape == .cuboid { start.y += CGFloat(next.signed() / 2) * emitterSize.height }
        let speed = Double(cell.velocity) * Double(velocity) + next.signed() * Double(cell.velocityRange)
        let angle = Double(cell.emissionLongitude) + next.signed() / 2 * Double(cell.emissionRange)
        let x = Double(start.x) + speed * cos(angle) * age + Double(cell.xAcceleration) * age * age / 2
        let y = Double(start.y) + speed * sin(angle) * age + Double(cell.yAcceleration) * age * age / 2
        let size = max(0, (Double(cell.scale) + next.signed() * Double(cell.scaleRange) + Double(cell.scaleSpeed) * age) * Double(scale))
        let turn = (Double(cell.spin) * Double(spin) + next.signed() * Double(cell.spinRange)) * age
        let alpha = Double(cell.color?.alpha ?? 1) + next.signed() * Double(cell.alphaRange) + Double(cell.alphaSpeed) * age
        guard size > 0, alpha > 0 else { return }
        let width = CGFloat(image.width) / cell.contentsScale, height = CGFloat(image.height) / cell.contentsScale
        context.saveGState()
        context.translateBy(x: CGFloat(x), y: CGFloat(y))
        context.rotate(by: CGFloat(turn))
        context.scaleBy(x: CGFloat(size), y: CGFloat(size))
        context.setAlpha(CGFloat(min(alpha, 1)))
        if renderMode == .additive { context.setBlendMode(.plusLighter) }
        context.drawUpright(image, in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
        context.restoreGState()
    }

    /// A sequence of numbers of a particle (SplitMix64).
    private struct Sequence {
        private var state: UInt64
        init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

        /// -1…1
        mutating func signed() -> Double {
            state &+= 0x9E37_79B9_7F4A_7C15
            var z = state
            z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
            return Double((z ^ z >> 31) >> 11) / Double(1 << 52) - 1
        }
    }
}
