extension BinaryPropertyList {
    /// The list's bytes: those it was read from, if its writer wrote each object once and left no gaps, as all do.
    package func encoded() -> [UInt8] {
        var writer = PropertyListWriter(list: self)
        var offsets = [Int](repeating: 0, count: values.count)
        for index in order.isEmpty ? Array(values.indices) : order.map(Int.init) {
            offsets[index] = writer.bytes.count
            writer.write(values[index])
        }
        let table = writer.bytes.count
        // Objects that shared bytes lie further back than they did, where the width read may not reach.
        let needed = (Int.bitWidth - (offsets.max() ?? 0).leadingZeroBitCount + 7) / 8
        let offsetWidth = max(offsetWidth, needed)
        for offset in offsets { writer.unsigned(UInt64(offset), offsetWidth) }
        writer.bytes += [0, 0, 0, 0, 0, sortVersion, UInt8(offsetWidth), UInt8(referenceWidth)]
        for number in [values.count, top, table] { writer.unsigned(UInt64(number), 8) }
        return writer.bytes
    }
}

private struct PropertyListWriter {
    let list: BinaryPropertyList
    var bytes = BinaryPropertyList.magic

    mutating func unsigned(_ number: UInt64, _ width: Int) {
        for byte in (0..<width).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(byte * 8))) }
    }

    mutating func write(_ value: BinaryPropertyList.Value) {
        switch value {
        case .null: bytes.append(0)
        case .bool(let flag): bytes.append(flag ? 9 : 8)
        case .integer(let number, let width): tagged(0x10 | UInt8(width.trailingZeroBitCount), UInt64(bitPattern: number), width)
        case .real(let number, 4): tagged(0x22, UInt64(Float(number).bitPattern), 4)
        case .real(let number, _): tagged(0x23, number.bitPattern, 8)
        case .date(let seconds): tagged(0x33, seconds.bitPattern, 8)
        case .data(let slice): run(0x40, slice, 1)
        case .ascii(let slice): run(0x50, slice, 1)
        case .utf16(let slice): run(0x60, slice, 2)
        case .uid(let number, let width): tagged(0x80 | UInt8(width - 1), number, width)
        case .array(let items): references(0xA0, [items])
        case .set(let items): references(0xC0, [items])
        case .dictionary(let keys, let values): references(0xD0, [keys, values])
        }
    }

    private mutating func tagged(_ marker: UInt8, _ number: UInt64, _ width: Int) {
        bytes.append(marker)
        unsigned(number, width)
    }

    private mutating func mark(_ marker: UInt8, _ count: Int) {
        guard count >= 15 else { return bytes.append(marker | UInt8(count)) }
        bytes.append(marker | 15)
        let power = count < 1 << 8 ? 0 : count < 1 << 16 ? 1 : 2
        tagged(0x10 | UInt8(power), UInt64(count), 1 << power)
    }

    private mutating func run(_ marker: UInt8, _ slice: NibSlice, _ unit: Int) {
        mark(marker, Int(slice.count) / unit)
        bytes += list.bytes(slice)
    }

    private mutating func references(_ marker: UInt8, _ lists: [[Int32]]) {
        mark(marker, lists[0].count)
        for list in lists { for index in list { unsigned(UInt64(index), self.list.referenceWidth) } }
    }
}
