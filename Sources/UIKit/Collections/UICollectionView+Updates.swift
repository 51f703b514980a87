import Foundation
import FoundationGaps
import ObjCRuntime

extension UICollectionView {
    func batch(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        loadData()
        updateDepth += 1
        if updates == nil { updates = TableUpdates() }
        body?()
        updateDepth -= 1
        guard updateDepth == 0, let batch = updates else { completion?(true); return }
        apply(batch, completion)
    }

    /// A change outside a batch is a batch of its own.
    func change(_ record: (inout TableUpdates) -> Void) {
        loadData()
        updateDepth += 1
        if updates == nil { updates = TableUpdates() }
        record(&updates!)
        updateDepth -= 1
        if updateDepth == 0, let batch = updates { apply(batch, nil) }
    }

    private func apply(_ batch: TableUpdates, _ completion: ((Bool) -> Void)?) {
        let before = data.counts, after = countItems()
        updates = nil
        if let reason = UpdateCheck(updates: batch, before: before, after: after, container: "collection view", element: "item").failure() {
            return NSException(name: .internalInconsistencyException, reason: "\(reason) Collection view: \(self)", userInfo: nil).raise()
        }
        data.counts = after
        let frames = Dictionary(uniqueKeysWithValues: data.shown.values.map { (ObjectIdentifier($0), $0.frame) })
        let leaving = moveShown(batch, sections: before.count)
        let items = updateItems(batch)
        currentLayout.prepare(forCollectionViewUpdates: items)
        let context = currentLayout.makeContext()
        context.counts = true
        currentLayout.invalidateLayout(with: context)
        animate(from: frames, leaving, completion)
        currentLayout.finalizeCollectionViewUpdates()
    }

    private func updateItems(_ batch: TableUpdates) -> [UICollectionViewUpdateItem] {
        batch.deletedRows.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
            + batch.insertedRows.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
            + batch.movedRows.map { UICollectionViewUpdateItem(.move, from: $0.0, to: $0.1) }
            + batch.reloadedRows.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
            + batch.deletedSections.map { UICollectionViewUpdateItem(.delete, from: IndexPath(item: NSNotFound, section: $0), to: nil) }
            + batch.insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: IndexPath(item: NSNotFound, section: $0)) }
    }

    /// Views and selection follow their items. Returns the views that go.
    private func moveShown(_ batch: TableUpdates, sections: Int) -> [(ElementKey, UICollectionReusableView)] {
        var shown: [ElementKey: UICollectionReusableView] = [:], leaving: [(ElementKey, UICollectionReusableView)] = []
        for (key, view) in data.shown {
            var moved: IndexPath?
            if key.isCell {
                let reloads = batch.reloadedRows.contains(key.path) || batch.reloadedSections.contains(key.path.section)
                moved = reloads ? nil : batch.newRow(key.path, sectionCount: sections)
            } else if key.path.count == 2, !batch.reloadedSections.contains(key.path.section) {
                moved = batch.newSection(key.path.section, count: sections).map { IndexPath(item: key.path.item, section: $0) }
            }
            guard let moved else { leaving.append((key, view)); continue }
            shown[ElementKey(category: key.category, kind: key.kind, path: moved)] = view
        }
        data.shown = shown
        data.selected = data.selected.compactMap { batch.newRow($0, sectionCount: sections) }
        data.prefetched = []
        return leaving
    }

    private func animate(from frames: [ObjectIdentifier: CGRect], _ leaving: [(ElementKey, UICollectionReusableView)], _ completion: ((Bool) -> Void)?) {
        for (key, view) in leaving where key.isCell && asks("collectionView(_:didEndDisplaying:forItemAt:)") {
            if let cell = view as? UICollectionViewCell { delegate!.collectionView(self, didEndDisplaying: cell, forItemAt: key.path) }
        }
        guard window != nil, UIView.areAnimationsEnabled else {
            for (key, view) in leaving { view.removeFromSuperview(); recycle(view, key) }
            setNeedsLayout()
            completion?(true)
            return
        }
        UIView.performWithoutAnimation { self.setNeedsLayout(); self.layoutIfNeeded() }
        let views = Array(data.shown.values), targets = views.map { ($0.frame, $0.alpha) }
        for view in views { if let start = frames[ObjectIdentifier(view)] { view.frame = start } else { view.alpha = 0 } }
        UIView.animate(withDuration: 0.3, animations: {
            for (view, target) in zip(views, targets) { view.frame = target.0; view.alpha = target.1 }
            for (_, view) in leaving { view.alpha = 0 }
        }, completion: { [weak self] finished in
            for (key, view) in leaving { view.removeFromSuperview(); view.alpha = 1; self?.recycle(view, key) }
            completion?(finished)
        })
    }
}
