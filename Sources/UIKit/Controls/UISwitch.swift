import Foundation
import FoundationGaps
import ObjCRuntime

/// An on-off switch, 51 × 31 points, of which Auto Layout counts 49 × 31.
@preconcurrency @MainActor open class UISwitch: UIControl, ValueControl {
    /// Where the thumb is between off (0) and on (1).
    var position: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        if let enabled = coder.bool("UISwitchEnabled") { isEnabled = enabled }
        setOn(coder.decodeBool(forKey: "UISwitchOn"), animated: false)
        onTintColor = coder.object("UISwitchOnTintColor")
        thumbTintColor = coder.object("UISwitchThumbTintColor")
        title = coder.object("UISwitchTitle")
    }

    open var isOn: Bool {
        get { on }
        set { setOn(newValue, animated: false) }
    }
    private var on = false

    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle: UISwitch.Style = .automatic
    open var style: UISwitch.Style { .sliding }

    /// Sets the state without sending actions.
    open func setOn(_ on: Bool, animated: Bool) {
        self.on = on
        position = on ? 1 : 0
        setNeedsDisplay()
    }

    static var size: CGSize { PlatformMetrics.current.switchSize }

    private func prepare() {
        isOpaque = false
        backgroundColor = nil
    }

    func toggleByUser() {
        setOn(!isOn, animated: true)
        sendValueChanged()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.size.width - 2, height: Self.size.height) }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override func draw(_ rect: CGRect) { drawSwitch() }

    // MARK: Tracking

    /// Where the finger landed, and what the switch was then; the thumb follows a finger that moves.
    private var drag: (start: CGFloat, wasOn: Bool, moved: Bool)?
    private static let slop: CGFloat = 10

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag = (touch.location(in: self).x, isOn, false)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let drag else { return true }
        let x = touch.location(in: self).x
        if abs(x - drag.start) > Self.slop { self.drag?.moved = true }
        if self.drag?.moved == true { setOn((x > bounds.midX) != isRightToLeft, animated: true) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let drag = self.drag
        self.drag = nil
        if drag?.moved == true { if isOn != drag?.wasOn { sendValueChanged() } } else if isTouchInside { toggleByUser() }
    }

    open override func cancelTracking(with event: UIEvent?) {
        if let drag, drag.moved { setOn(drag.wasOn, animated: true) }
        drag = nil
    }


    override var keepsTaps: Bool { true }
    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.property("on", get: { ($0 as! UISwitch).isOn }, set: { ($0 as! UISwitch).isOn = _objcCast($1) })
        glue.property("onTintColor", get: { ($0 as! UISwitch).onTintColor }, set: { ($0 as! UISwitch).onTintColor = _objcCast($1) })
        glue.property("thumbTintColor", get: { ($0 as! UISwitch).thumbTintColor }, set: { ($0 as! UISwitch).thumbTintColor = _objcCast($1) })
        glue.creates { UISwitch() }
    }
}

extension UISwitch {
    /// Track, then thumb with its two shadows.
    func drawSwitch() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if !isEnabled { context.setAlpha(0.5) }
        let track = CGRect(origin: .zero, size: Self.size)
        (isOn ? onTintColor ?? .systemGreen : .secondarySystemFill).setFill()
        UIBezierPath(roundedRect: track, cornerRadius: track.height / 2).fill()
        let grow: CGFloat = isHighlighted ? 7 : 0
        let inset: CGFloat = 2, diameter = track.height - 2 * inset
        let travel = track.width - 2 * inset - diameter - grow
        let thumb = CGRect(x: inset + travel * position, y: inset, width: diameter + grow, height: diameter)
        drawThumb(thumb, color: thumbTintColor ?? .white)
        context.restoreGState()
    }
}

extension UIView {
    /// The raised white knob of switches, sliders and segmented controls.
    func drawThumb(_ rect: CGRect, color: UIColor, radius: CGFloat? = nil) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let path = UIBezierPath(roundedRect: rect, cornerRadius: radius ?? rect.height / 2)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 8, color: UIColor(white: 0, alpha: 0.15).cgColor)
        color.setFill()
        path.fill()
        context.restoreGState()
    }
}
