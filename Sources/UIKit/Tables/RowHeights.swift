import Foundation

/// The heights of a section's rows: one estimate for all of them, and the rows whose height is known.
///
/// What it takes in memory grows with the rows that were shown, not with the rows there are.
struct RowHeights {
    let count: Int
    let estimate: CGFloat
    /// Rows of known height, ascending, and the sum of what they differ from the estimate up to and with each.
    private var rows: [Int] = []
    private var sums: [CGFloat] = []

    init(count: Int, estimate: CGFloat) {
        self.count = count
        self.estimate = estimate
    }

    var total: CGFloat { CGFloat(count) * estimate + (sums.last ?? 0) }

    /// The first index in `rows` that is not before `row`.
    private func lowerBound(_ row: Int) -> Int {
        if let last = rows.last, last < row { return rows.count }
        var low = 0, high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle] < row { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The heights of all rows before `row`, in points.
    func offset(of row: Int) -> CGFloat {
        let index = lowerBound(row)
        return CGFloat(row) * estimate + (index > 0 ? sums[index - 1] : 0)
    }

    func isKnown(_ row: Int) -> Bool {
        let index = lowerBound(row)
        return index < rows.count && rows[index] == row
    }

    func height(of row: Int) -> CGFloat {
        let index = lowerBound(row)
        guard index < rows.count, rows[index] == row else { return estimate }
        return estimate + sums[index] - (index > 0 ? sums[index - 1] : 0)
    }

    mutating func set(_ height: CGFloat, of row: Int) {
        let index = lowerBound(row), before = index > 0 ? sums[index - 1] : 0
        let delta = height - estimate
        if index == rows.count {
            rows.append(row)
            sums.append(before + delta)
            return
        }
        var shift = delta
        if rows[index] == row { shift -= sums[index] - before } else {
            rows.insert(row, at: index)
            sums.insert(before, at: index)
        }
        for later in index..<sums.count { sums[later] += shift }
    }

    /// The row at a distance from the first row's top; the nearest one where the distance is outside.
    func row(at distance: CGFloat) -> Int {
        var low = 0, high = max(count - 1, 0)
        while low < high {
            let middle = (low + high + 1) / 2
            if offset(of: middle) <= distance { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The same heights for rows that moved: `place` gives the new row of an old one.
    func moved(count: Int, _ place: (Int) -> Int?) -> RowHeights {
        var result = RowHeights(count: count, estimate: estimate)
        let known = rows.compactMap { row in place(row).map { ($0, height(of: row)) } }.sorted { $0.0 < $1.0 }
        for (row, height) in known where row < count { result.set(height, of: row) }
        return result
    }
}
