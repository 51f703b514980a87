import Foundation
import ObjCRuntime

/// An element of a compositional layout: an item, or what is more than one.
@preconcurrency @MainActor open class NSCollectionLayoutItem: ObjCObject {
    public let layoutSize: NSCollectionLayoutSize
    var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

    init(_ size: NSCollectionLayoutSize, _ supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        layoutSize = size
        ownSupplementaryItems = supplementaryItems
        super.init()
    }

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize, []) }
    public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) { self.init(layoutSize, supplementaryItems) }

    open var contentInsets: NSDirectionalEdgeInsets = .zero
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
}

/// A view tied to an item or a group, as a badge is.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex: Int = 1

    init(_ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor, _ item: NSCollectionLayoutAnchor?) {
        elementKind = kind
        containerAnchor = container
        itemAnchor = item
        super.init(size)
    }

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) { self.init(layoutSize, elementKind, containerAnchor, nil) }
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    open var extendsBoundary: Bool = true
    open var pinToVisibleBounds: Bool = false

    init(_ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, _ offset: CGPoint) {
        self.alignment = alignment
        self.offset = offset
        super.init(size, kind, NSCollectionLayoutAnchor(edges: []), nil)
    }

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) { self.init(layoutSize, elementKind, alignment, .zero) }
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) { self.init(layoutSize, elementKind, alignment, absoluteOffset) }

    var isAtTop: Bool { alignment == .top || alignment == .topLeading || alignment == .topTrailing }
    var isAtBottom: Bool { alignment == .bottom || alignment == .bottomLeading || alignment == .bottomTrailing }
}

/// A background behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex: Int = -1

    init(_ kind: String) {
        elementKind = kind
        super.init(NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    public class func background(elementKind: String) -> Self { unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind), to: self) }
}

/// Items side by side or one below the other.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement { case horizontal, vertical, custom }

    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    /// How many times the one subitem repeats; 0 as often as there is room.
    let repeats: Int
    /// Whether the repeated items divide the group among themselves.
    let divides: Bool
    let provider: NSCollectionLayoutGroupCustomItemProvider?
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem], repeats: Int = 0, divides: Bool = false, provider: NSCollectionLayoutGroupCustomItemProvider? = nil) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.repeats = repeats
        self.divides = divides
        self.provider = provider
        super.init(size)
    }

    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { ownSupplementaryItems }
        set { ownSupplementaryItems = newValue }
    }

    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { unsafeDowncast(NSCollectionLayoutGroup(layoutSize, .horizontal, subitems), to: self) }
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { unsafeDowncast(NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], repeats: count, divides: true), to: self) }
    public class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { unsafeDowncast(NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], repeats: count), to: self) }
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { unsafeDowncast(NSCollectionLayoutGroup(layoutSize, .vertical, subitems), to: self) }
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { unsafeDowncast(NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], repeats: count, divides: true), to: self) }
    public class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { unsafeDowncast(NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], repeats: count), to: self) }
    public class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Self {
        unsafeDowncast(NSCollectionLayoutGroup(layoutSize, .custom, [], provider: itemProvider), to: self)
    }
    open func visualDescription() -> String { "\(arrangement) group of \(subitems.count) subitems" }
}

/// An item of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: ObjCObject {
    public let frame: CGRect
    public let zIndex: Int

    init(_ frame: CGRect, _ zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    public convenience init(frame: CGRect) { self.init(frame, 0) }
    public convenience init(frame: CGRect, zIndex: Int) { self.init(frame, zIndex) }
}

public typealias NSCollectionLayoutGroupCustomItemProvider = @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
public typealias UICollectionViewCompositionalLayoutSectionProvider = @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
