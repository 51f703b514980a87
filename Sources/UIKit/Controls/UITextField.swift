import Foundation
import FoundationGaps
import ObjCRuntime

/// A one-line field of editable text.
@preconcurrency @MainActor open class UITextField: UIControl, ValueControl, _TextInputting {
    /// Kept; text sizes don't change while an app runs here.
    open var adjustsFontForContentSizeCategory = false

    let textLabel = UILabel()
    let placeholderLabel = UILabel()
    var ownClearButton: UIButton?
    var editing = false
    var storage = NSAttributedString(string: "")
    var traits = TextTraits()
    /// The selection, or where the caret is, in UTF-16 units.
    var selection = NSRange(location: 0, length: 0)
    var clearsOnNextInsertion = false
    let caret = TextCaret()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeField(coder)
    }

    // MARK: Text

    /// Never nil once asked: an empty field gives the empty string.
    open var text: String? {
        get { storage.string }
        set { setText(newValue ?? "") }
    }
    open var attributedText: NSAttributedString? {
        get { storage }
        set { setAttributed(newValue ?? NSAttributedString(string: "")) }
    }
    open var textColor: UIColor? { didSet { restyle() } }
    open var font: UIFont? { didSet { restyle(); invalidateIntrinsicContentSize() } }
    open var textAlignment: NSTextAlignment = .natural { didSet { restyle() } }
    open var borderStyle: UITextField.BorderStyle = .none { didSet { invalidateIntrinsicContentSize(); setNeedsLayout(); borderChanged() } }
    open override var backgroundColor: UIColor? { didSet { if borderStyle == .roundedRect { setNeedsDisplay() } } }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { applyDefaultAttributes() } }
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var placeholder: String? { didSet { attributedPlaceholder = nil; restyle(); invalidateIntrinsicContentSize() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { restyle(); invalidateIntrinsicContentSize() } }
    open var clearsOnBeginEditing: Bool = false
    open var clearsOnInsertion: Bool = false
    open var adjustsFontSizeToFitWidth: Bool = false { didSet { restyle() } }
    open var minimumFontSize: CGFloat = 0 { didSet { restyle() } }
    open var allowsEditingTextAttributes: Bool = false
    open weak var delegate: (any UITextFieldDelegate)?
    open var background: UIImage? { didSet { setNeedsDisplay() } }
    open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
    open var isEditing: Bool { editing }
    open var interactionState: Any = NSNull()

    // MARK: Side views

    open var clearButtonMode: UITextField.ViewMode = .never { didSet { setNeedsLayout() } }
    open var leftView: UIView? { didSet { sideViewChanged(oldValue, leftView) } }
    open var leftViewMode: UITextField.ViewMode = .never { didSet { setNeedsLayout(); invalidateIntrinsicContentSize() } }
    open var rightView: UIView? { didSet { sideViewChanged(oldValue, rightView) } }
    open var rightViewMode: UITextField.ViewMode = .never { didSet { setNeedsLayout(); invalidateIntrinsicContentSize() } }
    open override var inputView: UIView? { get { ownInputView } set { ownInputView = newValue } }
    open override var inputAccessoryView: UIView? { get { ownAccessoryView } set { ownAccessoryView = newValue } }
    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    // MARK: Rectangles

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(in: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { defaultSideRect(leftView, in: bounds, atRight: false) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { defaultSideRect(rightView, in: bounds, atRight: true) }
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}

    open override var intrinsicContentSize: CGSize { fittingSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
    open override func layoutSubviews() { super.layoutSubviews(); layoutField() }
    open override func draw(_ rect: CGRect) { drawBorder() }

    /// The line of the text stands in the middle, or where the alignment puts it.
    override var firstBaselineOffset: CGFloat { textBaseline }
    override var lastBaselineOffset: CGFloat { bounds.height - textBaseline }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEnabled }
    open override func becomeFirstResponder() -> Bool { beginEditing() }
    open override func resignFirstResponder() -> Bool { endEditing() }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if isTouchInside, let touch { tapped(at: touch.location(in: self)) } }

    override func stateDidChange() { super.stateDidChange(); restyle() }

    // MARK: Keys

    open var hasText: Bool { storage.length > 0 }
    /// Puts text in the selection's place. The keyboard asks the delegate before it calls this.
    open func insertText(_ text: String) { insert(text) }
    /// Deletes the selection or the character before the caret; called for an empty field too.
    open func deleteBackward() { deleteAtCaret() }
    open override func tintColorDidChange() { super.tintColorDidChange(); placeCaret() }

    // MARK: Text input

    open weak var inputDelegate: (any UITextInputDelegate)?
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    open var selectedTextRange: UITextRange? { get { selected() } set { select(newValue) } }
    open func replace(_ range: UITextRange, withText text: String) { if let span = range as? TextSpan { replace(span.range.clamped(to: (editedText as NSString).length), with: text) } }
    open func caretRect(for position: UITextPosition) -> CGRect { caretBox(position, in: textLabel) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { boxes(range, in: textLabel) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nearest(point, in: textLabel) }

    // MARK: Edit actions

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { edits.allows(action) ?? super.canPerformAction(action, withSender: sender) }
    open override func copy(_ sender: Any?) { edits.copy() }
    open override func cut(_ sender: Any?) { edits.cut() }
    open override func paste(_ sender: Any?) { edits.paste() }
    open override func delete(_ sender: Any?) { edits.delete() }
    open override func select(_ sender: Any?) { edits.select() }
    open override func selectAll(_ sender: Any?) { edits.selectAll() }

    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

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
    open var isSecureTextEntry: Bool { get { traits.isSecure } set { traits.isSecure = newValue; restyle() } }
    open var textContentType: UITextContentType! { get { traits.contentType } set { traits.contentType = newValue } }
    open var passwordRules: UITextInputPasswordRules? { get { traits.passwordRules } set { traits.passwordRules = newValue } }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.property("text", get: { ($0 as! UITextField).text }, set: { ($0 as! UITextField).text = _objcCast($1) })
        glue.property("placeholder", get: { ($0 as! UITextField).placeholder }, set: { ($0 as! UITextField).placeholder = _objcCast($1) })
        glue.property("delegate", get: { ($0 as! UITextField).delegate }, set: { ($0 as! UITextField).delegate = $1 as? any UITextFieldDelegate })
        glue.property("textColor", get: { ($0 as! UITextField).textColor }, set: { ($0 as! UITextField).textColor = _objcCast($1) })
        EditActions.glue(&glue)
        glue.creates { UITextField() }
    }
}

