import Foundation
import ObjCRuntime

/// Counting, laying out and showing.
extension UICollectionView {
    func prepareCollection() {
        addGestureRecognizer(MenuPressRecognizer { [unowned self] in contextMenu(at: $0) })
        addGestureRecognizer(ItemMovePress(collection: self))
        clipsToBounds = true
        isMultipleTouchEnabled = true
        currentLayout.owner = self
    }

    func asks(_ name: String) -> Bool { _implements(delegate, name) }

    func loadData() {
        guard !data.isLoaded else { return }
        data.isLoaded = true
        data.counts = countItems()
    }

    func countItems() -> [Int] {
        guard let dataSource else { return [] }
        let sections = _implements(dataSource, "numberOfSections(in:)") ? dataSource.numberOfSections(in: self) : 1
        return (0..<max(sections, 0)).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    }

    func dataChanged() {
        data.isLoaded = false
        currentLayout.invalidateLayout()
    }

    /// The layout's results are good for nothing any more.
    func layoutIsStale() {
        data.isPrepared = false
        setNeedsLayout()
    }

    func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        currentLayout.invalidated(context)
        layoutIsStale()
        if context.contentOffsetAdjustment != .zero { contentOffset = CGPoint(x: contentOffset.x + context.contentOffsetAdjustment.x, y: contentOffset.y + context.contentOffsetAdjustment.y) }
    }

    func boundsChanged(from old: CGSize) {
        var before = bounds
        before.size = old
        if old != bounds.size { currentLayout.invalidateLayout(with: currentLayout.invalidationContext(forBoundsChange: bounds)) }
    }

    func prepareLayout() {
        loadData()
        guard !data.isPrepared else { return }
        data.isPrepared = true
        currentLayout.prepare()
        guard !data.isPrepared else { return }
        data.isPrepared = true
        currentLayout.invalidatedInPrepare()
    }

    func layoutCollection() {
        guard !data.isLayingOut, updates == nil else { return }
        data.isLayingOut = true
        defer { data.isLayingOut = false }
        scrolled()
        prepareLayout()
        var passes = 0
        while showElements(), passes < 8 { passes += 1; prepareLayout() }
        updateContentSize()
        backgroundView?.frame = bounds
        backgroundView.map(sendSubviewToBack)
        prefetch()
    }

    private func scrolled() {
        guard data.lastBounds != bounds else { return }
        if data.isPrepared, !data.lastBounds.isNull, currentLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            currentLayout.invalidateLayout(with: currentLayout.invalidationContext(forBoundsChange: bounds))
        }
        data.lastBounds = bounds
    }

    func updateContentSize() {
        let size = currentLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    /// Shows what the layout says is on screen, and removes the rest. Returns whether a self-sizing element made the layout stale.
    private func showElements() -> Bool {
        guard bounds.width > 0, bounds.height > 0 else { return false }
        let attributes = (currentLayout.layoutAttributesForElements(in: bounds) ?? []).filter { $0.frame.intersects(bounds) || $0.size == .zero }
        var kept: Set<ElementKey> = [], stale = false
        for one in attributes where !one.isHidden || data.shown[one.key] != nil {
            guard kept.insert(one.key).inserted, exists(one) else { continue }
            let isNew = data.shown[one.key] == nil
            guard let view = view(for: one) else { continue }
            // Any layout hears what an element prefers once it gives it another size.
            if isNew || currentLayout.sizing(of: one) != .fixed || view.bounds.size != one.size, measure(view, one) { stale = true }
            apply(one, to: view, isNew: isNew)
        }
        if stale { return true }
        for key in data.shown.keys where !kept.contains(key) { remove(key) }
        reorderSubviews(attributes)
        return false
    }

    private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.category == .cell else { return true }
        let path = attributes.indexPath
        return data.counts.indices.contains(path.section) && path.item < data.counts[path.section]
    }

    private func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let key = attributes.key
        if let view = data.shown[key] { return view }
        let view = makeView(attributes)
        view?.collection = self
        data.shown[key] = view
        return view
    }

    private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        switch attributes.category {
        case .cell:
            let cell = dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
            cell.collection = self
            cell.isSelected = data.selected.contains(attributes.indexPath)
            (cell as? UICollectionViewListCell)?.place = listPlace(attributes.indexPath)
            cell.updateConfigurationIfNeeded()
            return cell
        case .supplementaryView:
            guard _implements(dataSource, "collectionView(_:viewForSupplementaryElementOfKind:at:)") else {
                NSException(name: .internalInconsistencyException, reason: "The collection view's data source did not return a valid view from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: for kind \(attributes.kind ?? "") at index path \(attributes.indexPath)", userInfo: nil).raise()
                return nil
            }
            return dataSource.collectionView(self, viewForSupplementaryElementOfKind: attributes.kind ?? "", at: attributes.indexPath)
        default:
            return makeDecoration(attributes.kind ?? "")
        }
    }

    /// Asks the view for its size. Returns whether the layout takes the answer as a change.
    private func measure(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.category != .decorationView else { return false }
        if view.bounds.size != attributes.size { view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size) }
        let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
        guard currentLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else { return false }
        currentLayout.invalidateLayout(with: currentLayout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return true
    }

    private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView, isNew: Bool) {
        view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
        view.center = attributes.center
        if attributes.transform != .identity || !view.transform.isIdentity { view.transform = attributes.transform }
        if !CATransform3DIsIdentity(attributes.transform3D) { view.transform3D = attributes.transform3D }
        view.alpha = attributes.alpha
        view.isHidden = attributes.isHidden
        view.layer.zPosition = CGFloat(attributes.zIndex)
        view.apply(attributes)
        guard isNew || view.superview !== self else { return }
        willDisplay(view, attributes)
        addSubview(view)
    }

    private func willDisplay(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        if attributes.category == .cell, asks("collectionView(_:willDisplay:forItemAt:)") { delegate!.collectionView(self, willDisplay: view as! UICollectionViewCell, forItemAt: path) }
        if attributes.category == .supplementaryView, asks("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
            delegate!.collectionView(self, willDisplaySupplementaryView: view, forElementKind: attributes.kind ?? "", at: path)
        }
    }

    func remove(_ key: ElementKey) {
        guard let view = data.shown.removeValue(forKey: key) else { return }
        view.removeFromSuperview()
        if key.isCell, let cell = view as? UICollectionViewCell {
            if asks("collectionView(_:didEndDisplaying:forItemAt:)") { delegate!.collectionView(self, didEndDisplaying: cell, forItemAt: key.path) }
        } else if key.isSupplementary, asks("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
            delegate!.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
        }
        recycle(view, key)
    }

    /// Higher z-indices stand in front.
    private func reorderSubviews(_ attributes: [UICollectionViewLayoutAttributes]) {
        let raised = attributes.filter { $0.zIndex != 0 }.sorted { $0.zIndex < $1.zIndex }
        for one in raised where one.zIndex > 0 { if let view = data.shown[one.key] { bringSubviewToFront(view) } }
        for one in raised.reversed() where one.zIndex < 0 { if let view = data.shown[one.key] { sendSubviewToBack(view) } }
    }

    private func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let ahead = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
        let near = Set((currentLayout.layoutAttributesForElements(in: ahead) ?? []).filter { $0.category == .cell && data.shown[$0.key] == nil }.map(\.indexPath))
        let fresh = near.subtracting(data.prefetched)
        data.prefetched = near
        if !fresh.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fresh.sorted()) }
    }

    // MARK: Reloading

    func reloadAll() {
        for key in Array(data.shown.keys) { remove(key) }
        data.selected = []
        data.pressed = nil
        data.isLoaded = false
        data.prefetched = []
        let context = currentLayout.makeContext()
        context.everything = true
        context.counts = true
        currentLayout.invalidateLayout(with: context)
        data.isPrepared = false
        setNeedsLayout()
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths where data.shown[.cell(path)] != nil {
            guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { continue }
            data.shown[.cell(path)]?.removeFromSuperview()
            data.shown[.cell(path)] = cell
            cell.collection = self
            cell.isSelected = data.selected.contains(path)
        }
        layoutIsStale()
    }

    func replaceLayout(_ layout: UICollectionViewLayout, _ animated: Bool, _ completion: ((Bool) -> Void)?) {
        guard layout !== currentLayout else { completion?(true); return }
        let old = currentLayout
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        currentLayout = layout
        layout.owner = self
        old.owner = nil
        data.isPrepared = false
        setNeedsLayout()
        let finish = { layout.finalizeLayoutTransition(); completion?(true) }
        guard animated, window != nil else { finish(); return }
        UIView.animate(withDuration: 0.3, animations: { self.layoutIfNeeded() }, completion: { _ in finish() })
    }

    // MARK: Places

    func path(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let found = (currentLayout.layoutAttributesForElements(in: rect) ?? []).filter { $0.category == .cell && !$0.isHidden && $0.frame.contains(point) }
        return found.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        layoutIfNeeded()
        prepareLayout()
        guard data.counts.indices.contains(path.section), path.item < data.counts[path.section], let frame = currentLayout.layoutAttributesForItem(at: path)?.frame else {
            return NSException(name: .invalidArgumentException, reason: "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only \(data.counts.indices.contains(path.section) ? data.counts[path.section] : 0) items in section \(path.section). Collection view: \(self).", userInfo: nil).raise()
        }
        if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
        updateContentSize()
        let inset = adjustedContentInset
        var target = contentOffset
        if position.contains(.top) { target.y = frame.minY - inset.top } else if position.contains(.bottom) { target.y = frame.maxY - bounds.height + inset.bottom } else if position.contains(.centeredVertically) { target.y = frame.midY - (bounds.height - inset.top - inset.bottom) / 2 - inset.top }
        if position.contains(.left) { target.x = frame.minX - inset.left } else if position.contains(.right) { target.x = frame.maxX - bounds.width + inset.right } else if position.contains(.centeredHorizontally) { target.x = frame.midX - (bounds.width - inset.left - inset.right) / 2 - inset.left }
        target.x = min(max(target.x, -inset.left), max(contentSize.width - bounds.width + inset.right, -inset.left))
        target.y = min(max(target.y, -inset.top), max(contentSize.height - bounds.height + inset.bottom, -inset.top))
        setContentOffset(target, animated: animated)
        if !animated { layoutIfNeeded() }
    }
}
