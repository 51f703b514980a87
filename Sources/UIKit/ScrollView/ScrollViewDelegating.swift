/// Gives `UIScrollView` its `delegate`.
///
/// `UITableView`, `UICollectionView` and `UITextView` declare the property again with a narrower type, which Swift grants imported
/// classes alone; a member of a protocol extension may be declared anew. All of them keep one object, `scrollDelegate`.
@preconcurrency @MainActor public protocol _ScrollViewDelegating: UIView {}

extension _ScrollViewDelegating where Self: UIScrollView {
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
