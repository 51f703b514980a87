/// Names of iOS 14's first SDK, before the list's configuration took them over; Apple's samples of that summer have them.
extension UICollectionViewListCell {
    public var leadingSwipeActionsConfiguration: UISwipeActionsConfiguration? {
        get { _named("UICollectionViewListCell.leadingSwipeActionsConfiguration", nil) }
        set { _named("UICollectionViewListCell.leadingSwipeActionsConfiguration") }
    }

    public var trailingSwipeActionsConfiguration: UISwipeActionsConfiguration? {
        get { _named("UICollectionViewListCell.trailingSwipeActionsConfiguration", nil) }
        set { _named("UICollectionViewListCell.trailingSwipeActionsConfiguration") }
    }
}
