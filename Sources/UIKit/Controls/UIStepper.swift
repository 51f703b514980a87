import Foundation
import FoundationGaps
import ObjCRuntime

/// A minus and a plus button that change a value by steps; always 94 × 32 points.
@preconcurrency @MainActor open class UIStepper: UIControl, ValueControl {
    private var current: Double = 0
    var pressed: StepperHalf?
    nonisolated(unsafe) private var repeating: Timer?
    var images: [StepperHalf: StateTable<UIImage>] = [:]
    var backgroundImages = StateTable<UIImage>()
    var dividerImages: [UInt: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        decodeStepper(coder)
    }

    open var value: Double {
        get { current }
        set { current = min(max(newValue, minimumValue), maximumValue); setNeedsDisplay() }
    }

    /// Raises when greater than the maximum.
    open var minimumValue: Double = 0 {
        didSet {
            requireRange(minimumValue <= maximumValue, "Invalid minimumValue: \(minimumValue) must be less than maximumValue: \(maximumValue)")
            value = current
        }
    }
    open var maximumValue: Double = 100 {
        didSet {
            requireRange(minimumValue <= maximumValue, "Invalid maximumValue: \(maximumValue) must be greater than minimumValue: \(minimumValue)")
            value = current
        }
    }

    /// Raises unless positive.
    open var stepValue: Double = 1 {
        didSet { requireRange(stepValue > 0, "Invalid stepValue: \(stepValue) must be greater than 0") }
    }
    open var isContinuous: Bool = true
    open var autorepeat: Bool = true
    open var wraps: Bool = false

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgroundImages[state] = image; setNeedsDisplay() }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }
    open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) {
        dividerImages[leftState.rawValue << 16 | rightState.rawValue] = image
    }
    open func dividerImage(forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State) -> UIImage? {
        dividerImages[state.rawValue << 16 | rightState.rawValue]
    }
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { images[.increment, default: .init()][state] = image; setNeedsDisplay() }
    open func incrementImage(for state: UIControl.State) -> UIImage? { images[.increment]?.value(for: state) }
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { images[.decrement, default: .init()][state] = image; setNeedsDisplay() }
    open func decrementImage(for state: UIControl.State) -> UIImage? { images[.decrement]?.value(for: state) }

    static var size: CGSize { CGSize(width: 94, height: PlatformMetrics.current.stepperHeight) }
    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override func draw(_ rect: CGRect) { drawStepper() }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = (touch.location(in: self).x < bounds.midX) != isRightToLeft ? .decrement : .increment
        stepByUser()
        if autorepeat { repeating = MainTimer.after(Self.firstPause) { [weak self] in self?.startRepeating() } }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        release()
        if !isContinuous { sendValueChanged() }
    }

    open override func cancelTracking(with event: UIEvent?) { release() }

    /// Seconds a finger stays before the step repeats, and between steps.
    private static let (firstPause, pause): (TimeInterval, TimeInterval) = (0.5, 0.1)

    private func startRepeating() {
        repeating = MainTimer.every(Self.pause) { [weak self] in
            guard let self else { return }
            guard window != nil else { return release() }
            if isTouchInside { stepByUser() }
        }
    }

    private func stepByUser() {
        guard let pressed, canStep(pressed) else { return }
        step(pressed)
        if isContinuous { sendValueChanged() }
    }

    private func release() {
        pressed = nil
        repeating?.invalidate()
        repeating = nil
    }

    override var keepsTaps: Bool { true }
    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.property("value", get: { ($0 as! UIStepper).value }, set: { ($0 as! UIStepper).value = _objcCast($1) })
        glue.property("minimumValue", get: { ($0 as! UIStepper).minimumValue }, set: { ($0 as! UIStepper).minimumValue = _objcCast($1) })
        glue.property("maximumValue", get: { ($0 as! UIStepper).maximumValue }, set: { ($0 as! UIStepper).maximumValue = _objcCast($1) })
        glue.property("stepValue", get: { ($0 as! UIStepper).stepValue }, set: { ($0 as! UIStepper).stepValue = _objcCast($1) })
        glue.creates { UIStepper() }
    }
}

enum StepperHalf { case decrement, increment }

extension UIStepper {
    func step(_ half: StepperHalf) {
        let next = value + (half == .increment ? stepValue : -stepValue)
        if wraps, next > maximumValue { value = minimumValue } else if wraps, next < minimumValue { value = maximumValue } else { value = next }
    }

    func canStep(_ half: StepperHalf) -> Bool { wraps || (half == .increment ? value < maximumValue : value > minimumValue) }

    func requireRange(_ holds: Bool, _ reason: String) {
        if !holds { NSException(name: .invalidArgumentException, reason: reason, userInfo: nil).raise() }
    }

    func decodeStepper(_ coder: NSCoder) {
        if let high = coder.float("UIMaximumValue") { maximumValue = Double(high) }
        if let low = coder.float("UIMinimumValue") { minimumValue = Double(low) }
        if let step = coder.float("UIStepValue") { stepValue = Double(step) }
        if let value = coder.float("UIValue") { self.value = Double(value) }
        if let wraps = coder.bool("UIWraps") { self.wraps = wraps }
        if let repeats = coder.bool("UIAutorepeat") { autorepeat = repeats }
        if let continuous = coder.bool("UIContinuous") { isContinuous = continuous }
    }

    func drawStepper() {
        let box = CGRect(origin: .zero, size: Self.size)
        UIColor.tertiarySystemFill.setFill()
        UIBezierPath(roundedRect: box, cornerRadius: 8).fill()
        UIColor.separator.setFill()
        UIBezierPath(rect: CGRect(x: box.midX - 0.5, y: 7, width: 1, height: box.height - 14)).fill()
        drawGlyph(.decrement, in: CGRect(x: 0, y: 0, width: box.midX, height: box.height))
        drawGlyph(.increment, in: CGRect(x: box.midX, y: 0, width: box.midX, height: box.height))
    }

    private func drawGlyph(_ half: StepperHalf, in rect: CGRect) {
        if let image = images[half]?.value(for: state) {
            return image.draw(at: CGPoint(x: rect.midX - image.size.width / 2, y: rect.midY - image.size.height / 2))
        }
        (isEnabled && canStep(half) ? UIColor.label : .tertiaryLabel).setFill()
        UIBezierPath(rect: CGRect(x: rect.midX - 7, y: rect.midY - 0.75, width: 14, height: 1.5)).fill()
        if half == .increment { UIBezierPath(rect: CGRect(x: rect.midX - 0.75, y: rect.midY - 7, width: 1.5, height: 14)).fill() }
    }
}
