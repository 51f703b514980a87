import Foundation
import FoundationGaps

/// The sections and items that a list shows, by identifier, at one moment.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: @unchecked Sendable where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]

    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Reading

    public var numberOfItems: Int { sectionOfItem.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { require(section: identifier); return items[identifier]?.count ?? 0 }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { require(section: identifier); return items[identifier] ?? [] }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { sectionOfItem[identifier] }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { sectionOfItem[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Items

    /// Into the last section, unless another is named.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? sections.last else {
            return raise("There are currently no sections in the data source. Please add a section first.")
        }
        require(section: section)
        add(identifiers, to: section, at: items[section]?.count ?? 0)
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) { insert(identifiers, at: beforeIdentifier, offset: 0) }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) { insert(identifiers, at: afterIdentifier, offset: 1) }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in Set(identifiers.compactMap { sectionOfItem[$0] }) { items[section]?.removeAll(where: gone.contains) }
        for item in identifiers { sectionOfItem[item] = nil }
        reloadedItemIdentifiers.removeAll(where: gone.contains)
        reconfiguredItemIdentifiers.removeAll(where: gone.contains)
    }

    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) { move(identifier, to: toIdentifier, offset: 0) }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) { move(identifier, to: toIdentifier, offset: 1) }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { identifiers.forEach { require(item: $0) }; reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { identifiers.forEach { require(item: $0) }; reconfiguredItemIdentifiers += identifiers }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { add(identifiers, at: sections.count) }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) { require(section: toIdentifier); add(identifiers, at: sections.firstIndex(of: toIdentifier) ?? 0) }
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) { require(section: toIdentifier); add(identifiers, at: (sections.firstIndex(of: toIdentifier) ?? -1) + 1) }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            for item in items.removeValue(forKey: section) ?? [] { sectionOfItem[item] = nil }
        }
        sections.removeAll(where: Set(identifiers).contains)
    }

    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) { moveSection(identifier, to: toIdentifier, offset: 0) }
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) { moveSection(identifier, to: toIdentifier, offset: 1) }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) { identifiers.forEach { require(section: $0) }; reloadedSectionIdentifiers += identifiers }

    // MARK: Working

    private mutating func add(_ identifiers: [ItemIdentifierType], to section: SectionIdentifierType, at index: Int) {
        guard Set(identifiers).count == identifiers.count else { return raise("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(duplicates(identifiers))") }
        var index = index
        let known = identifiers.filter { sectionOfItem[$0] != nil }
        if !known.isEmpty {
            index -= (items[section] ?? []).prefix(index).count { known.contains($0) }
            deleteItems(known)
        }
        items[section, default: []].insert(contentsOf: identifiers, at: index)
        for item in identifiers { sectionOfItem[item] = section }
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int) {
        guard let section = sectionOfItem[other], let index = items[section]?.firstIndex(of: other) else { return require(item: other) }
        add(identifiers, to: section, at: index + offset)
    }

    private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, offset: Int) {
        require(item: item)
        guard let section = sectionOfItem[item], item != other else { return }
        items[section]?.removeAll { $0 == item }
        sectionOfItem[item] = nil
        insert([item], at: other, offset: offset)
    }

    private mutating func add(_ identifiers: [SectionIdentifierType], at index: Int) {
        let taken = identifiers.filter { sections.contains($0) }
        guard taken.isEmpty, Set(identifiers).count == identifiers.count else { return raise("Section identifier count does not match data source count. This is most likely due to a hashing issue with the identifiers.") }
        sections.insert(contentsOf: identifiers, at: index)
        for section in identifiers { items[section] = [] }
    }

    private mutating func moveSection(_ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int) {
        require(section: section)
        require(section: other)
        guard section != other else { return }
        sections.removeAll { $0 == section }
        sections.insert(section, at: (sections.firstIndex(of: other) ?? 0) + offset)
    }

    private func duplicates(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var seen: Set<ItemIdentifierType> = []
        return identifiers.filter { !seen.insert($0).inserted }
    }

    private func require(section: SectionIdentifierType) { if items[section] == nil { raise("Invalid section identifier specified: \(section)") } }
    private func require(item: ItemIdentifierType) { if sectionOfItem[item] == nil { raise("Invalid item identifier specified: \(item)") } }
    private func raise(_ reason: String) { NSException(name: .internalInconsistencyException, reason: reason, userInfo: nil).raise() }

    /// What a list shows afterwards, without the marks for reloading.
    func settled() -> Self {
        var copy = self
        copy.reloadedSectionIdentifiers = []
        copy.reloadedItemIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }

    /// Replaces a section's items.
    mutating func replaceItems(of section: SectionIdentifierType, with new: [ItemIdentifierType]) {
        let old = Set(items[section] ?? [])
        for item in old { sectionOfItem[item] = nil }
        items[section] = []
        add(new, to: section, at: 0)
    }

    func indexPath(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionOfItem[item], let row = items[section]?.firstIndex(of: item), let index = sections.firstIndex(of: section) else { return nil }
        return IndexPath(item: row, section: index)
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), let row = items[sections[path.section]], row.indices.contains(path.item) else { return nil }
        return row[path.item]
    }
}

