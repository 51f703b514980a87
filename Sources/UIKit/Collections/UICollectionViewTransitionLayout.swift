import Foundation
import ObjCRuntime

/// Mixes two layouts while one takes the other's place.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// From 0, the current layout, to 1, the next one.
    open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override var collectionViewContentSize: CGSize { nextLayout.collectionViewContentSize }
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { currentLayout.layoutAttributesForElements(in: rect) }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let from = currentLayout.layoutAttributesForItem(at: indexPath), let to = nextLayout.layoutAttributesForItem(at: indexPath) else { return nil }
        let mixed = makeAttributes(cell: indexPath), t = transitionProgress
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
        mixed.frame = CGRect(x: mix(from.frame.minX, to.frame.minX), y: mix(from.frame.minY, to.frame.minY), width: mix(from.frame.width, to.frame.width), height: mix(from.frame.height, to.frame.height))
        mixed.alpha = mix(from.alpha, to.alpha)
        return mixed
    }
}
