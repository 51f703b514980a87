extension NibArchive {
    /// The container's bytes. Reading and writing a file gives the same bytes back.
    package func encoded() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: largestSize) { buffer, count in
            var writer = NibWriter(start: UnsafeMutableRawPointer(buffer.baseAddress!))
            writer.bytes(Self.magic)
            writer.scalar(formatVersion)
            writer.scalar(coderVersion)
            let header = writer.count
            for _ in 0..<8 { writer.scalar(UInt32(0)) }
            writer.table(0, header, objects) { $0.object($1) }
            writer.table(1, header, keys) { $0.key($1) }
            writer.table(2, header, values) { $0.entry($1, blob) }
            writer.table(3, header, classes) { $0.cls($1) }
            writer.bytes(trailer)
            count = writer.count
        }
    }

    /// No file is larger: a number of the tables takes five bytes at most, a value eight and its type.
    private var largestSize: Int {
        let texts = keys.reduce(0) { $0 + 5 + $1.utf8.count } + classes.reduce(0) { $0 + 11 + $1.name.utf8.count + 4 * $1.fallbacks.count }
        let data = values.reduce(0) { if case .data(let slice) = $1.value { $0 + Int(slice.count) } else { $0 } }
        return Self.magic.count + 40 + objects.count * 15 + values.count * 14 + texts + data + trailer.count
    }
}

/// A cursor in memory that has room for all.
private struct NibWriter {
    private let start: UnsafeMutableRawPointer
    private(set) var count = 0

    init(start: UnsafeMutableRawPointer) { self.start = start }

    mutating func table<Row>(_ index: Int, _ header: Int, _ rows: [Row], _ row: (inout NibWriter, Row) -> Void) {
        (start + header + index * 8).storeBytes(of: UInt32(rows.count).littleEndian, as: UInt32.self)
        (start + header + index * 8 + 4).storeBytes(of: UInt32(count).littleEndian, as: UInt32.self)
        for value in rows { row(&self, value) }
    }

    mutating func object(_ object: NibObject) {
        varint(Int(object.classIndex))
        varint(Int(object.firstValue))
        varint(Int(object.valueCount))
    }

    mutating func key(_ key: String) {
        varint(key.utf8.count)
        bytes(key.utf8)
    }

    mutating func entry(_ entry: NibEntry, _ blob: [UInt8]) {
        varint(Int(entry.key))
        switch entry.value {
        case .int8(let n): tagged(0, n)
        case .int16(let n): tagged(1, n)
        case .int32(let n): tagged(2, n)
        case .int64(let n): tagged(3, n)
        case .bool(let flag): scalar(flag ? 5 : 4 as UInt8)
        case .float(let x): tagged(6, x.bitPattern)
        case .double(let x): tagged(7, x.bitPattern)
        case .data(let slice):
            scalar(8 as UInt8)
            varint(Int(slice.count))
            bytes(blob[Int(slice.offset)..<Int(slice.offset) + Int(slice.count)])
        case .null: scalar(9 as UInt8)
        case .object(let index): tagged(10, index)
        }
    }

    mutating func cls(_ cls: NibClass) {
        varint(cls.name.utf8.count + 1)
        varint(cls.fallbacks.count)
        for fallback in cls.fallbacks { scalar(UInt32(fallback)) }
        bytes(cls.name.utf8)
        scalar(0 as UInt8)
    }

    mutating func bytes(_ bytes: some Collection<UInt8>) {
        let copied: Void? = bytes.withContiguousStorageIfAvailable { run in
            if let first = run.baseAddress { (start + count).copyMemory(from: first, byteCount: run.count) }
            count += run.count
        }
        if copied == nil { for byte in bytes { scalar(byte) } }
    }

    mutating func scalar(_ n: some FixedWidthInteger & BitwiseCopyable) {
        (start + count).storeBytes(of: n.littleEndian, as: type(of: n))
        count += MemoryLayout.size(ofValue: n)
    }

    private mutating func tagged(_ type: UInt8, _ n: some FixedWidthInteger & BitwiseCopyable) {
        scalar(type)
        scalar(n)
    }

    private mutating func varint(_ n: Int) {
        var rest = n
        while rest > 0x7f {
            scalar(UInt8(rest & 0x7f))
            rest >>= 7
        }
        scalar(UInt8(rest) | 0x80)
    }
}
