import CoreGraphics
import Foundation
import QuartzCore
import TextEngine

/// Shows text on one line or several.
@preconcurrency @MainActor open class UILabel: UIView {
    var state = LabelState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpLabel()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpLabel()
        decodeLabel(coder)
    }

    // MARK: Text

    open var text: String? {
        get { state.attributed?.string ?? state.text }
        set { setText(newValue) }
    }

    open var attributedText: NSAttributedString? {
        get { state.attributed ?? plainAttributed }
        set { setAttributed(newValue) }
    }

    /// System 17 unless set; nil brings that back.
    open var font: UIFont! {
        get { state.font }
        set { setFont(newValue) }
    }

    open var textColor: UIColor! {
        get { state.textColor }
        set { setTextColor(newValue) }
    }

    open var highlightedTextColor: UIColor? {
        get { state.highlightedTextColor }
        set { redraw { $0.highlightedTextColor = newValue } }
    }

    open var textAlignment: NSTextAlignment {
        get { state.textAlignment }
        set { setAlignment(newValue) }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { state.lineBreakMode }
        set { setLineBreakMode(newValue) }
    }

    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

    open var shadowColor: UIColor? {
        get { state.shadowColor }
        set { redraw { $0.shadowColor = newValue } }
    }

    open var shadowOffset: CGSize {
        get { state.shadowOffset }
        set { redraw { $0.shadowOffset = newValue } }
    }

    /// For viewers of documents: the height of one line, where it isn't the text's.
    package var intrinsicHeight: CGFloat? {
        get { state.intrinsicHeight }
        set { relayout { $0.intrinsicHeight = newValue } }
    }

    open var isEnabled: Bool {
        get { state.isEnabled }
        set { redraw { $0.isEnabled = newValue } }
    }

    open var isHighlighted: Bool {
        get { state.isHighlighted }
        set { redraw { $0.isHighlighted = newValue } }
    }

    // MARK: Layout

    /// 0 for as many as there are.
    open var numberOfLines: Int {
        get { state.numberOfLines }
        set {
            relayout { $0.numberOfLines = max(newValue, 0) }
            wrappingChanged()
        }
    }

    override var wrapsText: Bool { numberOfLines != 1 }

    open var adjustsFontSizeToFitWidth: Bool {
        get { state.adjustsFontSize }
        set { relayout { $0.adjustsFontSize = newValue } }
    }

    /// The least part of the font's size that fitting may take; 0 for any.
    open var minimumScaleFactor: CGFloat {
        get { state.minimumScale }
        set { relayout { $0.minimumScale = newValue } }
    }

    open var minimumFontSize: CGFloat {
        get { state.minimumScale * state.font.pointSize }
        set { relayout { $0.minimumScale = newValue / $0.font.pointSize } }
    }

    open var baselineAdjustment: UIBaselineAdjustment {
        get { state.baselineAdjustment }
        set { redraw { $0.baselineAdjustment = newValue } }
    }

    open var allowsDefaultTighteningForTruncation: Bool {
        get { state.allowsTightening }
        set { relayout { $0.allowsTightening = newValue } }
    }

    open var adjustsLetterSpacingToFitWidth: Bool {
        get { state.allowsTightening }
        set { relayout { $0.allowsTightening = newValue } }
    }

    /// The width that lines break at, for `intrinsicContentSize`; 0 for what layout finds.
    open var preferredMaxLayoutWidth: CGFloat {
        get { state.preferredWidth }
        set { relayout { $0.preferredWidth = newValue } }
    }

    open var adjustsFontForContentSizeCategory: Bool {
        get { state.adjustsForCategory }
        set { state.adjustsForCategory = newValue }
    }

    open var showsExpansionTextWhenTruncated = false
    open var preferredVibrancy: UILabelVibrancy = .automatic
    open var enablesMarqueeWhenAncestorFocused = false

    /// Where the text goes within `bounds`, in at most so many lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { measuredRect(bounds, numberOfLines) }
    open func drawText(in rect: CGRect) { drawLayout(in: rect) }
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override var intrinsicContentSize: CGSize { intrinsicSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedSize(size) }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let size = super.bounds.size
            super.bounds = newValue
            if size != newValue.size { boundsChanged() }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let size = super.bounds.size
            super.frame = newValue
            if size != super.bounds.size { boundsChanged() }
        }
    }

    /// Of a label as high as its text: one that is stretched has its baselines elsewhere than constraints see them.
    override var firstBaselineOffset: CGFloat { constrainedBaselines.first }
    override var lastBaselineOffset: CGFloat { constrainedBaselines.last }
    override var wrapsContent: Bool { state.numberOfLines != 1 && state.preferredWidth == 0 }
    override func contentSize(forWidth width: CGFloat) -> CGSize? { wrapsContent ? size(width: width) : nil }

    override func traitsChanged() {
        super.traitsChanged()
        updateForTraits()
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UILabel() }
        glueLabel(&glue)
    }
}
