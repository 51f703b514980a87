import Foundation
import FoundationGaps
import ObjCRuntime

/// Decides where the elements of a collection view lie. Meant for subclassing.
@preconcurrency @MainActor open class UICollectionViewLayout: _MainActorObject, @preconcurrency NSCoding {
    weak var owner: UICollectionView?
    var decorationClasses: [String: AnyClass] = [:]
    var decorationNibs: [String: UINib] = [:]

    public init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    open var collectionView: UICollectionView? { owner }
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: What subclasses say

    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidation

    open func invalidateLayout() { invalidateAll() }
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { owner?.layoutInvalidated(context) }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    open func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool { false }
    open func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    // MARK: Updates

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fadedAttributes(at: itemIndexPath) }
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { fadedAttributes(at: itemIndexPath) }
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }
    open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.copied() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }
    open func invalidationContext(forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath], previousPosition: CGPoint) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    open func invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { decorationClasses[elementKind] = viewClass; decorationNibs[elementKind] = nil }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { decorationNibs[elementKind] = nib; decorationClasses[elementKind] = nil }

    // MARK: For UIKit's layouts

    /// Which sizes of an element its content decides.
    func sizing(of attributes: UICollectionViewLayoutAttributes) -> ElementSizing { .fixed }
    /// For UIKit's layouts: a subclass set metrics in its `prepare()`, after `super`'s.
    func invalidatedInPrepare() {}
    /// For UIKit's layouts: a context was handled.
    func invalidated(_ context: UICollectionViewLayoutInvalidationContext) {}

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UICollectionViewLayout() }
    }
}

extension UICollectionViewLayout {
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        (Swift.type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init() ?? UICollectionViewLayoutInvalidationContext()
    }

    func makeAttributes(cell path: IndexPath) -> UICollectionViewLayoutAttributes {
        let type = Swift.type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
        let attributes = type.init()
        attributes.indexPath = path
        return attributes
    }

    func makeAttributes(supplementary kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(cell: path)
        attributes.category = .supplementaryView
        attributes.kind = kind
        return attributes
    }

    func invalidateAll() {
        let context = makeContext()
        context.everything = true
        invalidateLayout(with: context)
    }

    func fadedAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let owner, path.section < owner.numberOfSections, path.item < owner.numberOfItems(inSection: path.section),
              let copy = layoutAttributesForItem(at: path)?.copied() else { return nil }
        copy.alpha = 0
        return copy
    }
}

/// What of a layout has to be computed again.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: _MainActorObject {
    var everything = false
    var counts = false
    private var items: [IndexPath] = []
    private var supplementary: [String: [IndexPath]] = [:]
    private var decorations: [String: [IndexPath]] = [:]

    public required init() { super.init() }

    open var invalidateEverything: Bool { everything }
    open var invalidateDataSourceCounts: Bool { counts }
    open func invalidateItems(at indexPaths: [IndexPath]) { items += indexPaths }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) { supplementary[elementKind, default: []] += indexPaths }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) { decorations[elementKind, default: []] += indexPaths }
    open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items }
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary.isEmpty ? nil : supplementary }
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations.isEmpty ? nil : decorations }
    open var contentOffsetAdjustment: CGPoint = .zero
    open var contentSizeAdjustment: CGSize = .zero
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
    open var interactiveMovementTarget: CGPoint { .zero }
}

/// What of a flow layout has to be computed again.
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics: Bool = true
    open var invalidateFlowLayoutAttributes: Bool = true
}

/// One change of a batch, as a layout is told of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: ObjCObject {
    public let indexPathBeforeUpdate: IndexPath?
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: UICollectionViewUpdateItem.Action

    init(_ action: UICollectionViewUpdateItem.Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
