extension NibArchive {
    /// Reads a container. Every count, offset and index is checked, so that what is returned can be walked freely.
    /// - Throws: `NibError` with the offset of the first fault.
    package init(_ bytes: [UInt8]) throws(NibError) {
        guard bytes.count <= Int(Int32.max) else { throw NibError(reason: .tooLarge, offset: 0) }
        let result = bytes.withUnsafeBufferPointer { buffer in
            Result { () throws(NibError) in
                var reader = NibReader(buffer)
                return try reader.archive()
            }
        }
        self = try result.get()
        blob = bytes
    }
}

/// A cursor over the bytes of a container.
private struct NibReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private struct Table {
        var name: String
        var count: Int
        var offset: Int
    }

    mutating func archive() throws(NibError) -> NibArchive {
        guard NibArchive.isArchive(bytes) else { throw fail(.notAnArchive) }
        offset = NibArchive.magic.count
        var archive = NibArchive()
        archive.formatVersion = try uint32()
        guard archive.formatVersion == 1 else { throw fail(.unsupportedVersion(archive.formatVersion)) }
        archive.coderVersion = try uint32()
        let objects = try table("objects", smallest: 3)
        let keys = try table("keys", smallest: 1)
        let values = try table("values", smallest: 2)
        let classes = try table("classes", smallest: 2)
        guard objects.count > 0 else { throw fail(.noObjects) }

        var end = try read(objects, into: &archive.objects) { reader throws(NibError) in
            try reader.object(classes: classes.count, values: values.count)
        }
        end = max(end, try read(keys, into: &archive.keys) { reader throws(NibError) in try reader.key() })
        end = max(end, try read(values, into: &archive.values) { reader throws(NibError) in
            try reader.entry(keys: keys.count, objects: objects.count)
        })
        end = max(end, try read(classes, into: &archive.classes) { reader throws(NibError) in
            try reader.cls(classes: classes.count)
        })
        archive.trailer = Array(bytes[end...])
        return archive
    }

    // MARK: Tables

    private mutating func table(_ name: String, smallest: Int) throws(NibError) -> Table {
        let start = offset
        let table = Table(name: name, count: Int(try uint32()), offset: Int(try uint32()))
        guard table.offset <= bytes.count, table.count * smallest <= bytes.count - table.offset else {
            throw NibError(reason: .tableOutOfBounds(name), offset: start)
        }
        return table
    }

    private mutating func read<Row>(
        _ table: Table, into rows: inout [Row], _ row: (inout NibReader) throws(NibError) -> Row
    ) throws(NibError) -> Int {
        offset = table.offset
        rows.reserveCapacity(table.count)
        for _ in 0..<table.count { rows.append(try row(&self)) }
        return offset
    }

    private mutating func object(classes: Int, values: Int) throws(NibError) -> NibObject {
        let start = offset
        let classIndex = try index("class", of: classes)
        let first = try varint(), count = try varint()
        guard count == 0 || (first <= values && count <= values - first) else {
            throw NibError(reason: .indexOutOfRange("last value", index: first + count, count: values), offset: start)
        }
        // A run of no values may start anywhere; keep the walk inside the table.
        guard first <= values else {
            throw NibError(reason: .indexOutOfRange("first value", index: first, count: values), offset: start)
        }
        return NibObject(classIndex: classIndex, firstValue: first, valueCount: count)
    }

    private mutating func key() throws(NibError) -> String {
        let start = offset
        guard let text = String(validating: try run(varint()), as: UTF8.self) else {
            throw NibError(reason: .invalidText("key"), offset: start)
        }
        return text
    }

    private mutating func entry(keys: Int, objects: Int) throws(NibError) -> NibEntry {
        let key = try index("key", of: keys)
        let start = offset
        let type = try byte()
        let value: NibValue
        switch type {
        case 0: value = .int8(Int8(bitPattern: try byte()))
        case 1: value = .int16(try scalar())
        case 2: value = .int32(try scalar())
        case 3: value = .int64(try scalar())
        case 4: value = .bool(false)
        case 5: value = .bool(true)
        case 6: value = .float(Float(bitPattern: try scalar()))
        case 7: value = .double(Double(bitPattern: try scalar()))
        case 8: value = .data(try slice(varint()))
        case 9: value = .null
        case 10: value = .object(try reference(objects))
        default: throw NibError(reason: .unknownValueType(type), offset: start)
        }
        return NibEntry(key: key, value: value)
    }

    private mutating func cls(classes: Int) throws(NibError) -> NibClass {
        let start = offset
        let length = try varint(), count = try varint()
        guard count <= (bytes.count - offset) / 4 else { throw fail(.truncated) }
        var fallbacks: [Int] = []
        for _ in 0..<count { fallbacks.append(try reference(classes, "fallback class").asInt) }
        let name = try run(length)
        guard name.last == 0, let text = String(validating: name.dropLast(), as: UTF8.self) else {
            throw NibError(reason: .invalidText("class name"), offset: start)
        }
        return NibClass(name: text, fallbacks: fallbacks)
    }

    // MARK: Scalars

    private func fail(_ reason: NibError.Reason) -> NibError { NibError(reason: reason, offset: offset) }

    private mutating func byte() throws(NibError) -> UInt8 {
        guard offset < bytes.count else { throw fail(.truncated) }
        defer { offset += 1 }
        return bytes[offset]
    }

    private mutating func scalar<T: FixedWidthInteger>() throws(NibError) -> T {
        guard bytes.count - offset >= MemoryLayout<T>.size else { throw fail(.truncated) }
        defer { offset += MemoryLayout<T>.size }
        return T(littleEndian: UnsafeRawPointer(bytes.baseAddress! + offset).loadUnaligned(as: T.self))
    }

    private mutating func uint32() throws(NibError) -> UInt32 { try scalar() }

    /// Seven bits a byte, least significant first; the last byte has the high bit set.
    private mutating func varint() throws(NibError) -> Int {
        var value = 0
        var shift = 0
        while shift < 35 {
            let next = try byte()
            value |= Int(next & 0x7f) << shift
            if next & 0x80 != 0 { return value }
            shift += 7
        }
        throw fail(.integerTooLong)
    }

    private mutating func index(_ what: String, of count: Int) throws(NibError) -> Int {
        let start = offset
        let index = try varint()
        guard index < count else { throw NibError(reason: .indexOutOfRange(what, index: index, count: count), offset: start) }
        return index
    }

    private mutating func reference(_ count: Int, _ what: String = "object") throws(NibError) -> Int32 {
        let start = offset
        let index: UInt32 = try scalar()
        guard index < UInt32(count) else {
            throw NibError(reason: .indexOutOfRange(what, index: Int(index), count: count), offset: start)
        }
        return Int32(index)
    }

    private mutating func slice(_ count: Int) throws(NibError) -> NibSlice {
        guard count <= bytes.count - offset else { throw fail(.truncated) }
        defer { offset += count }
        return NibSlice(offset: offset, count: count)
    }

    private mutating func run(_ count: Int) throws(NibError) -> Slice<UnsafeBufferPointer<UInt8>> {
        let slice = try slice(count)
        return bytes[Int(slice.offset)..<Int(slice.offset) + count]
    }
}

private extension Int32 {
    var asInt: Int { Int(self) }
}
