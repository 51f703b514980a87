import UIKit

/// Fills tables and collections whose source isn't here with their prototypes, each once, as Interface Builder shows them.
@MainActor final class PrototypeSource: ObjCObject {
    private let identifiers: [String]
    /// A table's cells, made when their heights are asked for.
    private var cells: [Int: UITableViewCell] = [:]
    private static let empty = "understudy.empty"

    private init(_ identifiers: [String]) {
        self.identifiers = identifiers
        super.init()
    }

    /// - Returns: what has to be kept as long as the view is shown; nil for one that has a source of its own.
    static func fill(_ object: AnyObject) -> PrototypeSource? {
        switch object {
        case let table as UITableView where isMissing(table.dataSource) && !table.prototypeIdentifiers.isEmpty:
            let source = PrototypeSource(table.prototypeIdentifiers)
            table.dataSource = source
            if isMissing(table.delegate) { table.delegate = source }
            return source
        case let view as UICollectionView where isMissing(view.dataSource):
            let source = PrototypeSource(view.prototypeIdentifiers)
            view.dataSource = source
            return source
        default: return nil
        }
    }

    /// The controllers of UIKit have no rows to tell of.
    private static func isMissing(_ source: AnyObject?) -> Bool { source == nil || source is UITableViewController || source is UICollectionViewController }

    nonisolated override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("tableView(_:heightForRowAt:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)")
    }
}

extension PrototypeSource: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { identifiers.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell(indexPath.row, tableView) }

    /// A prototype may be higher or lower than the table's rows are.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight < 0 ? UITableView.automaticDimension : cell(indexPath.row, tableView).frame.height
    }

    private func cell(_ row: Int, _ table: UITableView) -> UITableViewCell {
        if let made = cells[row] { return made }
        let cell = table.dequeueReusableCell(withIdentifier: identifiers[row]) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        cells[row] = cell
        return cell
    }
}

extension PrototypeSource: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { identifiers.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: identifiers[indexPath.item], for: indexPath)
    }

    /// Where the layout wants a header that the app makes by code, there is room for it.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        if let prototype = collectionView.prototypeIdentifiers(ofKind: kind).first {
            return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: prototype, for: indexPath)
        }
        collectionView.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.empty)
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: Self.empty, for: indexPath)
    }
}
