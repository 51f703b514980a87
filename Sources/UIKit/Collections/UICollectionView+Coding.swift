import Foundation
import ObjCRuntime

extension UICollectionView {
    func decodeCollection(_ coder: NSCoder) {
        if let prefetches = coder.bool("UICollectionViewPrefetchingEnabled") { isPrefetchingEnabled = prefetches }
        if let allows = coder.bool("UIAllowsSelection") { allowsSelection = allows }
        if let allows = coder.bool("UIAllowsMultipleSelection") { allowsMultipleSelection = allows }
        backgroundView = coder.object("UIBackgroundView")
        let cells = coder.stringDictionary("UICollectionViewCellPrototypeNibExternalObjects")
        for (identifier, nib) in coder.stringDictionary("UICollectionViewCellNibDict") {
            pool.cells.nibs[identifier] = nib as? UINib
            pool.cells.externalObjects[identifier] = NibDictionary.strings(cells[identifier])
        }
        decodeSupplementary(coder)
        if let source = coder.decodeObject(forKey: "UIDataSource") as? any UICollectionViewDataSource { dataSource = source }
        if let delegate = coder.decodeObject(forKey: "UIDelegate") as? any UICollectionViewDelegate { self.delegate = delegate }
    }

    /// The keys are the kind and the identifier, joined by a slash.
    private func decodeSupplementary(_ coder: NSCoder) {
        let external = coder.stringDictionary("UICollectionViewSupplementaryViewPrototypeNibExternalObjects")
        for (name, nib) in coder.stringDictionary("UICollectionViewSupplementaryViewNibDict") {
            let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
            guard parts.count == 2, let nib = nib as? UINib else { continue }
            pool.views[parts[0], default: .init()].nibs[parts[1]] = nib
            pool.views[parts[0]]?.externalObjects[parts[1]] = NibDictionary.strings(external[name])
        }
    }

    nonisolated static func glueCollection(_ glue: inout ObjCGlue) {
        glue.property("dataSource", get: { ($0 as! UICollectionView).dataSource }, set: { ($0 as! UICollectionView).dataSource = $1 as? any UICollectionViewDataSource })
        glue.property("delegate", get: { ($0 as! UICollectionView).delegate }, set: { ($0 as! UICollectionView).delegate = $1 as? any UICollectionViewDelegate })
        glue.property("prefetchDataSource", get: { ($0 as! UICollectionView).prefetchDataSource }, set: { ($0 as! UICollectionView).prefetchDataSource = $1 as? any UICollectionViewDataSourcePrefetching })
        glue.property("dragDelegate", get: { ($0 as! UICollectionView).dragDelegate }, set: { ($0 as! UICollectionView).dragDelegate = $1 as? any UICollectionViewDragDelegate })
        glue.property("dropDelegate", get: { ($0 as! UICollectionView).dropDelegate }, set: { ($0 as! UICollectionView).dropDelegate = $1 as? any UICollectionViewDropDelegate })
        glue.property("collectionViewLayout", get: { ($0 as! UICollectionView).collectionViewLayout }, set: { ($0 as! UICollectionView).collectionViewLayout = _objcCast($1) })
        glue.property("backgroundView", get: { ($0 as! UICollectionView).backgroundView }, set: { ($0 as! UICollectionView).backgroundView = _objcCast($1) })
        glue.action("reloadData") { view, _ in (view as! UICollectionView).reloadData(); return nil }
        glue.creates { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    }
}
