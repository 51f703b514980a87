/// Replaces each value of a byte plane by the mean of those at most `reach` away, along both axes; outside lies zero.
final class BoxFilter {
    private let reach: Int
    private let width: Int
    private let height: Int
    private let stride: Int
    private let middle: UnsafeMutablePointer<UInt8>
    private let sums: UnsafeMutablePointer<UInt32>
    /// Division by the number of values, as a multiplication: 24 bits after the point.
    private let factor: UInt32

    init(reach: Int, width: Int, height: Int, stride: Int) {
        self.reach = reach
        self.width = width
        self.height = height
        self.stride = stride
        middle = .allocate(capacity: height * stride)
        sums = .allocate(capacity: width)
        let window = UInt32(reach * 2 + 1)
        factor = ((1 << 24) + window - 1) / window
    }

    deinit {
        middle.deallocate()
        sums.deallocate()
    }

    func apply(to plane: UnsafeMutablePointer<UInt8>) {
        for y in 0..<height { averageRow(plane + y * stride, into: middle + y * stride) }
        averageColumns(middle, into: plane)
    }

    private func mean(_ sum: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (UInt64(sum) &* UInt64(factor)) >> 24) }

    private func averageRow(_ source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) {
        var sum: UInt32 = 0
        for x in 0..<min(reach, width) { sum &+= UInt32(source[x]) }
        for x in 0..<width {
            if x + reach < width { sum &+= UInt32(source[x + reach]) }
            if x > reach { sum &-= UInt32(source[x - reach - 1]) }
            target[x] = mean(sum)
        }
    }

    /// All columns side by side, row by row: memory is read in its order.
    private func averageColumns(_ source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) {
        sums.update(repeating: 0, count: width)
        for y in 0..<min(reach, height) { add(source + y * stride) }
        for y in 0..<height {
            if y + reach < height { add(source + (y + reach) * stride) }
            if y > reach { subtract(source + (y - reach - 1) * stride) }
            let row = target + y * stride
            for x in 0..<width { row[x] = mean(sums[x]) }
        }
    }

    private func add(_ row: UnsafeMutablePointer<UInt8>) {
        for x in 0..<width { sums[x] &+= UInt32(row[x]) }
    }

    private func subtract(_ row: UnsafeMutablePointer<UInt8>) {
        for x in 0..<width { sums[x] &-= UInt32(row[x]) }
    }
}
