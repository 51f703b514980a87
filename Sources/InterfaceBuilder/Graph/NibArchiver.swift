import NibArchive

/// Flattens a graph of nodes into the tables of a `NibArchive`: objects in depth-first order, keys and classes in the
/// order of their first use, as the coder of version 10 does.
struct NibArchiver {
    private var archive = NibArchive()
    /// Indices into the tables of keys and classes by the name's id, −1 for one not met yet.
    private var keys: [Int32] = []
    private var classes: [Int32] = []
    private var nodes: ContiguousArray<NibNode> = []
    private var valueCount = 0
    /// Equal numbers are one object, the first that is met: 10 as an integer and 10.0 too.
    private var numbers: [Double: Int32] = [:]

    /// The class to try when the first one is unknown to the reader.
    private static let fallbacks: [InternedName: InternedName] = [
        "UIColor": "NSColor", "UIFont": "NSFont", "UITableViewCellContentView": "UIView",
        "NSIBPrototypingLayoutConstraint": "NSLayoutConstraint", "_UILayoutGuide": "UIView",
        "_UILayoutSupportConstraint": "NSLayoutConstraint",
    ]

    static func archive(_ root: NibNode, coderVersion: UInt32 = 10) -> NibArchive {
        var archiver = NibArchiver()
        archiver.archive.coderVersion = coderVersion
        archiver.number(root)
        archiver.write()
        return archiver.archive
    }

    /// Depth first, without recursion: documents nest as deep as they like. What is pending is the rest of each open node.
    private mutating func number(_ root: NibNode) {
        nodes.append(root)
        root.record.pointee.index = 0
        var pending: ContiguousArray = [root.entries]
        while !pending.isEmpty {
            guard let entry = pending[pending.count - 1].next() else {
                pending.removeLast()
                continue
            }
            valueCount += 1
            guard case .object(let child) = entry.field, child.record.pointee.index < 0, !isTwin(child) else { continue }
            child.record.pointee.index = Int32(nodes.count)
            nodes.append(child)
            pending.append(child.entries)
        }
    }

    private mutating func isTwin(_ node: NibNode) -> Bool {
        guard node.className == "NSNumber", let number = node.entries.first(where: { _ in true })?.field.number else { return false }
        guard let index = numbers[number] else {
            numbers[number] = Int32(nodes.count)
            return false
        }
        node.record.pointee.index = index
        return true
    }

    private mutating func write() {
        archive.objects.reserveCapacity(nodes.count)
        archive.values.reserveCapacity(valueCount)
        for node in nodes {
            let first = archive.values.count
            for entry in node.entries {
                archive.values.append(NibEntry(key: keyIndex(entry.key), value: value(entry.field)))
            }
            archive.objects.append(NibObject(
                classIndex: classIndex(node.className), firstValue: node.isEmpty ? 0 : first, valueCount: archive.values.count - first))
        }
    }

    private mutating func value(_ field: NibField) -> NibValue {
        switch field {
        case .int(let n): Self.narrowest(n)
        case .bool(let flag): .bool(flag)
        case .float(let x): .float(x)
        case .double(let x): .double(x)
        case .data(let bytes): data { $0.append(contentsOf: bytes.bytes) }
        case .pair(let x, let y): geometry((x.bitPattern, y.bitPattern))
        case .quad(let a, let b, let c, let d): geometry((a.bitPattern, b.bitPattern, c.bitPattern, d.bitPattern))
        case .null: .null
        case .object(let node): .object(node.record.pointee.index)
        }
    }

    /// The widths Apple's encoder takes: negative numbers always fill 64 bits.
    private static func narrowest(_ n: Int) -> NibValue {
        switch n {
        case 0...127: .int8(Int8(n))
        case 128...32767: .int16(Int16(n))
        case 32768...Int(Int32.max): .int32(Int32(n))
        default: .int64(Int64(n))
        }
    }

    private mutating func data(_ append: (inout [UInt8]) -> Void) -> NibValue {
        let start = archive.blob.count
        append(&archive.blob)
        return .data(NibSlice(offset: start, count: archive.blob.count - start))
    }

    /// Components of 64 bits, as which the first byte marks them.
    private mutating func geometry<Components: BitwiseCopyable>(_ components: Components) -> NibValue {
        data { blob in
            blob.append(7)
            withUnsafeBytes(of: components) { blob.append(contentsOf: $0) }
        }
    }

    // MARK: Names

    private mutating func keyIndex(_ key: InternedName) -> Int {
        let index = Self.index(of: key, in: &keys, count: archive.keys.count)
        if index == archive.keys.count { archive.keys.append(key.text) }
        return index
    }

    private mutating func classIndex(_ name: InternedName) -> Int {
        let index = Self.index(of: name, in: &classes, count: archive.classes.count)
        if index == archive.classes.count {
            archive.classes.append(NibClass(name: name.text))
            if let fallback = Self.fallbacks[name] { archive.classes[index].fallbacks = [classIndex(fallback)] }
        }
        return index
    }

    /// A name's index in a table, the table's count for a name that is to be appended.
    private static func index(of name: InternedName, in table: inout [Int32], count: Int) -> Int {
        let id = Int(name.id)
        if id >= table.count { table += repeatElement(-1, count: id + 64 - table.count) }
        if table[id] < 0 { table[id] = Int32(count) }
        return Int(table[id])
    }
}
