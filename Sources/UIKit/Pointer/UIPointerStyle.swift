import CoreGraphics

/// The pointer's effect and shape over a region. No pointer moves here: it keeps what it is given.
@preconcurrency @MainActor open class UIPointerStyle: UIHoverStyle {
    let pointerEffect: UIPointerEffect?
    let pointerShape: UIPointerShape?
    let constrainedAxes: UIAxis

    private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis) {
        (pointerEffect, pointerShape, constrainedAxes) = (effect, shape, axes)
        super.init()
        if let effect { self.effect = effect }
    }

    /// The system's own.
    public override convenience init() { self.init(nil, nil, []) }
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(effect, shape, []) }
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(nil, shape, axes) }

    open var accessories: [UIPointerAccessory] = []
    open class func hidden() -> Self { unsafeDowncast(UIPointerStyle(), to: self) }
    open class func system() -> Self { unsafeDowncast(UIPointerStyle(), to: self) }
}
