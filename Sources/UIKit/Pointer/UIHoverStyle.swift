/// A view's effect under the pointer. No pointer moves here: it keeps what it is given.
@preconcurrency @MainActor open class UIHoverStyle: ObjCObject {
    open var effect: any UIHoverEffect = UIHoverAutomaticEffect()
    /// Nil: the view's own.
    open var shape: UIShape?
    open var isEnabled = true

    public override init() { super.init() }

    public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) {
        self.init()
        (self.effect, self.shape) = (effect, shape)
    }

    public convenience init(shape: UIShape? = nil) {
        self.init()
        self.shape = shape
    }
}
