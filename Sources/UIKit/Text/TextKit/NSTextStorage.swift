import Foundation

/// The text that layout managers lay out. Subclasses override four methods only, on which the rest is built:
/// `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)`, `setAttributes(_:range:)`.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
    private let backing = NSMutableAttributedString(string: "")
    private var editing = 0
    private var pending = false
    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var layoutManagers: [NSLayoutManager] = []
    open var editedMask: NSTextStorage.EditActions = []
    open var editedRange = NSRange(location: NSNotFound, length: 0)
    open var changeInLength = 0
    open var fixesAttributesLazily: Bool { true }

    public override init(string str: String) {
        super.init(string: "")
        backing.setAttributedString(NSAttributedString(string: str))
    }

    public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: "", attributes: nil)
        backing.setAttributedString(NSAttributedString(string: str, attributes: attrs))
    }

    public override init(attributedString attrStr: NSAttributedString) {
        super.init(string: "")
        backing.setAttributedString(attrStr)
    }

    public convenience init() { self.init(string: "") }

    public required init?(coder: NSCoder) { super.init(string: "") }

    // MARK: The four

    open override var string: String { backing.string }

    open override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        backing.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }

    // MARK: Built on them

    open override var length: Int { string.utf16.count }

    open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    open override func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> [NSAttributedString.Key: Any] {
        var found = NSRange()
        let attributes = attributes(at: location, effectiveRange: &found)
        range?.pointee = NSIntersectionRange(found, rangeLimit)
        return attributes
    }

    open override func attribute(_ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> Any? {
        snapshot.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString { snapshot.attributedSubstring(from: range) }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        snapshot.enumerateAttributes(in: enumerationRange, options: opts, using: block)
    }

    open override func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        snapshot.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block)
    }

    /// A plain copy, read through the four.
    var snapshot: NSAttributedString {
        if type(of: self) == NSTextStorage.self { return backing }
        let copy = NSMutableAttributedString(string: string)
        forEachRun(in: NSRange(location: 0, length: length)) { copy.setAttributes($0, range: $1) }
        return copy
    }

    private func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        var at = range.location
        while at < NSMaxRange(range) {
            var found = NSRange()
            let attributes = attributes(at: at, effectiveRange: &found)
            let part = NSIntersectionRange(found, range)
            guard part.length > 0 else { return }
            body(attributes, part)
            at = NSMaxRange(part)
        }
    }

    private func changeRuns(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var runs: [([NSAttributedString.Key: Any], NSRange)] = []
        forEachRun(in: range) { runs.append(($0, $1)) }
        for (attributes, part) in runs {
            var attributes = attributes
            change(&attributes)
            setAttributes(attributes, range: part)
        }
        endEditing()
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) { changeRuns(in: range) { $0[name] = value } }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) { changeRuns(in: range) { $0.merge(attrs) { $1 } } }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) { changeRuns(in: range) { $0[name] = nil } }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length), options: []) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func insert(_ attrString: NSAttributedString, at loc: Int) { replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString) }
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) { replaceCharacters(in: NSRange(location: 0, length: length), with: attrString) }

    // MARK: Editing

    open override func beginEditing() { editing += 1 }

    open override func endEditing() {
        editing -= 1
        if editing == 0, pending { processEditing() }
    }

    open func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        let range = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
        self.editedRange = pending ? NSUnionRange(self.editedRange, range) : range
        pending = true
        if editing == 0 { processEditing() }
    }

    /// Tells the delegate and the layout managers.
    open func processEditing() {
        pending = false
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
        NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
        NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        for manager in layoutManagers { manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range) }
        editedMask = []
        changeInLength = 0
        pending = false
    }

    open func ensureAttributesAreFixed(in range: NSRange) {}
    open func invalidateAttributes(in range: NSRange) {}

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    public static let willProcessEditingNotification = NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")
}
