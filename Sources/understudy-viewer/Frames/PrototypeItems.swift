import UIKit
import Viewing

/// Gives the items of a flow layout the sizes that they have on the canvas: their own or the layout's, whatever the cells say.
final class PrototypeItems: ObjCObject, UICollectionViewDelegateFlowLayout {
    private let identifiers: [String]
    private let sizes: [String: CGSize]

    @MainActor init(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout, _ measured: [MeasuredView]) {
        identifiers = view.prototypeIdentifiers
        sizes = Dictionary(measured.compactMap { cell in
            guard let identifier = cell.reuseIdentifier, let width = cell.itemWidth, let height = cell.itemHeight else { return nil }
            return (identifier, CGSize(width: width, height: height))
        }) { first, _ in first }
        super.init()
        layout.estimatedItemSize = .zero
        view.delegate = self
    }

    @MainActor func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let own = identifiers.indices.contains(indexPath.item) ? sizes[identifiers[indexPath.item]] : nil
        return own ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("collectionView(_:layout:sizeForItemAt:)")
    }
}
