import Foundation
import FoundationGaps
import ObjCRuntime

/// A row of segments of which one is selected; 32 points high.
@preconcurrency @MainActor open class UISegmentedControl: UIControl, ValueControl {
    var segments: [SegmentModel] = []
    var titleAttributes = StateTable<[NSAttributedString.Key: Any]>()
    var backgroundImages = StateTable<UIImage>()
    var dividers: [UInt: UIImage] = [:]
    private var selectedIndex = UISegmentedControl.noSegment

    public init(items: [Any]?) {
        super.init(frame: .zero)
        isOpaque = false
        for item in items ?? [] { insert(SegmentModel(content: item), at: segments.count) }
        frame.size = fittingSize
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        decodeSegments(coder)
    }

    /// The index that stands for no selected segment, -1.
    public class var noSegment: Int { -1 }

    open var numberOfSegments: Int { segments.count }
    open var selectedSegmentIndex: Int {
        get { selectedIndex }
        set {
            selectedIndex = newValue < 0 || segments.isEmpty ? Self.noSegment : pinned(newValue)
            stateDidChange()
        }
    }
    open var isMomentary: Bool = false
    open var apportionsSegmentWidthsByContent: Bool = false { didSet { setNeedsLayout(); invalidateIntrinsicContentSize() } }
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(SegmentModel(action: action), at: segment) }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0 = SegmentModel(action: action) } }
    open func actionForSegment(at segment: Int) -> UIAction? { segments.isEmpty ? nil : segments[pinned(segment)].action }
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(SegmentModel(title: title), at: segment) }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(SegmentModel(image: image), at: segment) }
    open func removeSegment(at segment: Int, animated: Bool) { remove(segment) }
    open func removeAllSegments() { removeAll() }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title; $0.image = nil } }
    open func titleForSegment(at segment: Int) -> String? { segments.isEmpty ? nil : segments[pinned(segment)].title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image; $0.title = nil } }
    open func imageForSegment(at segment: Int) -> UIImage? { segments.isEmpty ? nil : segments[pinned(segment)].image }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    open func widthForSegment(at segment: Int) -> CGFloat { segments.isEmpty ? 0 : segments[pinned(segment)].width }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { segments.isEmpty ? .zero : segments[pinned(segment)].offset }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { segments.isEmpty ? false : segments[pinned(segment)].isEnabled }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) { backgroundImages[state] = backgroundImage; setNeedsDisplay() }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state] }
    open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) {
        dividers[leftState.rawValue << 16 | rightState.rawValue] = dividerImage
        setNeedsDisplay()
    }
    open func dividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        dividers[leftState.rawValue << 16 | rightState.rawValue]
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { titleAttributes[state] = attributes; setNeedsLayout() }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
    open func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics) {}
    open func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics) -> UIOffset { .zero }

    open override var intrinsicContentSize: CGSize { CGSize(width: fittingSize.width, height: Self.height - alignmentRectInsets.bottom) }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    open override func layoutSubviews() { super.layoutSubviews(); layoutSegments() }
    open override func draw(_ rect: CGRect) { drawSegments() }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside, let touch, let index = segmentIndex(at: touch.location(in: self)) { selectByUser(index) }
    }

    override var keepsTaps: Bool { true }
    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.property("selectedSegmentIndex", get: { ($0 as! UISegmentedControl).selectedSegmentIndex }, set: { ($0 as! UISegmentedControl).selectedSegmentIndex = _objcCast($1) })
        glue.property("selectedSegmentTintColor", get: { ($0 as! UISegmentedControl).selectedSegmentTintColor }, set: { ($0 as! UISegmentedControl).selectedSegmentTintColor = _objcCast($1) })
        glue.creates { UISegmentedControl() }
    }
}
