/// A property list to be written.
package enum PropertyListNode {
    case text(String)
    case number(Int)
    case dictionary([(key: String, value: PropertyListNode)])
}

extension BinaryPropertyList {
    /// Lays a list's objects out, the outermost first; equal texts are one object.
    package init(_ root: PropertyListNode) {
        var texts: [String: Int32] = [:]
        top = Int(add(root, &texts))
        referenceWidth = values.count < 1 << 8 ? 1 : values.count < 1 << 16 ? 2 : 4
        // More than the objects take: markers and lengths are at most 9 bytes.
        let size = values.reduce(bytes.count) { size, value in
            if case .dictionary(let keys, _) = value { size + 9 + 2 * keys.count * referenceWidth } else { size + 9 }
        }
        offsetWidth = size < 1 << 8 ? 1 : size < 1 << 16 ? 2 : 4
    }

    private mutating func add(_ node: PropertyListNode, _ texts: inout [String: Int32]) -> Int32 {
        let index = Int32(values.count)
        switch node {
        case .number(let number): values.append(.integer(Int64(number), width: (0..<256).contains(number) ? 1 : 8))
        case .text(let text):
            if let known = texts[text] { return known }
            texts[text] = index
            values.append(string(text))
        case .dictionary(let entries):
            values.append(.null)
            let keys = entries.map { add(.text($0.key), &texts) }
            values[Int(index)] = .dictionary(keys: keys, values: entries.map { add($0.value, &texts) })
        }
        return index
    }

    private mutating func string(_ text: String) -> Value {
        let start = bytes.count
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            bytes += text.utf8
            return .ascii(NibSlice(offset: start, count: bytes.count - start))
        }
        for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xff)] }
        return .utf16(NibSlice(offset: start, count: bytes.count - start))
    }
}