/// The changes that lead from one snapshot to the next.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    var updates = TableUpdates()

    init(from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>) {
        let oldSections = old.sectionIdentifiers, newSections = new.sectionIdentifiers
        let sectionChanges = newSections.difference(from: oldSections).inferringMoves()
        for change in sectionChanges {
            switch change {
            case .remove(let offset, _, let target?): updates.movedSections.append((offset, target))
            case .remove(let offset, _, nil): updates.deletedSections.insert(offset)
            case .insert(let offset, _, nil): updates.insertedSections.insert(offset)
            case .insert: break
            }
        }
        addItems(old, new)
        addReloads(old, new)
    }

    /// Items of sections that stay: gone ones are deleted, fresh ones inserted, those out of order moved.
    private mutating func addItems(_ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>) {
        let kept = Set(old.sectionIdentifiers).intersection(new.sectionIdentifiers)
        var newPlaces: [Item: IndexPath] = [:], oldPlaces: [Item: IndexPath] = [:]
        for (section, name) in old.sectionIdentifiers.enumerated() where kept.contains(name) { for (row, item) in old.itemIdentifiers(inSection: name).enumerated() { oldPlaces[item] = IndexPath(item: row, section: section) } }
        for (section, name) in new.sectionIdentifiers.enumerated() where kept.contains(name) { for (row, item) in new.itemIdentifiers(inSection: name).enumerated() { newPlaces[item] = IndexPath(item: row, section: section) } }
        for (item, path) in oldPlaces where newPlaces[item] == nil { updates.deletedRows.append(path) }
        for (item, path) in newPlaces where oldPlaces[item] == nil { updates.insertedRows.append(path) }
        for (item, path) in newPlaces {
            guard let before = oldPlaces[item], old.sectionIdentifiers[before.section] != new.sectionIdentifiers[path.section] else { continue }
            updates.movedRows.append((before, path))
        }
        for name in kept { addMoves(inside: name, old, new) }
    }

    private mutating func addMoves(inside name: Section, _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>) {
        let before = old.itemIdentifiers(inSection: name), after = new.itemIdentifiers(inSection: name)
        let common = Set(before).intersection(after)
        let stay = before.filter(common.contains), now = after.filter(common.contains)
        guard stay != now, let oldSection = old.indexOfSection(name), let newSection = new.indexOfSection(name) else { return }
        let oldRows = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, $0) }), newRows = Dictionary(uniqueKeysWithValues: after.enumerated().map { ($1, $0) })
        for case .remove(_, let item, .some) in now.difference(from: stay).inferringMoves() {
            updates.movedRows.append((IndexPath(item: oldRows[item]!, section: oldSection), IndexPath(item: newRows[item]!, section: newSection)))
        }
    }

    private mutating func addReloads(_ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>) {
        for section in new.reloadedSectionIdentifiers { if let index = old.indexOfSection(section) { updates.reloadedSections.insert(index) } }
        for item in new.reloadedItemIdentifiers { if let path = old.indexPath(of: item) { updates.reloadedRows.append(path) } }
    }
}
