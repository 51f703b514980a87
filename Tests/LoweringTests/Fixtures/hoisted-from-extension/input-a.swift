import UIKit

open class Shelf: UIViewController {}

/// What a subclass overrides, in the module or outside it, and what it overrides itself.
extension Shelf: UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func fill(_ count: Int, with name: String) -> Bool { true }
    @objc var capacity: Int { 3 }
    override open func viewDidLoad() { super.viewDidLoad() }
    func leftAlone() {}
}
