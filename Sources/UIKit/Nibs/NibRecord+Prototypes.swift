/// Prototypes in the order of the document: what a viewer fills tables and collections with.
extension UITableView {
    package var prototypeIdentifiers: [String] { reuse.cells.prototypes }
}

extension UICollectionView {
    package var prototypeIdentifiers: [String] { pool.cells.prototypes }
    package func prototypeIdentifiers(ofKind kind: String) -> [String] { pool.views[kind]?.prototypes ?? [] }
}

extension ReuseRegistry {
    fileprivate var prototypes: [String] {
        let lines = nibs.mapValues { $0.contents.tables.firstLine ?? .max }
        return nibs.keys.sorted { (lines[$0]!, $0) < (lines[$1]!, $1) }
    }
}

extension NibTables {
    /// Where the first of the nib's objects stands.
    fileprivate var firstLine: Int? { archive.objects.indices.lazy.compactMap { line(of: $0) }.min() }
}
