/// One or more taps with one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
    var progress = TapProgress()

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let counts = coder.decodeObject(forKey: "UITapGestureRecognizer._imp") as? TapCounts else { return }
        numberOfTapsRequired = counts.taps
        numberOfTouchesRequired = counts.touches
    }

    override var keepsProgressBetweenTouches: Bool { progress.taps > 0 && progress.taps < numberOfTapsRequired }

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

/// The object in a nib that holds a tap recognizer's numbers (`UITapRecognizer`).
final class TapCounts: ObjCObject, NSCoding {
    let taps: Int
    let touches: Int

    required init?(coder: NSCoder) {
        taps = coder.containsValue(forKey: "UITapRecognizer.numberOfTapsRequired") ? coder.decodeInteger(forKey: "UITapRecognizer.numberOfTapsRequired") : 1
        touches = coder.containsValue(forKey: "UITapRecognizer.numberOfTouchesRequired") ? coder.decodeInteger(forKey: "UITapRecognizer.numberOfTouchesRequired") : 1
        super.init()
    }

    func encode(with coder: NSCoder) {}
}
