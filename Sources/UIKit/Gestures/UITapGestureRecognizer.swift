/// One or more taps with one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
    var progress = TapProgress()

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.containsValue(forKey: "UITapGestureRecognizer.numberOfTapsRequired") {
            numberOfTapsRequired = coder.decodeInteger(forKey: "UITapGestureRecognizer.numberOfTapsRequired")
        }
        if coder.containsValue(forKey: "UITapGestureRecognizer.numberOfTouchesRequired") {
            numberOfTouchesRequired = coder.decodeInteger(forKey: "UITapGestureRecognizer.numberOfTouchesRequired")
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { tapBegan(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { tapMoved(touches) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { tapEnded(touches) }

    open override func reset() {
        super.reset()
        progress.reset()
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UITapGestureRecognizer() }
    }
}
