/// An object of a graph to be archived. Entries keep the order they are set in; a key may repeat.
package struct NibNode: Hashable, BitwiseCopyable {
    struct Record {
        var className: InternedName
        /// The object's number while an archive is being written, −1 otherwise.
        var index: Int32 = -1
        var isListed = false
        var first: UnsafeMutablePointer<NibEntryRecord>?
        var last: UnsafeMutablePointer<NibEntryRecord>?
        let arena: Unmanaged<Arena>
    }

    let record: UnsafeMutablePointer<Record>

    package var className: InternedName {
        get { record.pointee.className }
        nonmutating set { record.pointee.className = newValue }
    }

    /// A mark for whoever lists a graph's objects, each once.
    package var isListed: Bool {
        get { record.pointee.isListed }
        nonmutating set { record.pointee.isListed = newValue }
    }

    package var isEmpty: Bool { record.pointee.first == nil }
    package var entries: NibEntries { NibEntries(following: record.pointee.first) }

    /// The first entry of a key.
    package subscript(_ key: InternedName) -> NibField? { entries.first { $0.key == key }?.field }

    /// Appends an entry. A `nil` field is no entry at all (a missing key means the default).
    package func add(_ key: InternedName, _ field: NibField?) {
        guard let field else { return }
        let entry = record.pointee.arena._withUnsafeGuaranteedRef { $0.keep(NibEntryRecord(next: nil, field: field, key: key)) }
        if let last = record.pointee.last { last.pointee.next = entry } else { record.pointee.first = entry }
        record.pointee.last = entry
    }

    /// Puts entries before the first one of a key, or at the end.
    package func insert(_ added: [(InternedName, NibField)], before key: InternedName) {
        let old = Array(entries)
        removeAll { _ in true }
        let index = old.firstIndex { $0.key == key } ?? old.endIndex
        for entry in old[..<index] { add(entry.key, entry.field) }
        for (key, field) in added { add(key, field) }
        for entry in old[index...] { add(entry.key, entry.field) }
    }

    package func removeAll(where isUnwanted: (InternedName) -> Bool) {
        let old = Array(entries)
        (record.pointee.first, record.pointee.last) = (nil, nil)
        for entry in old where !isUnwanted(entry.key) { add(entry.key, entry.field) }
    }
}

struct NibEntryRecord {
    var next: UnsafeMutablePointer<NibEntryRecord>?
    let field: NibField
    let key: InternedName
}

/// The entries of a node, in their order.
package struct NibEntries: Sequence, IteratorProtocol {
    fileprivate(set) var following: UnsafeMutablePointer<NibEntryRecord>?

    package mutating func next() -> (key: InternedName, field: NibField)? {
        guard let entry = following else { return nil }
        following = entry.pointee.next
        return (entry.pointee.key, entry.pointee.field)
    }
}
