/// Some of a kind's rows, by their place in its table: at most 128.
struct RowSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    mutating func insert(_ row: Int) {
        precondition(row < 128, "a kind of element has more than 128 rows")
        if row < 64 { low |= 1 << UInt64(row) } else { high |= 1 << UInt64(row - 64) }
    }

    mutating func formUnion(_ other: RowSet) {
        low |= other.low
        high |= other.high
    }

    /// The first row, which is taken away.
    mutating func popFirst() -> Int? {
        if low != 0 {
            defer { low &= low - 1 }
            return low.trailingZeroBitCount
        }
        guard high != 0 else { return nil }
        defer { high &= high - 1 }
        return 64 + high.trailingZeroBitCount
    }
}
