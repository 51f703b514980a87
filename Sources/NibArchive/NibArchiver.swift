/// Flattens a graph of nodes into the tables of a `NibArchive`: objects in depth-first order, keys and classes in the
/// order of their first use, as the coder of version 10 does.
package struct NibArchiver {
    private var archive = NibArchive()
    private var keys: [String: Int] = [:]
    private var classes: [String: Int] = [:]
    private var indices: [ObjectIdentifier: Int] = [:]
    private var nodes: [NibNode] = []

    /// The class to try when the first one is unknown to the reader.
    private static let fallbacks = [
        "UIColor": "NSColor", "UIFont": "NSFont", "UITableViewCellContentView": "UIView",
        "NSIBPrototypingLayoutConstraint": "NSLayoutConstraint", "_UILayoutGuide": "UIView",
        "_UILayoutSupportConstraint": "NSLayoutConstraint",
    ]

    package static func archive(_ root: NibNode, coderVersion: UInt32 = 10) -> NibArchive {
        var archiver = NibArchiver()
        archiver.archive.coderVersion = coderVersion
        archiver.number(root)
        archiver.write()
        return archiver.archive
    }

    /// Depth first, without recursion: documents nest as deep as they like.
    private mutating func number(_ root: NibNode) {
        var pending = [root]
        while let node = pending.popLast() {
            guard indices[ObjectIdentifier(node)] == nil else { continue }
            indices[ObjectIdentifier(node)] = nodes.count
            nodes.append(node)
            for entry in node.entries.reversed() {
                if let child = entry.field.object, indices[ObjectIdentifier(child)] == nil { pending.append(child) }
            }
        }
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
        case .object(let node): .object(Int32(indices[ObjectIdentifier(node)]!))
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

    private mutating func keyIndex(_ key: String) -> Int {
        if let index = keys[key] { return index }
        keys[key] = archive.keys.count
        archive.keys.append(key)
        return archive.keys.count - 1
    }

    private mutating func classIndex(_ name: String) -> Int {
        if let index = classes[name] { return index }
        let index = archive.classes.count
        classes[name] = index
        archive.classes.append(NibClass(name: name))
        if let fallback = Self.fallbacks[name] { archive.classes[index].fallbacks = [classIndex(fallback)] }
        return index
    }
}
