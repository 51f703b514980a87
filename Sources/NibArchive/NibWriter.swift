extension NibArchive {
    /// The container's bytes. Reading and writing a file gives the same bytes back.
    package func encoded() -> [UInt8] {
        var writer = NibWriter(capacity: 50 + objects.count * 4 + values.count * 7 + blob.count)
        writer.bytes += Self.magic
        writer.uint32(formatVersion)
        writer.uint32(coderVersion)
        let header = writer.bytes.count
        for _ in 0..<8 { writer.uint32(0) }
        writer.table(0, header, objects) { $0.object($1) }
        writer.table(1, header, keys) { $0.key($1) }
        writer.table(2, header, values) { $0.entry($1, blob) }
        writer.table(3, header, classes) { $0.cls($1) }
        writer.bytes += trailer
        return writer.bytes
    }
}

private struct NibWriter {
    var bytes: [UInt8] = []

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    mutating func table<Row>(_ index: Int, _ header: Int, _ rows: [Row], _ row: (inout NibWriter, Row) -> Void) {
        patch(header + index * 8, UInt32(rows.count))
        patch(header + index * 8 + 4, UInt32(bytes.count))
        for value in rows { row(&self, value) }
    }

    mutating func object(_ object: NibObject) {
        varint(Int(object.classIndex))
        varint(Int(object.firstValue))
        varint(Int(object.valueCount))
    }

    mutating func key(_ key: String) {
        varint(key.utf8.count)
        bytes += key.utf8
    }

    mutating func entry(_ entry: NibEntry, _ blob: [UInt8]) {
        varint(Int(entry.key))
        switch entry.value {
        case .int8(let n): bytes += [0, UInt8(bitPattern: n)]
        case .int16(let n): tagged(1, n)
        case .int32(let n): tagged(2, n)
        case .int64(let n): tagged(3, n)
        case .bool(let flag): bytes.append(flag ? 5 : 4)
        case .float(let x): tagged(6, x.bitPattern)
        case .double(let x): tagged(7, x.bitPattern)
        case .data(let slice):
            bytes.append(8)
            varint(Int(slice.count))
            bytes += blob[Int(slice.offset)..<Int(slice.offset) + Int(slice.count)]
        case .null: bytes.append(9)
        case .object(let index): tagged(10, index)
        }
    }

    mutating func cls(_ cls: NibClass) {
        varint(cls.name.utf8.count + 1)
        varint(cls.fallbacks.count)
        for fallback in cls.fallbacks { uint32(UInt32(fallback)) }
        bytes += cls.name.utf8
        bytes.append(0)
    }

    mutating func uint32(_ n: UInt32) { scalar(n) }

    private mutating func tagged(_ type: UInt8, _ n: some FixedWidthInteger) {
        bytes.append(type)
        scalar(n)
    }

    private mutating func scalar(_ n: some FixedWidthInteger) {
        withUnsafeBytes(of: n.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func varint(_ n: Int) {
        var rest = n
        while rest > 0x7f {
            bytes.append(UInt8(rest & 0x7f))
            rest >>= 7
        }
        bytes.append(UInt8(rest) | 0x80)
    }

    private mutating func patch(_ offset: Int, _ n: UInt32) {
        for i in 0..<4 { bytes[offset + i] = UInt8(truncatingIfNeeded: n >> (8 * UInt32(i))) }
    }
}
