/// The text that appears when the pointer rests. Partly: no pointer rests here, and on an iPhone none is shown.
@preconcurrency @MainActor open class UIToolTipInteraction: ObjCObject, UIInteraction {
    open var defaultToolTip: String?
    open var isEnabled = true
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    open private(set) weak var view: UIView?

    public override init() { super.init() }

    public convenience init(defaultToolTip: String) {
        self.init()
        self.defaultToolTip = defaultToolTip
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
