/// Asks its delegate how the pointer looks over the view's regions. No pointer moves here: it asks nothing.
@preconcurrency @MainActor open class UIPointerInteraction: ObjCObject, UIInteraction {
    open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
    open var isEnabled = true
    open private(set) weak var view: UIView?

    public override convenience init() { self.init(delegate: nil) }
    public init(delegate: (any UIPointerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func invalidate() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
