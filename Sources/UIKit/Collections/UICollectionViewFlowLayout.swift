import Foundation
import FoundationGaps
import ObjCRuntime

/// Items in lines, line after line, with optional headers and footers.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    var sections: [FlowSection] = []
    var measured: [IndexPath: CGSize] = [:]
    var preparedWidth: CGFloat = -1
    var contentLength: CGFloat = 0

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let spacing = coder.float("UILineSpacing") { minimumLineSpacing = spacing }
        if let spacing = coder.float("UIInteritemSpacing") { minimumInteritemSpacing = spacing }
        if let size = coder.size("UIItemSize") { itemSize = size }
        if let size = coder.size("UIEstimatedItemSize") { estimatedItemSize = size }
        if let size = coder.size("UIHeaderReferenceSize") { headerReferenceSize = size }
        if let size = coder.size("UIFooterReferenceSize") { footerReferenceSize = size }
        if let insets = coder.insets("UISectionInset") { sectionInset = insets }
        if let raw = coder.integer("UIScrollDirection"), let direction = UICollectionView.ScrollDirection(rawValue: raw) { scrollDirection = direction }
    }

    /// Stands for the size that an item's content asks for.
    public class var automaticSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) }

    // MARK: Metrics, in points; the delegate's answers come before them

    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
    open var itemSize: CGSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// Not zero: items are measured when they show.
    open var estimatedItemSize: CGSize = .zero { didSet { if estimatedItemSize != oldValue { measured = [:]; invalidateLayout() } } }
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { if scrollDirection != oldValue { invalidateLayout() } } }
    open var headerReferenceSize: CGSize = .zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    open var footerReferenceSize: CGSize = .zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    open var sectionInset: UIEdgeInsets = .zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset { didSet { if sectionInsetReference != oldValue { invalidateLayout() } } }
    open var sectionHeadersPinToVisibleBounds: Bool = false { didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } } }
    open var sectionFootersPinToVisibleBounds: Bool = false { didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } } }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() { super.prepare(); prepareFlow() }
    open override var collectionViewContentSize: CGSize { flowContentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { flowAttributes(in: rect) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { flowAttributes(item: indexPath) }
    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { flowAttributes(supplementary: elementKind, indexPath) }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let owner else { return false }
        let acrossChanged = scrollDirection == .vertical ? newBounds.width != owner.bounds.width : newBounds.height != owner.bounds.height
        return acrossChanged || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    open override func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool {
        estimatedItemSize != .zero && originalAttributes.category == .cell && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
        measured[originalAttributes.indexPath] = preferredAttributes.size
        let context = makeContext()
        context.invalidateItems(at: [originalAttributes.indexPath])
        return context
    }

    override func sizing(of attributes: UICollectionViewLayoutAttributes) -> ElementSizing {
        estimatedItemSize == .zero || attributes.category != .cell ? .fixed : ElementSizing(widthIsFixed: false, heightIsFixed: false)
    }

    override func invalidatedInPrepare() { prepareFlow() }

    override func invalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { measured = [:] }
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UICollectionViewFlowLayout() }
    }
}
