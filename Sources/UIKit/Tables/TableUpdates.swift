import Foundation

/// The changes of one batch. Deletions, reloads and the sources of moves count before the batch, insertions and targets after it.
struct TableUpdates {
    var insertedSections = IndexSet()
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(Int, Int)] = []
    var insertedRows: [IndexPath] = []
    var deletedRows: [IndexPath] = []
    var reloadedRows: [IndexPath] = []
    var movedRows: [(IndexPath, IndexPath)] = []

    /// Where a section of before is afterwards; nil for deleted ones.
    func newSection(_ old: Int, count: Int) -> Int? {
        if deletedSections.contains(old) { return nil }
        if let move = movedSections.first(where: { $0.0 == old }) { return move.1 }
        let gone = deletedSections.union(IndexSet(movedSections.map(\.0)))
        let taken = insertedSections.union(IndexSet(movedSections.map(\.1)))
        return Self.place(old - gone.count(in: 0..<old), around: taken)
    }

    /// The row's place afterwards; nil for deleted ones.
    func newRow(_ old: IndexPath, sectionCount: Int) -> IndexPath? {
        if let move = movedRows.first(where: { $0.0 == old }) { return move.1 }
        guard !deletedRows.contains(old), let section = newSection(old.section, count: sectionCount) else { return nil }
        let gone = deletedRows.count { $0.section == old.section && $0.row < old.row } + movedRows.count { $0.0.section == old.section && $0.0.row < old.row }
        let taken = IndexSet(insertedRows.filter { $0.section == section }.map(\.row) + movedRows.filter { $0.1.section == section }.map(\.1.row))
        return IndexPath(row: Self.place(old.row - gone, around: taken), section: section)
    }

    /// The `index`th place that is not taken.
    private static func place(_ index: Int, around taken: IndexSet) -> Int {
        var place = index
        for other in taken { if other <= place { place += 1 } else { break } }
        return place
    }

    var isEmpty: Bool {
        insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
    }
}

/// Whether the data source's counts after a batch fit the changes; the published reason where they don't.
struct UpdateCheck {
    let updates: TableUpdates
    let before: [Int]
    let after: [Int]
    /// "table view" or "collection view", and "row" or "item".
    var container = "table view"
    var element = "row"

    func failure() -> String? { sectionFailure() ?? rowFailure() }

    private func sectionFailure() -> String? {
        let inserted = updates.insertedSections.count, deleted = updates.deletedSections.count
        guard after.count != before.count + inserted - deleted else { return nil }
        return "Invalid update: invalid number of sections. The number of sections contained in the \(container) after the update (\(after.count)) must be equal to the number of sections contained in the \(container) before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }

    private func rowFailure() -> String? {
        for old in before.indices where !updates.reloadedSections.contains(old) {
            guard let new = updates.newSection(old, count: after.count), after.indices.contains(new) else { continue }
            let inserted = updates.insertedRows.count { $0.section == new }, deleted = updates.deletedRows.count { $0.section == old }
            let movedIn = updates.movedRows.count { $0.1.section == new && $0.0.section != old }, movedOut = updates.movedRows.count { $0.0.section == old && $0.1.section != new }
            guard after[new] != before[old] + inserted - deleted + movedIn - movedOut else { continue }
            return "Invalid update: invalid number of \(element)s in section \(new). The number of \(element)s contained in an existing section after the update (\(after[new])) must be equal to the number of \(element)s contained in that section before the update (\(before[old])), plus or minus the number of \(element)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(element)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
        }
        return nil
    }
}
