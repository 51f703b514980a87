/// Flattens a graph of nodes into the tables of a `NibArchive`: objects in depth-first order, keys and classes in the
/// order of their first use, as the coder of version 10 does.
package struct NibArchiver {
    private var archive = NibArchive()
    /// Index into the table of keys by the name's id, −1 for a key not met yet.
    private var keys: [Int32] = []
    private var classes: [String: Int] = [:]
    private var nodes: [NibNode] = []
    /// Objects of one class often follow each other.
    private var lastClass = (name: "", index: 0)
    /// Equal numbers are one object, the first that is met: 10 as an integer and 10.0 too.
    private var numbers: [Double: Int32] = [:]
    private var twins: [NibNode] = []

    /// The class to try when the first one is unknown to the reader.
    private static let fallbacks = [
        "UIColor": "NSColor", "UIFont": "NSFont", "UITableViewCellContentView": "UIView",
        "NSIBPrototypingLayoutConstraint": "NSLayoutConstraint", "_UILayoutGuide": "UIView",
        "_UILayoutSupportConstraint": "NSLayoutConstraint",
    ]

    /// - Parameter dismantling: take the graph apart afterwards. Its objects refer to each other in circles, so that
    ///   nothing else would free them.
    package static func archive(_ root: NibNode, coderVersion: UInt32 = 10, dismantling: Bool = false) -> NibArchive {
        var archiver = NibArchiver()
        archiver.archive.coderVersion = coderVersion
        archiver.number(root)
        archiver.write()
        for node in archiver.nodes + archiver.twins {
            node.index = -1
            if dismantling { node.entries = [] }
        }
        return archiver.archive
    }

    /// Depth first, without recursion: documents nest as deep as they like.
    private mutating func number(_ root: NibNode) {
        var pending = [root]
        while let node = pending.popLast() {
            guard node.index < 0, !isTwin(node) else { continue }
            node.index = Int32(nodes.count)
            nodes.append(node)
            for entry in node.entries.reversed() {
                if case .object(let child) = entry.field, child.index < 0 { pending.append(child) }
            }
        }
    }

    private mutating func isTwin(_ node: NibNode) -> Bool {
        guard node.className == "NSNumber", let number = node.entries.first?.field.number else { return false }
        guard let index = numbers[number] else {
            numbers[number] = Int32(nodes.count)
            return false
        }
        node.index = index
        twins.append(node)
        return true
    }

    private mutating func write() {
        archive.objects.reserveCapacity(nodes.count)
        for node in nodes {
            let first = archive.values.count
            for entry in node.entries {
                archive.values.append(NibEntry(key: keyIndex(entry.key), value: value(entry.field)))
            }
            archive.objects.append(NibObject(
                classIndex: classIndex(node.className),
                firstValue: node.entries.isEmpty ? 0 : first, valueCount: node.entries.count))
        }
    }

    private mutating func value(_ field: NibField) -> NibValue {
        switch field {
        case .int(let n): Self.narrowest(n)
        case .bool(let flag): .bool(flag)
        case .float(let x): .float(x)
        case .double(let x): .double(x)
        case .data(let bytes): .data(append(bytes))
        case .null: .null
        case .object(let node): .object(node.index)
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

    private mutating func append(_ bytes: [UInt8]) -> NibSlice {
        defer { archive.blob += bytes }
        return NibSlice(offset: archive.blob.count, count: bytes.count)
    }

    private mutating func keyIndex(_ key: InternedName) -> Int {
        let id = Int(key.id)
        if id >= keys.count { keys += repeatElement(-1, count: id + 64 - keys.count) }
        if keys[id] < 0 {
            keys[id] = Int32(archive.keys.count)
            archive.keys.append(key.text)
        }
        return Int(keys[id])
    }

    private mutating func classIndex(_ name: String) -> Int {
        if name == lastClass.name { return lastClass.index }
        if let index = classes[name] {
            lastClass = (name, index)
            return index
        }
        let index = archive.classes.count
        classes[name] = index
        archive.classes.append(NibClass(name: name))
        if let fallback = Self.fallbacks[name] { archive.classes[index].fallbacks = [classIndex(fallback)] }
        return index
    }
}
