import Foundation
import ObjCRuntime

/// A section of a compositional layout: one group, repeated until the items are used up.
@preconcurrency @MainActor open class NSCollectionLayoutSection: ObjCObject {
    let group: NSCollectionLayoutGroup
    /// What a list section was made from.
    var list: UICollectionLayoutListConfiguration?

    init(_ group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    public convenience init(group: NSCollectionLayoutGroup) { self.init(group) }

    open var contentInsets: NSDirectionalEdgeInsets = .zero
    open var interGroupSpacing: CGFloat = 0
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
    private let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var supplementariesFollowContentInsets: Bool = true
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Rows of full width that size themselves, as a table has them.
    public static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        ListSection.make(configuration, layoutEnvironment)
    }
}

@preconcurrency @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: ObjCObject {
    open var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate = .automatic
    open var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce = .automatic
}

/// The container and traits that a section provider lays out for.
@MainActor final class LayoutEnvironment: ObjCObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let effectiveContentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let effectiveContentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        effectiveContentInsets = insets
        effectiveContentSize = CGSize(width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
        traitCollection = traits
        super.init()
    }

    var container: any NSCollectionLayoutContainer { self }
}
