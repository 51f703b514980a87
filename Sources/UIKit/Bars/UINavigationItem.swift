import Foundation
import FoundationGaps
import ObjCRuntime

/// What a navigation bar shows for one view controller.
@preconcurrency @MainActor open class UINavigationItem: _MainActorObject, @preconcurrency NSCoding {
    /// The bar that shows the item is told of changes through this.
    weak var bar: UINavigationBar?

    public convenience init() { self.init(title: "") }

    public init(title: String) {
        super.init()
        self.title = title
    }

    public required init?(coder: NSCoder) {
        super.init()
        decodeItem(coder)
    }

    open func encode(with coder: NSCoder) {}

    open var title: String? { didSet { changed() } }
    open var titleView: UIView? { didSet { if oldValue !== titleView { oldValue?.removeFromSuperview() }; changed() } }
    open var prompt: String? { didSet { changed() } }
    open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic { didSet { changed() } }

    // MARK: Back button

    open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
    open var backButtonTitle: String? { didSet { changed() } }
    open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode = .default { didSet { changed() } }
    open var backAction: UIAction? { didSet { changed() } }
    open var hidesBackButton: Bool = false { didSet { changed() } }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open var leftItemsSupplementBackButton: Bool = false { didSet { changed() } }

    // MARK: Items

    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(oldValue) } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsChanged(oldValue) } }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// The first of the items at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { changed() } }
    open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { changed() } }
    open var customizationIdentifier: String?
    open var style: UINavigationItem.ItemStyle = .navigator
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    open var additionalOverflowItems: UIDeferredMenuElement?
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
    open var documentProperties: UIDocumentProperties?

    // MARK: Search

    open var searchController: UISearchController? { didSet { changed() } }
    open var hidesSearchBarWhenScrolling: Bool = true
    open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement = .automatic
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    // MARK: Appearance

    open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("title", get: { ($0 as! UINavigationItem).title }, set: { ($0 as! UINavigationItem).title = _objcCast($1) })
        glue.property("titleView", get: { ($0 as! UINavigationItem).titleView }, set: { ($0 as! UINavigationItem).titleView = _objcCast($1) })
        glue.property("prompt", get: { ($0 as! UINavigationItem).prompt }, set: { ($0 as! UINavigationItem).prompt = _objcCast($1) })
        glue.property("leftBarButtonItem", get: { ($0 as! UINavigationItem).leftBarButtonItem }, set: { ($0 as! UINavigationItem).leftBarButtonItem = _objcCast($1) })
        glue.property("rightBarButtonItem", get: { ($0 as! UINavigationItem).rightBarButtonItem }, set: { ($0 as! UINavigationItem).rightBarButtonItem = _objcCast($1) })
        glue.property("backBarButtonItem", get: { ($0 as! UINavigationItem).backBarButtonItem }, set: { ($0 as! UINavigationItem).backBarButtonItem = _objcCast($1) })
        glue.property("leftBarButtonItems", get: { ($0 as! UINavigationItem).leftBarButtonItems }, set: { ($0 as! UINavigationItem).leftBarButtonItems = _objcCast($1) })
        glue.property("rightBarButtonItems", get: { ($0 as! UINavigationItem).rightBarButtonItems }, set: { ($0 as! UINavigationItem).rightBarButtonItems = _objcCast($1) })
        glue.creates { UINavigationItem(title: "") }
    }
}

extension UINavigationItem {
    func changed() { bar?.itemDidChange(self) }

    func itemsChanged(_ old: [UIBarButtonItem]?) {
        for item in old ?? [] { item.didChange = nil }
        watchItems()
        changed()
    }

    func watchItems() {
        for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) { item.didChange = { [weak self] in self?.changed() } }
    }

    /// Left to right: the items, then those of the groups.
    var shownLeftItems: [UIBarButtonItem] { ((leftBarButtonItems ?? []) + leadingItemGroups.filter { !$0.isHidden }.flatMap(\.barButtonItems)).filter { !$0.isHidden } }
    /// Right to left, as `rightBarButtonItems` has it.
    var shownRightItems: [UIBarButtonItem] {
        ((rightBarButtonItems ?? []) + (pinnedTrailingGroup?.barButtonItems ?? []) + trailingItemGroups.filter { !$0.isHidden }.reversed().flatMap { $0.barButtonItems.reversed() }).filter { !$0.isHidden }
    }

    func decodeItem(_ coder: NSCoder) {
        title = coder.string("UITitle")
        prompt = coder.string("UIPrompt")
        titleView = coder.object("UITitleView")
        backBarButtonItem = coder.object("UIBackBarButtonItem")
        backButtonTitle = coder.string("UIBackButtonTitle")
        let left: [UIBarButtonItem] = coder.array("UILeftBarButtonItems"), right: [UIBarButtonItem] = coder.array("UIRightBarButtonItems")
        if !left.isEmpty { leftBarButtonItems = left } else if let item: UIBarButtonItem = coder.object("UILeftBarButtonItem") { leftBarButtonItem = item }
        if !right.isEmpty { rightBarButtonItems = right } else if let item: UIBarButtonItem = coder.object("UIRightBarButtonItem") { rightBarButtonItem = item }
        if let raw = coder.integer("UILargeTitleDisplayMode"), let mode = LargeTitleDisplayMode(rawValue: raw) { largeTitleDisplayMode = mode }
        if let hides = coder.bool("UIHidesBackButton") { hidesBackButton = hides }
        if let supplement = coder.bool("UILeftItemsSupplementBackButton") { leftItemsSupplementBackButton = supplement }
        standardAppearance = coder.object("UIStandardAppearance")
        scrollEdgeAppearance = coder.object("UIScrollEdgeAppearance")
        compactAppearance = coder.object("UICompactAppearance")
    }
}
