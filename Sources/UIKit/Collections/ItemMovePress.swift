/// The long press that carries an item of a collection view controller's view to another place.
final class ItemMovePress: UILongPressGestureRecognizer {
    private unowned let collection: UICollectionView

    init(collection: UICollectionView) {
        self.collection = collection
        super.init(target: nil, action: nil)
    }

    required init?(coder: NSCoder) { nil }

    private var controller: UICollectionViewController? {
        var responder = collection.next
        while let current = responder, !(current is UIViewController) { responder = current.next }
        return responder as? UICollectionViewController
    }

    override func mayStart() -> Bool {
        guard controller?.installsStandardGestureForInteractiveMovement == true, let path = collection.indexPathForItem(at: location(in: collection)) else { return false }
        return collection.beginInteractiveMovementForItem(at: path)
    }

    override func stateWasSet() {
        switch state {
        case .changed: collection.updateInteractiveMovementTargetPosition(location(in: collection))
        case .ended: collection.endInteractiveMovement()
        case .cancelled: collection.cancelInteractiveMovement()
        default: break
        }
    }
}