/// What the keyboard of a field should be like.
struct TextTraits {
    var autocapitalization: UITextAutocapitalizationType = .sentences
    var autocorrection: UITextAutocorrectionType = .default
    var spellChecking: UITextSpellCheckingType = .default
    var smartQuotes: UITextSmartQuotesType = .default
    var smartDashes: UITextSmartDashesType = .default
    var smartInsertDelete: UITextSmartInsertDeleteType = .default
    var keyboard: UIKeyboardType = .default
    var keyboardAppearance: UIKeyboardAppearance = .default
    var returnKey: UIReturnKeyType = .default
    var enablesReturnKey = false
    var isSecure = false
    var contentType: UITextContentType?
    var passwordRules: UITextInputPasswordRules?

    mutating func decode(_ coder: NSCoder) {
        if let raw = coder.integer("UIAutocapitalizationType"), let value = UITextAutocapitalizationType(rawValue: raw) { autocapitalization = value }
        if let raw = coder.integer("UIAutocorrectionType"), let value = UITextAutocorrectionType(rawValue: raw) { autocorrection = value }
        if let raw = coder.integer("UISpellCheckingType"), let value = UITextSpellCheckingType(rawValue: raw) { spellChecking = value }
        if let raw = coder.integer("UITextSmartQuotesType"), let value = UITextSmartQuotesType(rawValue: raw) { smartQuotes = value }
        if let raw = coder.integer("UITextSmartDashesType"), let value = UITextSmartDashesType(rawValue: raw) { smartDashes = value }
        if let raw = coder.integer("UITextSmartInsertDeleteType"), let value = UITextSmartInsertDeleteType(rawValue: raw) { smartInsertDelete = value }
        if let raw = coder.integer("UIKeyboardType"), let value = UIKeyboardType(rawValue: raw) { keyboard = value }
        if let raw = coder.integer("UIKeyboardAppearance"), let value = UIKeyboardAppearance(rawValue: raw) { keyboardAppearance = value }
        if let raw = coder.integer("UIReturnKeyType"), let value = UIReturnKeyType(rawValue: raw) { returnKey = value }
        if let enables = coder.bool("UIEnablesReturnKeyAutomatically") { enablesReturnKey = enables }
        if let secure = coder.bool("UISecureTextEntry") { isSecure = secure }
        if let type: String = coder.object("UITextContentType") { contentType = UITextContentType(rawValue: type) }
    }
}
