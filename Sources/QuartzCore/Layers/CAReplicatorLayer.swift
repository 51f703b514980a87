import CoreGraphics
import Foundation
import ObjCRuntime

/// Draws its sublayers several times, each copy moved and tinted further.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
    private var copies = Copies()

    private struct Copies {
        var count = 1
        var delay: CFTimeInterval = 0
        var transform = CATransform3DIdentity
        var color: CGColor? = .white
        var red: Float = 0, green: Float = 0, blue: Float = 0, alpha: Float = 0
        var preservesDepth = false
    }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func set<Value>(_ key: String, _ path: WritableKeyPath<Copies, Value>, _ value: Value) {
        change(key, true) { ($0 as! CAReplicatorLayer).copies[keyPath: path] = value }
    }

    open var instanceCount: Int { get { copies.count } set { set("instanceCount", \.count, newValue) } }
    open var instanceDelay: CFTimeInterval { get { copies.delay } set { set("instanceDelay", \.delay, newValue) } }
    open var instanceTransform: CATransform3D { get { copies.transform } set { set("instanceTransform", \.transform, newValue) } }
    open var instanceColor: CGColor? { get { copies.color } set { set("instanceColor", \.color, newValue) } }
    open var instanceRedOffset: Float { get { copies.red } set { set("instanceRedOffset", \.red, newValue) } }
    open var instanceGreenOffset: Float { get { copies.green } set { set("instanceGreenOffset", \.green, newValue) } }
    open var instanceBlueOffset: Float { get { copies.blue } set { set("instanceBlueOffset", \.blue, newValue) } }
    open var instanceAlphaOffset: Float { get { copies.alpha } set { set("instanceAlphaOffset", \.alpha, newValue) } }
    open var preservesDepth: Bool { get { copies.preservesDepth } set { set("preservesDepth", \.preservesDepth, newValue) } }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CAReplicatorLayer() }
        func layer(_ object: AnyObject) -> CAReplicatorLayer { object as! CAReplicatorLayer }
        glue.property("instanceCount", get: { layer($0).instanceCount }, set: { layer($0).instanceCount = Int(LayerValue.number($1)) })
        glue.property("instanceTransform", get: { layer($0).instanceTransform }, set: { layer($0).instanceTransform = LayerValue.transform($1) })
    }

    override func makePresentation() -> CALayer { CAReplicatorLayer(layer: self) }

    override func copyValues(of layer: CALayer) {
        super.copyValues(of: layer)
        if let layer = layer as? CAReplicatorLayer { copies = layer.copies }
    }

    override func drawSublayers(with renderer: LayerRenderer) {
        let about = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(copies.transform.projected)
            .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
        let time = renderer.time
        var placed = CGAffineTransform.identity
        for index in 0..<max(copies.count, 0) {
            renderer.context.saveGState()
            renderer.context.concatenate(placed)
            renderer.time = time - copies.delay * Double(index)
            renderer.drawChildren(of: self, alpha: Double(min(max(Float(copies.color?.alpha ?? 1) + copies.alpha * Float(index), 0), 1)))
            renderer.context.restoreGState()
            placed = about.concatenating(placed)
        }
        renderer.time = time
    }
}
