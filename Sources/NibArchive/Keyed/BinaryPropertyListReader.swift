extension BinaryPropertyList {
    /// Reads a list. Every offset, count and reference is checked, and objects may not share bytes, so that the table
    /// is never much larger than the file.
    /// - Throws: `NibError` with the offset of the first fault.
    package init(_ bytes: [UInt8]) throws(NibError) {
        guard Self.isPropertyList(bytes) else { throw NibError(reason: .notAnArchive, offset: 0) }
        guard bytes.count <= Int(Int32.max) else { throw NibError(reason: .tooLarge, offset: 0) }
        guard bytes.count >= 8 + 32 else { throw NibError(reason: .truncated, offset: bytes.count) }
        self.bytes = bytes
        var reader = PropertyListReader(bytes: bytes)
        try reader.readTrailer()
        sortVersion = bytes[bytes.count - 27]
        (offsetWidth, referenceWidth, top) = (reader.offsetWidth, reader.referenceWidth, reader.top)
        values.reserveCapacity(reader.count)
        for index in 0..<reader.count { values.append(try reader.value(index)) }
        if reader.offsets != reader.offsets.sorted() {
            order = reader.offsets.indices.sorted { reader.offsets[$0] < reader.offsets[$1] }.map(Int32.init)
        }
    }
}

private struct PropertyListReader {
    let bytes: [UInt8]
    var offsetWidth = 0, referenceWidth = 0, count = 0, top = 0
    var offsets: [Int] = []
    /// Bytes that objects have taken so far.
    private var taken = 8
    private var tableOffset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func fail(_ reason: NibError.Reason, _ offset: Int) -> NibError { NibError(reason: reason, offset: offset) }

    /// The last 32 bytes: widths, counts, and where the offsets are.
    mutating func readTrailer() throws(NibError) {
        let start = bytes.count - 32
        offsetWidth = Int(bytes[start + 6])
        referenceWidth = Int(bytes[start + 7])
        guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth) else { throw fail(.truncated, start) }
        let numbers = try [8, 16, 24].map { start + $0 }.map { offset throws(NibError) in try unsigned(offset, 8) }
        guard let count = Int(exactly: numbers[0]), let top = Int(exactly: numbers[1]), let table = Int(exactly: numbers[2]),
              count > 0, table >= 8, table <= start, count <= (start - table) / offsetWidth else { throw fail(.tableOutOfBounds("objects"), start + 8) }
        guard top < count else { throw fail(.indexOutOfRange("top object", index: top, count: count), start + 16) }
        (self.count, self.top, tableOffset) = (count, top, table)
        offsets.reserveCapacity(count)
        for index in 0..<count {
            let place = table + index * offsetWidth
            guard let offset = Int(exactly: try unsigned(place, offsetWidth)), offset >= 8, offset < table else { throw fail(.tableOutOfBounds("object \(index)"), place) }
            offsets.append(offset)
        }
    }

    mutating func value(_ index: Int) throws(NibError) -> BinaryPropertyList.Value {
        let start = offsets[index]
        let kind = bytes[start] >> 4, low = Int(bytes[start] & 15)
        var offset = start + 1
        let value: BinaryPropertyList.Value
        switch (kind, low) {
        case (0, 0): value = .null
        case (0, 8), (0, 9): value = .bool(low == 9)
        case (1, 0...3):
            value = .integer(Int64(bitPattern: try unsigned(offset, 1 << low)), width: 1 << low)
            offset += 1 << low
        case (2, 2): value = .real(Double(Float(bitPattern: UInt32(try unsigned(offset, 4)))), width: 4); offset += 4
        case (2, 3): value = .real(Double(bitPattern: try unsigned(offset, 8)), width: 8); offset += 8
        case (3, 3): value = .date(Double(bitPattern: try unsigned(offset, 8))); offset += 8
        case (4, _): value = .data(try slice(low, 1, &offset))
        case (5, _): value = .ascii(try slice(low, 1, &offset))
        case (6, _): value = .utf16(try slice(low, 2, &offset))
        case (8, 0...7): value = .uid(try unsigned(offset, low + 1), width: low + 1); offset += low + 1
        case (10, _): value = .array(try references(try length(low, &offset), &offset))
        case (12, _): value = .set(try references(try length(low, &offset), &offset))
        case (13, _):
            let count = try length(low, &offset)
            value = .dictionary(keys: try references(count, &offset), values: try references(count, &offset))
        default: throw fail(.unknownValueType(bytes[start]), start)
        }
        taken += offset - start
        guard taken <= tableOffset else { throw fail(.overlap, start) }
        return value
    }

    // MARK: Parts

    private func unsigned(_ offset: Int, _ width: Int) throws(NibError) -> UInt64 {
        guard offset + width <= bytes.count else { throw fail(.truncated, offset) }
        return bytes[offset..<offset + width].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The low half of the marker, or an integer object behind it when that is 15.
    private func length(_ low: Int, _ offset: inout Int) throws(NibError) -> Int {
        guard low == 15 else { return low }
        guard offset < tableOffset, bytes[offset] >> 4 == 1, bytes[offset] & 15 <= 3 else { throw fail(.truncated, offset) }
        let width = 1 << Int(bytes[offset] & 15)
        guard let length = Int(exactly: try unsigned(offset + 1, width)), length < bytes.count else { throw fail(.truncated, offset) }
        offset += 1 + width
        return length
    }

    private func slice(_ low: Int, _ unit: Int, _ offset: inout Int) throws(NibError) -> NibSlice {
        let count = try length(low, &offset) * unit
        guard count <= tableOffset - offset else { throw fail(.truncated, offset) }
        defer { offset += count }
        return NibSlice(offset: offset, count: count)
    }

    private func references(_ count: Int, _ offset: inout Int) throws(NibError) -> [Int32] {
        guard count <= (tableOffset - offset) / referenceWidth else { throw fail(.truncated, offset) }
        var found: [Int32] = []
        found.reserveCapacity(count)
        for _ in 0..<count {
            guard let index = Int(exactly: try unsigned(offset, referenceWidth)), index < self.count else {
                throw fail(.indexOutOfRange("object", index: 0, count: self.count), offset)
            }
            found.append(Int32(index))
            offset += referenceWidth
        }
        return found
    }
}
