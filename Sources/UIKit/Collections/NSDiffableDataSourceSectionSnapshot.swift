import Foundation
import FoundationGaps

/// The items of one section as an outline: parents that open and close over their children.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: @unchecked Sendable where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    private var roots: [ItemIdentifierType] = []
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private var open: Set<ItemIdentifierType> = []

    public init() {}
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    // MARK: Reading

    public var items: [ItemIdentifierType] { walk(roots) { _ in true } }
    public var rootItems: [ItemIdentifierType] { roots }
    public var visibleItems: [ItemIdentifierType] { walk(roots) { open.contains($0) } }
    public var expandedItems: [ItemIdentifierType] { items.filter(open.contains) }
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool { contains(item) && ancestors(item).allSatisfy(open.contains) }
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    public func level(of item: ItemIdentifierType) -> Int { require(item); return ancestors(item).count }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        require(parent)
        var result = Self()
        if includingParent { result.append([parent]) }
        copy(children[parent] ?? [], into: &result, under: includingParent ? parent : nil)
        result.open = open.intersection(result.known)
        return result
    }

    public func visualDescription() -> String {
        items.map { String(repeating: "  ", count: ancestors($0).count) + (open.contains($0) ? "- " : "+ ") + "\($0)" }.joined(separator: "\n")
    }

    // MARK: Changing

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent { require(parent) }
        add(items, to: parent, at: parent.map { children[$0]?.count ?? 0 } ?? roots.count)
    }

    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) { insert(items, beside: item, offset: 0) }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) { insert(items, beside: item, offset: 1) }
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 0) }
    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType) { insert(snapshot, beside: item, offset: 1) }

    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where known.contains(item) {
            delete(children[item] ?? [])
            if let parent = parents[item] { children[parent]?.removeAll { $0 == item } } else { roots.removeAll { $0 == item } }
            parents[item] = nil
            children[item] = nil
            known.remove(item)
            open.remove(item)
        }
    }

    public mutating func deleteAll() { self = Self() }
    public mutating func expand(_ items: [ItemIdentifierType]) { items.forEach(require); open.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { items.forEach(require); open.subtract(items) }

    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        require(parent)
        delete(children[parent] ?? [])
        snapshot.copy(snapshot.roots, into: &self, under: parent)
        open.formUnion(snapshot.open)
    }

    // MARK: Working

    private func walk(_ items: [ItemIdentifierType], _ enters: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        items.flatMap { item in [item] + (enters(item) ? walk(children[item] ?? [], enters) : []) }
    }

    private func ancestors(_ item: ItemIdentifierType) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = [], next = parents[item]
        while let parent = next { found.append(parent); next = parents[parent] }
        return found
    }

    private func copy(_ items: [ItemIdentifierType], into other: inout Self, under parent: ItemIdentifierType?) {
        other.append(items, to: parent)
        for item in items { copy(children[item] ?? [], into: &other, under: item) }
    }

    private mutating func add(_ items: [ItemIdentifierType], to parent: ItemIdentifierType?, at index: Int) {
        guard Set(items).count == items.count, known.isDisjoint(with: items) else {
            return NSException(name: .internalInconsistencyException, reason: "Supplied identifiers are not unique.", userInfo: nil).raise()
        }
        if let parent { children[parent, default: []].insert(contentsOf: items, at: index) } else { roots.insert(contentsOf: items, at: index) }
        for item in items { parents[item] = parent }
        known.formUnion(items)
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        require(item)
        let parent = parents[item], siblings = parent.map { children[$0] ?? [] } ?? roots
        add(items, to: parent, at: (siblings.firstIndex(of: item) ?? 0) + offset)
    }

    private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, offset: Int) {
        insert(snapshot.roots, beside: item, offset: offset)
        for root in snapshot.roots { snapshot.copy(snapshot.children[root] ?? [], into: &self, under: root) }
        open.formUnion(snapshot.open)
    }

    private func require(_ item: ItemIdentifierType) {
        if !known.contains(item) { NSException(name: .internalInconsistencyException, reason: "Invalid item identifier specified: \(item)", userInfo: nil).raise() }
    }
}
