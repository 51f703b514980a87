import Foundation
import FoundationGaps
import ObjCRuntime

/// A control for picking a value from a range by dragging a thumb along a track.
@preconcurrency @MainActor open class UISlider: UIControl, ValueControl {
    var images = SliderImages()
    private var current: Float = 0
    var grabOffset: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        decodeSlider(coder)
    }

    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(current, animated: false)
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(current, animated: false)
        }
    }
    open var isContinuous: Bool = true
    open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// Clamps to the range. Sends no actions.
    open func setValue(_ value: Float, animated: Bool) {
        current = min(max(value, minimumValue), maximumValue)
        setNeedsDisplay()
    }

    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { images.thumb[state] = image; setNeedsDisplay() }
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { images.minimum[state] = image; setNeedsDisplay() }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { images.maximum[state] = image; setNeedsDisplay() }
    open func thumbImage(for state: UIControl.State) -> UIImage? { images.thumb[state] }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.minimum[state] }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.maximum[state] }
    open var currentThumbImage: UIImage? { images.thumb.value(for: state) }
    open var currentMinimumTrackImage: UIImage? { images.minimum.value(for: state) }
    open var currentMaximumTrackImage: UIImage? { images.maximum.value(for: state) }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { endImageRect(minimumValueImage, in: bounds, atEnd: false) }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { endImageRect(maximumValueImage, in: bounds, atEnd: true) }
    open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        defaultThumbRect(in: bounds, track: rect, value: value)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: PlatformMetrics.current.slider.height) }
    open override var alignmentRectInsets: UIEdgeInsets {
        let slider = PlatformMetrics.current.slider
        return UIEdgeInsets(top: 0, left: slider.side, bottom: slider.below, right: slider.side)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: intrinsicContentSize.height + alignmentRectInsets.bottom) }
    open override func draw(_ rect: CGRect) { drawSlider() }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { grab(touch.location(in: self)) }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag(to: touch.location(in: self))
        if isContinuous { sendValueChanged() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendValueChanged() }
        setNeedsDisplay()
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.property("value", get: { ($0 as! UISlider).value }, set: { ($0 as! UISlider).value = _objcCast($1) })
        glue.property("minimumValue", get: { ($0 as! UISlider).minimumValue }, set: { ($0 as! UISlider).minimumValue = _objcCast($1) })
        glue.property("maximumValue", get: { ($0 as! UISlider).maximumValue }, set: { ($0 as! UISlider).maximumValue = _objcCast($1) })
        glue.creates { UISlider() }
    }
}

/// The pictures of a slider by state.
struct SliderImages {
    var thumb = StateTable<UIImage>()
    var minimum = StateTable<UIImage>()
    var maximum = StateTable<UIImage>()
}
