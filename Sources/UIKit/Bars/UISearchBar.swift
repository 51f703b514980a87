import Foundation
import FoundationGaps
import ObjCRuntime

/// A field for search text with its buttons and scopes, 56 points high.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    let field = UISearchTextField()
    let background = UIView()
    let cancelButton = UIButton(type: .system)
    let scopes = UISegmentedControl()
    lazy var fieldDelegate = SearchFieldDelegate(bar: self)
    var images: [Int: StateTable<UIImage>] = [:]
    var adjustments: [Int: UIOffset] = [:]
    var fieldBackgrounds = StateTable<UIImage>()
    var scopeBackgrounds = StateTable<UIImage>()
    var scopeAttributes = StateTable<[NSAttributedString.Key: Any]>()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeBar(coder)
    }

    /// The controller that searches with this bar.
    weak var searchController: UISearchController?
    open weak var delegate: (any UISearchBarDelegate)?
    open var text: String? {
        get { field.text }
        set { field.text = newValue; setNeedsLayout() }
    }
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    open var prompt: String? { didSet { setNeedsLayout() } }
    open var barStyle: UIBarStyle = .default { didSet { updateLook() } }
    open var searchBarStyle: UISearchBar.Style = .default { didSet { updateLook() } }
    open var isTranslucent: Bool = true { didSet { updateLook() } }
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }
    open var barTintColor: UIColor? { didSet { updateLook() } }
    open var searchTextField: UISearchTextField { field }
    open var isEnabled: Bool = true { didSet { field.isEnabled = isEnabled } }
    open var isLookToDictateEnabled: Bool = false

    open var showsBookmarkButton: Bool = false { didSet { updateRightButton() } }
    open var showsSearchResultsButton: Bool = false { didSet { updateRightButton() } }
    open var isSearchResultsButtonSelected: Bool = false
    open var showsCancelButton: Bool = false { didSet { setNeedsLayout() } }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { changeCancelButton(showsCancelButton, animated: animated) }

    open var scopeButtonTitles: [String]? { didSet { rebuildScopes() } }
    open var selectedScopeButtonIndex: Int = 0 { didSet { if scopes.numberOfSegments > selectedScopeButtonIndex { scopes.selectedSegmentIndex = selectedScopeButtonIndex } } }
    open var showsScopeBar: Bool = false { didSet { invalidateIntrinsicContentSize(); setNeedsLayout() } }
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

    open var backgroundImage: UIImage? { didSet { updateLook() } }
    open var scopeBarBackgroundImage: UIImage?
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) { self.backgroundImage = backgroundImage }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) { fieldBackgrounds[state] = backgroundImage; updateLook() }
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state] }
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) { images[icon.rawValue, default: .init()][state] = iconImage; updateLook() }
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { images[icon.rawValue]?[state] }
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) { scopeBackgrounds[state] = backgroundImage }
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { scopeBackgrounds[state] }
    open func setScopeBarButtonDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) {
        scopes.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    open func scopeBarButtonDividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) -> UIImage? {
        scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { scopes.setTitleTextAttributes(attributes, for: state) }
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { scopes.titleTextAttributes(for: state) }
    open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero { didSet { setNeedsLayout() } }
    open var searchTextPositionAdjustment: UIOffset = .zero
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) { adjustments[icon.rawValue] = adjustment }
    open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { adjustments[icon.rawValue] ?? .zero }
    open var barPosition: UIBarPosition { .any }

    open override var inputAccessoryView: UIView? {
        get { field.inputAccessoryView }
        set { field.inputAccessoryView = newValue }
    }

    open var autocapitalizationType: UITextAutocapitalizationType { get { field.autocapitalizationType } set { field.autocapitalizationType = newValue } }
    open var autocorrectionType: UITextAutocorrectionType { get { field.autocorrectionType } set { field.autocorrectionType = newValue } }
    open var spellCheckingType: UITextSpellCheckingType { get { field.spellCheckingType } set { field.spellCheckingType = newValue } }
    open var keyboardType: UIKeyboardType { get { field.keyboardType } set { field.keyboardType = newValue } }
    open var keyboardAppearance: UIKeyboardAppearance { get { field.keyboardAppearance } set { field.keyboardAppearance = newValue } }
    open var returnKeyType: UIReturnKeyType { get { field.returnKeyType } set { field.returnKeyType = newValue } }
    open var enablesReturnKeyAutomatically: Bool { get { field.enablesReturnKeyAutomatically } set { field.enablesReturnKeyAutomatically = newValue } }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
    open override func layoutSubviews() { super.layoutSubviews(); layoutBar() }

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("delegate", get: { ($0 as! UISearchBar).delegate }, set: { ($0 as! UISearchBar).delegate = $1 as? any UISearchBarDelegate })
        glue.property("text", get: { ($0 as! UISearchBar).text }, set: { ($0 as! UISearchBar).text = _objcCast($1) })
        glue.property("placeholder", get: { ($0 as! UISearchBar).placeholder }, set: { ($0 as! UISearchBar).placeholder = _objcCast($1) })
        glue.property("barTintColor", get: { ($0 as! UISearchBar).barTintColor }, set: { ($0 as! UISearchBar).barTintColor = _objcCast($1) })
        glue.property("searchField", get: { ($0 as! UISearchBar).searchTextField })
        glue.creates { UISearchBar() }
    }
}
