import Foundation
import FoundationGaps
import ObjCRuntime

/// One tab of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    private var badgeAttributes = StateTable<[NSAttributedString.Key: Any]>()

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if coder.decodeBool(forKey: "UIIsSystemItem") || coder.containsValue(forKey: "UISystemItem"), let raw = coder.integer("UISystemItem"), let item = SystemItem(rawValue: raw) { become(item) }
        selectedImage = coder.object("UISelectedTemplateImage") ?? coder.object("UISelectedImage")
        badgeValue = coder.string("UIBadgeValue")
        badgeColor = coder.object("UIBadgeColor")
        if let offset = coder.size("UITitlePositionAdjustment") { titlePositionAdjustment = UIOffset(horizontal: offset.width, vertical: offset.height) }
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        become(systemItem)
        self.tag = tag
    }

    open var selectedImage: UIImage? { didSet { changed() } }
    open var badgeValue: String? { didSet { changed() } }
    open var badgeColor: UIColor? { didSet { changed() } }
    open var titlePositionAdjustment: UIOffset = .zero { didSet { changed() } }
    open var standardAppearance: UITabBarAppearance? { didSet { changed() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }

    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) { badgeAttributes[state] = textAttributes; changed() }
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

    private func become(_ item: SystemItem) {
        guard let look = Self.systemLooks[item] else { return }
        title = look.title
        image = UIImage(systemName: look.symbol)
    }

    private static let systemLooks: [SystemItem: (title: String, symbol: String)] = [
        .more: ("More", "ellipsis"), .favorites: ("Favorites", "star.fill"), .featured: ("Featured", "star.fill"), .topRated: ("Top Rated", "star.fill"),
        .recents: ("Recents", "clock.fill"), .contacts: ("Contacts", "person.crop.circle.fill"), .history: ("History", "clock.fill"), .bookmarks: ("Bookmarks", "book.fill"),
        .search: ("Search", "magnifyingglass"), .downloads: ("Downloads", "square.and.arrow.down.fill"), .mostRecent: ("Most Recent", "clock.fill"), .mostViewed: ("Most Viewed", "list.number"),
    ]

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("badgeValue", get: { ($0 as! UITabBarItem).badgeValue }, set: { ($0 as! UITabBarItem).badgeValue = _objcCast($1) })
        glue.property("selectedImage", get: { ($0 as! UITabBarItem).selectedImage }, set: { ($0 as! UITabBarItem).selectedImage = _objcCast($1) })
        glue.creates { UITabBarItem() }
    }
}
