import Foundation
import ObjCRuntime

extension UICollectionView {
    private var canSelect: Bool { isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection }
    private var selectsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func touchBegan(_ touches: Set<UITouch>) {
        guard data.pressed == nil, canSelect, let touch = touches.first, let path = path(at: touch.location(in: self)) else { return }
        if asks("collectionView(_:shouldHighlightItemAt:)"), !delegate!.collectionView(self, shouldHighlightItemAt: path) { return }
        data.pressed = path
        cellForItem(at: path)?.isHighlighted = true
        if asks("collectionView(_:didHighlightItemAt:)") { delegate!.collectionView(self, didHighlightItemAt: path) }
    }

    func touchMoved(_ touches: Set<UITouch>) {
        guard let pressed = data.pressed, let touch = touches.first else { return }
        if path(at: touch.location(in: self)) != pressed { unpress() }
    }

    func touchEnded(_ touches: Set<UITouch>) {
        guard let pressed = data.pressed else { return }
        unpress()
        guard let touch = touches.first, path(at: touch.location(in: self)) == pressed else { return }
        tapped(pressed)
    }

    func unpress() {
        guard let path = data.pressed else { return }
        data.pressed = nil
        cellForItem(at: path)?.isHighlighted = false
        if asks("collectionView(_:didUnhighlightItemAt:)") { delegate!.collectionView(self, didUnhighlightItemAt: path) }
    }

    /// A tap on an item: selects it, or deselects it where many may be selected.
    package func tapped(_ path: IndexPath) {
        guard canSelect else { return }
        if asks("collectionView(_:shouldHighlightItemAt:)"), !delegate!.collectionView(self, shouldHighlightItemAt: path) { return }
        // An outline's header opens and closes wherever it is tapped, and is not selected.
        if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.outline?.isHeader == true { return cell.outlineTapped() }
        if data.selected.contains(path), selectsMany { return deselectByUser(path) }
        if asks("collectionView(_:shouldSelectItemAt:)"), !delegate!.collectionView(self, shouldSelectItemAt: path) { return }
        if !selectsMany { for old in data.selected where old != path { deselectByUser(old) } }
        if !data.selected.contains(path) { data.selected.append(path) }
        let cell = cellForItem(at: path)
        cell?.isSelected = true
        if let cell, let template = cell.selectionSegue as? ObjCObject, let perform = ObjCClass.of(template).action(Selector("perform:")) { _ = perform(template, [cell]) }
        if asks("collectionView(_:didSelectItemAt:)") { delegate!.collectionView(self, didSelectItemAt: path) }
        if asks("collectionView(_:performPrimaryActionForItemAt:)"), !isEditing { delegate!.collectionView(self, performPrimaryActionForItemAt: path) }
    }

    private func deselectByUser(_ path: IndexPath) {
        if asks("collectionView(_:shouldDeselectItemAt:)"), !delegate!.collectionView(self, shouldDeselectItemAt: path) { return }
        deselect(path)
        if asks("collectionView(_:didDeselectItemAt:)") { delegate!.collectionView(self, didDeselectItemAt: path) }
    }

    // MARK: By the program: no delegate messages

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for old in data.selected { deselect(old) }
            return
        }
        if !selectsMany { for old in data.selected where old != path { deselect(old) } }
        if !data.selected.contains(path) { data.selected.append(path) }
        cellForItem(at: path)?.isSelected = true
        if !position.isEmpty { scroll(to: path, position, animated) }
    }

    func deselect(_ path: IndexPath) {
        data.selected.removeAll { $0 == path }
        cellForItem(at: path)?.isSelected = false
    }

    // MARK: Moving by hand

    func beginMoving(_ path: IndexPath) -> Bool {
        guard _implements(dataSource, "collectionView(_:moveItemAt:to:)") else { return false }
        if _implements(dataSource, "collectionView(_:canMoveItemAt:)"), !dataSource!.collectionView(self, canMoveItemAt: path) { return false }
        data.moving = (path, path)
        return true
    }

    func moveDragged(to position: CGPoint) {
        guard let moving = data.moving else { return }
        var target = currentLayout.targetIndexPath(forInteractivelyMovingItem: moving.at, withPosition: position)
        if asks("collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)") {
            target = delegate!.collectionView(self, targetIndexPathForMoveOfItemFromOriginalIndexPath: moving.from, atCurrentIndexPath: moving.at, toProposedIndexPath: target)
        }
        data.moving?.at = target
    }

    func endMoving(commit: Bool) {
        guard let moving = data.moving else { return }
        data.moving = nil
        guard commit, moving.from != moving.at else { return }
        dataSource?.collectionView(self, moveItemAt: moving.from, to: moving.at)
        change { $0.movedRows.append((moving.from, moving.at)) }
    }
}
