import Foundation
import FoundationGaps
import ObjCRuntime

/// A layout put together from sections, groups and items.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// Made from a list configuration; it colours the collection view.
    var listConfiguration: UICollectionLayoutListConfiguration?
    var solved: [SolvedSection] = []
    var boundary: [SolvedElement] = []
    var contentLength: CGFloat = 0
    var measured: [ElementKey: CGSize] = [:]
    /// How far sections that scroll across are scrolled, in points.
    var orthogonalOffsets: [Int: CGFloat] = [:]

    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        super.init()
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        super.init()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    open var configuration = UICollectionViewCompositionalLayoutConfiguration() { didSet { invalidateLayout() } }

    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        let layout = UICollectionViewCompositionalLayout { _, environment in .list(using: configuration, layoutEnvironment: environment) }
        layout.listConfiguration = configuration
        return layout
    }

    open override func prepare() { super.prepare(); solve() }
    open override var collectionViewContentSize: CGSize { solvedContentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { solvedAttributes(in: rect) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { solvedAttributes(.cell(indexPath)) }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { solvedAttributes(.supplementary(elementKind, indexPath)) }
    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { solvedAttributes(ElementKey(category: 2, kind: elementKind, path: indexPath)) }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let owner else { return false }
        return newBounds.size != owner.bounds.size
    }

    open override func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool {
        sizing(of: originalAttributes) != .fixed && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        measured[originalAttributes.key] = preferredAttributes.size
        return makeContext()
    }

    override func sizing(of attributes: UICollectionViewLayoutAttributes) -> ElementSizing { element(attributes.key)?.sizing ?? .fixed }

    override func invalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { measured = [:] }
    }
}

@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: ObjCObject {
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference: UIContentInsetsReference = .safeArea
}
