import CoreGraphics
import Foundation
import ObjCRuntime

/// A rectangle of the picture: geometry, contents, looks, and the layers within it.
///
/// Overridable members stand here, as Swift wants it; what they do is in `CALayer+….swift`.
open class CALayer: ObjCObject, CAMediaTiming, @unchecked Sendable {
    var state = LayerState()
    var rareState: RareLayerState?
    var children: [CALayer] = []
    weak var parent: CALayer?
    var dirt = Dirt()
    var running: [RunningAnimation] = []
    /// What `draw(in:)` made, at the scale it was made for.
    var backing: Backing?
    var shadowShape: ShadowShape?
    /// Grows with each change of what the layer itself draws, and is no other layer's.
    var version = CATransaction.nextVersion()
    /// The layer that this one shows a moment of; nil for a model layer.
    weak var modelLayer: CALayer?

    public override init() { super.init() }

    /// A copy of the values of `layer`, for presentation.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        copyValues(of: layer)
    }

    /// Nibs keep views, whose layers come with them: of an archived layer nothing is read.
    public required init?(coder: NSCoder) {
        notice("CALayer.init(coder:) makes a layer of its class without the archive's values")
        super.init()
    }

    // MARK: Geometry

    /// In the layer's own coordinates.
    open var bounds: CGRect {
        get { state.bounds }
        set { setBounds(newValue) }
    }

    /// Where `anchorPoint` lies in the superlayer.
    open var position: CGPoint {
        get { state.position }
        set { change("position", state.position != newValue) { $0.state.position = newValue } }
    }

    open var zPosition: CGFloat {
        get { state.zPosition }
        set { change("zPosition", state.zPosition != newValue) { $0.state.zPosition = newValue } }
    }

    /// In parts of the bounds, (0.5, 0.5) being the middle.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { change("anchorPoint", state.anchorPoint != newValue) { $0.state.anchorPoint = newValue } }
    }

    open var anchorPointZ: CGFloat {
        get { rareState?.anchorPointZ ?? 0 }
        set { changeRare("anchorPointZ", \.anchorPointZ, newValue) }
    }

    open var transform: CATransform3D {
        get { state.transform }
        set {
            change("transform", state.transform != newValue) {
                $0.state.transform = newValue
                $0.state.hasTransform = !newValue.isIdentity
            }
        }
    }

    open var sublayerTransform: CATransform3D {
        get { rareState?.sublayerTransform ?? CATransform3DIdentity }
        set { changeRare("sublayerTransform", \.sublayerTransform, newValue) }
    }

    /// The upright rectangle around the layer in its superlayer; undefined to set under a transform that turns.
    open var frame: CGRect {
        get { currentFrame }
        set { setFrame(newValue) }
    }

    open var isGeometryFlipped: Bool {
        get { rareState?.isGeometryFlipped ?? false }
        set { changeRare("geometryFlipped", \.isGeometryFlipped, newValue) }
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(state.transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }
    open func contentsAreFlipped() -> Bool { isGeometryFlipped }
    open var visibleRect: CGRect { currentVisibleRect }

    // MARK: Visibility and looks

    open var isHidden: Bool {
        get { state.isHidden }
        set { change("hidden", state.isHidden != newValue) { $0.state.isHidden = newValue } }
    }

    open var opacity: Float {
        get { state.opacity }
        set { change("opacity", state.opacity != newValue) { $0.state.opacity = newValue } }
    }

    open var isOpaque: Bool {
        get { state.isOpaque }
        set { change("opaque", state.isOpaque != newValue) { $0.state.isOpaque = newValue } }
    }

    open var isDoubleSided: Bool {
        get { rareState?.isDoubleSided ?? true }
        set { changeRare("doubleSided", \.isDoubleSided, newValue) }
    }

    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { change("masksToBounds", state.masksToBounds != newValue) { $0.state.masksToBounds = newValue } }
    }

    open var mask: CALayer? {
        get { rareState?.mask }
        set { setMask(newValue) }
    }

    open var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set { change("backgroundColor", state.backgroundColor != newValue) { $0.state.backgroundColor = newValue } }
    }

    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { change("cornerRadius", state.cornerRadius != newValue) { $0.state.cornerRadius = newValue } }
    }

    open var maskedCorners: CACornerMask {
        get { rareState?.maskedCorners ?? .all }
        set { changeRare("maskedCorners", \.maskedCorners, newValue) }
    }

    open var cornerCurve: CALayerCornerCurve {
        get { rareState?.cornerCurve ?? .circular }
        set { changeRare("cornerCurve", \.cornerCurve, newValue) }
    }

    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { change("borderWidth", state.borderWidth != newValue) { $0.state.borderWidth = newValue } }
    }

    open var borderColor: CGColor? {
        get { rareState.map(\.borderColor) ?? .black }
        set { changeRare("borderColor", \.borderColor, newValue) }
    }

    open var shadowOpacity: Float {
        get { state.shadowOpacity }
        set { change("shadowOpacity", state.shadowOpacity != newValue) { $0.state.shadowOpacity = newValue } }
    }

    open var shadowColor: CGColor? {
        get { rareState.map(\.shadowColor) ?? .black }
        set { changeRare("shadowColor", \.shadowColor, newValue) }
    }

    open var shadowOffset: CGSize {
        get { rareState?.shadowOffset ?? CGSize(width: 0, height: -3) }
        set { changeRare("shadowOffset", \.shadowOffset, newValue) }
    }

    open var shadowRadius: CGFloat {
        get { rareState?.shadowRadius ?? 3 }
        set { changeRare("shadowRadius", \.shadowRadius, newValue) }
    }

    open var shadowPath: CGPath? {
        get { rareState?.shadowPath }
        set { changeRare("shadowPath", \.shadowPath, newValue) }
    }

    // MARK: Contents

    /// A `CGImage`, or what stands for one.
    open var contents: Any? {
        get { state.contents }
        set { setContents(newValue) }
    }

    open var contentsScale: CGFloat {
        get { state.contentsScale }
        set { change("contentsScale", state.contentsScale != newValue) { $0.state.contentsScale = newValue } }
    }

    open var contentsGravity: CALayerContentsGravity {
        get { state.contentsGravity }
        set { change("contentsGravity", state.contentsGravity != newValue) { $0.state.contentsGravity = newValue } }
    }

    open var contentsRect: CGRect {
        get { rareState?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { changeRare("contentsRect", \.contentsRect, newValue) }
    }

    open var contentsCenter: CGRect {
        get { rareState?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set { changeRare("contentsCenter", \.contentsCenter, newValue) }
    }

    open var contentsFormat: CALayerContentsFormat {
        get { rareState?.contentsFormat ?? .RGBA8Uint }
        set { changeRare("contentsFormat", \.contentsFormat, newValue) }
    }

    open var minificationFilter: CALayerContentsFilter {
        get { rareState?.minificationFilter ?? .linear }
        set { changeRare("minificationFilter", \.minificationFilter, newValue) }
    }

    open var magnificationFilter: CALayerContentsFilter {
        get { rareState?.magnificationFilter ?? .linear }
        set { changeRare("magnificationFilter", \.magnificationFilter, newValue) }
    }

    open var minificationFilterBias: Float {
        get { rareState?.minificationFilterBias ?? 0 }
        set { changeRare("minificationFilterBias", \.minificationFilterBias, newValue) }
    }

    open var needsDisplayOnBoundsChange: Bool {
        get { rareState?.needsDisplayOnBoundsChange ?? false }
        set { rare.needsDisplayOnBoundsChange = newValue }
    }

    open var shouldRasterize: Bool {
        get { rareState?.shouldRasterize ?? false }
        set { changeRare("shouldRasterize", \.shouldRasterize, newValue) }
    }

    open var rasterizationScale: CGFloat {
        get { rareState?.rasterizationScale ?? 1 }
        set { changeRare("rasterizationScale", \.rasterizationScale, newValue) }
    }

    open var allowsGroupOpacity: Bool {
        get { rareState?.allowsGroupOpacity ?? true }
        set { changeRare("allowsGroupOpacity", \.allowsGroupOpacity, newValue) }
    }

    open var allowsEdgeAntialiasing: Bool {
        get { rareState?.allowsEdgeAntialiasing ?? false }
        set { rare.allowsEdgeAntialiasing = newValue }
    }

    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { rareState?.edgeAntialiasingMask ?? RareLayerState().edgeAntialiasingMask }
        set { rare.edgeAntialiasingMask = newValue }
    }

    open var drawsAsynchronously: Bool {
        get { rareState?.drawsAsynchronously ?? false }
        set { rare.drawsAsynchronously = newValue }
    }

    open var wantsExtendedDynamicRangeContent: Bool {
        get { rareState?.wantsExtendedDynamicRangeContent ?? false }
        set { rare.wantsExtendedDynamicRangeContent = newValue }
    }

    open var filters: [Any]? {
        get { rareState?.filters }
        set { rare.filters = newValue }
    }

    open var backgroundFilters: [Any]? {
        get { rareState?.backgroundFilters }
        set { rare.backgroundFilters = newValue }
    }

    /// The name of a blend mode (`multiplyBlendMode`); other filters aren't applied.
    open var compositingFilter: Any? {
        get { rareState?.compositingFilter }
        set { rare.compositingFilter = newValue }
    }

    open func display() { displayNow() }
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    open func setNeedsDisplay() { markNeedsDisplay() }
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
    open func needsDisplay() -> Bool { dirt.display }
    open func displayIfNeeded() { displayTree() }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    // MARK: Layout

    open func layoutSublayers() { layoutNow() }
    open func setNeedsLayout() { markNeedsLayout() }
    open func needsLayout() -> Bool { dirt.layout }
    open func layoutIfNeeded() { layoutTree() }
    open func preferredFrameSize() -> CGSize { layoutManager?.preferredSize(of: self) ?? bounds.size }
    open func resize(withOldSuperlayerSize size: CGSize) {}
    open func resizeSublayers(withOldSize size: CGSize) { for layer in children { layer.resize(withOldSuperlayerSize: size) } }

    open var autoresizingMask: CAAutoresizingMask {
        get { rareState?.autoresizingMask ?? [] }
        set { rare.autoresizingMask = newValue }
    }

    open var layoutManager: (any CALayoutManager)? {
        get { rareState?.layoutManager }
        set { rare.layoutManager = newValue }
    }

    // MARK: Tree

    open weak var delegate: (any CALayerDelegate)?
    /// Its view, where that draws its content each time.
    package weak var directDrawing: (any LayerDirectDrawing)?
    open var superlayer: CALayer? { parent }

    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceSublayers(with: newValue ?? []) }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, newLayer) }
    open func removeFromSuperlayer() { leaveParent() }
    open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func scroll(_ p: CGPoint) { (self as? CAScrollLayer)?.scroll(to: p) }
    open func scrollRectToVisible(_ r: CGRect) { (parent as? CAScrollLayer)?.scroll(to: convert(r, to: parent)) }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l, to: self) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, from: self, to: l) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l, to: self) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, from: self, to: l) }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(l?.globalTime(t) ?? t) }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { l?.localTime(globalTime(t)) ?? globalTime(t) }

    // MARK: Animations and actions

    open var actions: [String: any CAAction]? {
        get { rareState?.actions }
        set { rare.actions = newValue }
    }

    open var style: [AnyHashable: Any]? {
        get { rareState?.style }
        set { rare.style = newValue }
    }

    open func action(forKey event: String) -> (any CAAction)? { findAction(event) }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528665 : 1 }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
    open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, key) }
    open func removeAnimation(forKey key: String) { stop(key) }
    open func removeAllAnimations() { stopAll() }
    open func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }
    open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
    public func presentation() -> Self? { presented() as? Self }
    public func model() -> Self { modelLayer as? Self ?? self }

    open var name: String? {
        get { rareState?.name }
        set { rare.name = newValue }
    }

    // MARK: Timing

    open var autoreverses: Bool {
        get { rareState?.timing.autoreverses ?? false }
        set { rare.timing.autoreverses = newValue }
    }

    open var beginTime: CFTimeInterval {
        get { rareState?.timing.beginTime ?? 0 }
        set { changeRare("beginTime", \.timing.beginTime, newValue) }
    }

    open var duration: CFTimeInterval {
        get { rareState?.timing.duration ?? .infinity }
        set { rare.timing.duration = newValue }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { rareState?.timing.fillMode ?? .removed }
        set { rare.timing.fillMode = newValue }
    }

    open var repeatCount: Float {
        get { rareState?.timing.repeatCount ?? 0 }
        set { rare.timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { rareState?.timing.repeatDuration ?? 0 }
        set { rare.timing.repeatDuration = newValue }
    }

    open var speed: Float {
        get { rareState?.timing.speed ?? 1 }
        set { changeRare("speed", \.timing.speed, newValue) }
    }

    open var timeOffset: CFTimeInterval {
        get { rareState?.timing.timeOffset ?? 0 }
        set { changeRare("timeOffset", \.timing.timeOffset, newValue) }
    }

    // MARK: Keys

    /// Layers hold values for any key.
    open override func setValue(_ value: Any?, forUndefinedKey key: String) { setOther(value, key) }
    open override func value(forUndefinedKey key: String) -> Any? { rareState?.others[key] ?? Swift.type(of: self).defaultValue(forKey: key) }

    /// Paths reach into structs: `position.x`, `transform.rotation.z`.
    open override func value(forKeyPath keyPath: String) -> Any? { layerValue(forKeyPath: keyPath) }
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) { setLayerValue(value, forKeyPath: keyPath) }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { CALayer() }
        glueLayer(&glue)
    }

    /// A copy to show a moment of an animation on, of the library's nearest class.
    func makePresentation() -> CALayer { CALayer(layer: self) }
    /// Whether the class draws its content itself (shape, gradient, text), through ``drawContent(in:)``.
    var drawsContent: Bool { false }
    /// Draws within the bounds, in the layer's coordinates, between background and border.
    func drawContent(in context: CGContext, scale: CGFloat, time: CFTimeInterval) {}
    /// What ``drawContent(in:scale:time:)`` may draw into, in the layer's coordinates.
    var contentBox: CGRect { state.bounds }
    /// Draws the sublayers: replicators draw them several times.
    func drawSublayers(with renderer: LayerRenderer) { renderer.drawChildren(of: self) }
    func copyValues(of layer: CALayer) { copyLayerValues(of: layer) }
}
