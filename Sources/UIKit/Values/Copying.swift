import Foundation

// Objects that never change after they are made, or that UIKit copies as a whole: a copy is the object itself.

extension UIMenuElement: NSCopying { public nonisolated func copy(with zone: NSZone? = nil) -> Any { self } }
extension UIPreviewTarget: NSCopying { public nonisolated func copy(with zone: NSZone? = nil) -> Any { self } }
extension UITargetedPreview: NSCopying { public nonisolated func copy(with zone: NSZone? = nil) -> Any { self } }
extension NSCollectionLayoutAnchor: NSCopying { public nonisolated func copy(with zone: NSZone? = nil) -> Any { self } }
extension NSCollectionLayoutDimension: NSCopying { public nonisolated func copy(with zone: NSZone? = nil) -> Any { self } }
extension NSCollectionLayoutEdgeSpacing: NSCopying { public nonisolated func copy(with zone: NSZone? = nil) -> Any { self } }
extension NSCollectionLayoutGroupCustomItem: NSCopying { public nonisolated func copy(with zone: NSZone? = nil) -> Any { self } }
extension NSCollectionLayoutSize: NSCopying { public nonisolated func copy(with zone: NSZone? = nil) -> Any { self } }
extension NSCollectionLayoutSpacing: NSCopying { public nonisolated func copy(with zone: NSZone? = nil) -> Any { self } }
extension NSDataAsset: NSCopying { public func copy(with zone: NSZone? = nil) -> Any { self } }
