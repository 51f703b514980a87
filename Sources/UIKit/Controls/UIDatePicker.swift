import Foundation
import FoundationGaps
import ObjCRuntime

/// A control for picking a date, a time or a duration: wheels, a compact button or a calendar.
@preconcurrency @MainActor open class UIDatePicker: UIControl, ValueControl {
    private var current = Date()
    let wheels = UIPickerView()
    let compactLabels = [UILabel(), UILabel()]
    var ownCalendar: CalendarView?
    lazy var wheelModel = DateWheels(picker: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodePicker(coder)
        prepare()
    }

    open var datePickerMode: UIDatePicker.Mode = .dateAndTime { didSet { contentChanged() } }
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { contentChanged() } }

    /// Automatic is compact for all modes but the count-down timer; before iOS 14 there were wheels alone.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? PlatformMetrics.current.hasCompactDatePickers ? .compact : .wheels : preferredDatePickerStyle
    }

    /// Within the minimum and maximum dates, where those are set.
    open var date: Date {
        get { current }
        set { setDate(newValue, animated: false) }
    }
    open var minimumDate: Date? { didSet { setDate(current, animated: false) } }
    open var maximumDate: Date? { didSet { setDate(current, animated: false) } }
    open var calendar: Calendar! = .current { didSet { if calendar == nil { calendar = .current }; contentChanged() } }
    open var locale: Locale? { didSet { contentChanged() } }
    open var timeZone: TimeZone? { didSet { contentChanged() } }
    open var countDownDuration: TimeInterval = 0 { didSet { contentChanged() } }
    open var minuteInterval: Int = 1 { didSet { if 60 % max(minuteInterval, 1) != 0 || minuteInterval > 30 { minuteInterval = 1 }; contentChanged() } }
    open var roundsToMinuteInterval: Bool = true

    open func setDate(_ date: Date, animated: Bool) {
        current = clamped(date)
        contentChanged()
    }

    open override var intrinsicContentSize: CGSize { fittingSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    open override func layoutSubviews() { super.layoutSubviews(); layoutPicker() }
    open override func draw(_ rect: CGRect) { drawPicker() }

    /// The labels of a compact picker open what they show.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isTouchInside, let point = touch?.location(in: self), let label = compactLabels.last(where: { !$0.isHidden && $0.frame.insetBy(dx: -2, dy: -5).contains(point) }) else { return }
        DatePickerOverlay.show(for: self, time: label === compactLabels[1], from: label.frame)
    }
    override var keepsTaps: Bool { true }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.property("date", get: { ($0 as! UIDatePicker).date }, set: { ($0 as! UIDatePicker).date = _objcCast($1) })
        glue.property("minimumDate", get: { ($0 as! UIDatePicker).minimumDate }, set: { ($0 as! UIDatePicker).minimumDate = _objcCast($1) })
        glue.property("maximumDate", get: { ($0 as! UIDatePicker).maximumDate }, set: { ($0 as! UIDatePicker).maximumDate = _objcCast($1) })
        glue.creates { UIDatePicker() }
    }
}
