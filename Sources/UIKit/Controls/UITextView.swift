import Foundation
import FoundationGaps
import ObjCRuntime

/// A scrolling area of many lines of text.
@preconcurrency @MainActor open class UITextView: UIScrollView, _TextInputting {
    /// Kept; text sizes don't change while an app runs here.
    open var adjustsFontForContentSizeCategory = false

    let label = TextCanvas()
    let caret = TextCaret()
    var editing = false
    var traits = TextTraits()
    let ownStorage = NSTextStorage(string: "")
    let ownLayoutManager = NSLayoutManager()
    let ownContainer: NSTextContainer

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        ownContainer = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: .greatestFiniteMagnitude))
        super.init(frame: frame)
        prepare()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        ownContainer = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
        super.init(coder: coder)
        prepare()
        decodeTextView(coder)
    }

    // MARK: Text

    open var text: String! {
        get { ownStorage.string }
        set { setText(newValue ?? "") }
    }
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: ownStorage.snapshot) }
        set { setAttributed(newValue ?? NSAttributedString(string: "")) }
    }
    open var font: UIFont? { didSet { restyle(.font, font) } }
    open var textColor: UIColor? { didSet { restyle(.foregroundColor, textColor) } }
    open var textAlignment: NSTextAlignment = .natural { didSet { label.textAlignment = textAlignment; textChanged() } }
    open var selectedRange: NSRange = NSRange(location: 0, length: 0) { didSet { if selectedRange != oldValue { selectionMoved() } } }
    open var isEditable: Bool = true
    open var isSelectable: Bool = true
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var allowsEditingTextAttributes: Bool = false
    open var clearsOnInsertion: Bool = false
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var textHighlightAttributes: [NSAttributedString.Key: Any]! = [:]
    open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textChanged() } }
    open var usesStandardTextScaling: Bool = false
    open var borderStyle: UITextView.BorderStyle = .none
    open var isFindInteractionEnabled: Bool = false
    open var interactionState: Any = NSNull()

    open var textStorage: NSTextStorage { ownStorage }
    open var layoutManager: NSLayoutManager { ownLayoutManager }
    open var textContainer: NSTextContainer { ownContainer }
    open var textLayoutManager: NSTextLayoutManager? { nil }

    open var delegate: (any UITextViewDelegate)? {
        get { scrollDelegate as? any UITextViewDelegate }
        set { scrollDelegate = newValue }
    }

    open func scrollRangeToVisible(_ range: NSRange) { scrollToText(range) }

    open override var inputView: UIView? { get { ownInputView } set { ownInputView = newValue } }
    open override var inputAccessoryView: UIView? { get { ownAccessoryView } set { ownAccessoryView = newValue } }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }
    open override func layoutSubviews() { super.layoutSubviews(); layoutText() }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    open override func becomeFirstResponder() -> Bool { beginEditing() }
    open override func resignFirstResponder() -> Bool { endEditing() }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { tapped(at: touch.location(in: self)) }
    }

    open var hasText: Bool { ownStorage.length > 0 }
    /// Puts text in the selection's place. The keyboard asks the delegate before it calls this.
    open func insertText(_ text: String) { replace(selectedRange, with: text) }
    open func deleteBackward() { deleteAtCaret() }

    // MARK: Text input

    open weak var inputDelegate: (any UITextInputDelegate)?
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    open var selectedTextRange: UITextRange? { get { selected() } set { select(newValue) } }
    open func replace(_ range: UITextRange, withText text: String) { if let span = range as? TextSpan { replace(span.range.clamped(to: (editedText as NSString).length), with: text) } }
    open func caretRect(for position: UITextPosition) -> CGRect { caretBox(position, in: label) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { boxes(range, in: label) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(point, in: label) }

    // MARK: Edit actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { edits.allows(action) ?? super.canPerformAction(action, withSender: sender) }
    open override func copy(_ sender: Any?) { edits.copy() }
    open override func cut(_ sender: Any?) { edits.cut() }
    open override func paste(_ sender: Any?) { edits.paste() }
    open override func delete(_ sender: Any?) { edits.delete() }
    open override func select(_ sender: Any?) { edits.select() }
    open override func selectAll(_ sender: Any?) { edits.selectAll() }

    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")

    // MARK: Input traits

    open var autocapitalizationType: UITextAutocapitalizationType { get { traits.autocapitalization } set { traits.autocapitalization = newValue } }
    open var autocorrectionType: UITextAutocorrectionType { get { traits.autocorrection } set { traits.autocorrection = newValue } }
    open var spellCheckingType: UITextSpellCheckingType { get { traits.spellChecking } set { traits.spellChecking = newValue } }
    open var smartQuotesType: UITextSmartQuotesType { get { traits.smartQuotes } set { traits.smartQuotes = newValue } }
    open var smartDashesType: UITextSmartDashesType { get { traits.smartDashes } set { traits.smartDashes = newValue } }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType { get { traits.smartInsertDelete } set { traits.smartInsertDelete = newValue } }
    open var keyboardType: UIKeyboardType { get { traits.keyboard } set { traits.keyboard = newValue } }
    open var keyboardAppearance: UIKeyboardAppearance { get { traits.keyboardAppearance } set { traits.keyboardAppearance = newValue } }
    open var returnKeyType: UIReturnKeyType { get { traits.returnKey } set { traits.returnKey = newValue } }
    open var enablesReturnKeyAutomatically: Bool { get { traits.enablesReturnKey } set { traits.enablesReturnKey = newValue } }
    open var isSecureTextEntry: Bool { get { traits.isSecure } set { traits.isSecure = newValue } }
    open var textContentType: UITextContentType! { get { traits.contentType } set { traits.contentType = newValue } }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("text", get: { ($0 as! UITextView).text }, set: { ($0 as! UITextView).text = _objcCast($1) })
        glue.property("delegate", get: { ($0 as! UITextView).delegate }, set: { ($0 as! UITextView).delegate = $1 as? any UITextViewDelegate })
        glue.property("textColor", get: { ($0 as! UITextView).textColor }, set: { ($0 as! UITextView).textColor = _objcCast($1) })
        EditActions.glue(&glue)
        glue.creates { UITextView(frame: .zero, textContainer: nil) }
    }
}
