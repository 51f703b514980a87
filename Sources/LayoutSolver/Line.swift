/// The stretch of the real line that is still allowed, for problems of one unknown.
struct Line {
    /// A row as it bears on the unknown: at `point`, and whether below or above is wrong too.
    struct Wish {
        let row: Int
        let point: Double
        let minds: (below: Bool, above: Bool)
        /// Cost of a unit's distance.
        let slope: Double

        init(row: Int, _ source: CoreRow, coefficient: Double) {
            self.row = row
            point = -source.constant / coefficient
            slope = abs(coefficient)
            switch source.relation {
            case .equal: minds = (true, true)
            case .atLeast: minds = coefficient > 0 ? (true, false) : (false, true)
            case .atMost: minds = coefficient > 0 ? (false, true) : (true, false)
            }
        }
    }

    private var low = -Double.infinity
    private var high = Double.infinity
    private var lowRow = -1
    private var highRow = -1

    var isPoint: Bool { high - low <= 1e-12 }

    /// What lies nearest to where nothing would draw it but habit.
    func choice(near habit: Double) -> Double { min(max(habit, low), high) }

    /// Narrows to where all are met; gives two rows that can't both be.
    mutating func require(_ wishes: [Wish]) -> (low: Int, high: Int)? {
        for wish in wishes {
            if wish.minds.below, wish.point > low { (low, lowRow) = (wish.point, wish.row) }
            if wish.minds.above, wish.point < high { (high, highRow) = (wish.point, wish.row) }
        }
        if low > high + Core.tolerance { return (lowRow, highRow) }
        if low > high { high = low }
        return nil
    }

    /// Narrows to where the sum of distances is least. The sum is convex: its slope only grows, at the wishes' points.
    mutating func prefer(_ wishes: [Wish]) {
        func slope(rightOf x: Double) -> Double {
            wishes.reduce(0) { $0 + ($1.point <= x ? ($1.minds.above ? $1.slope : 0) : ($1.minds.below ? -$1.slope : 0)) }
        }
        func slope(leftOf x: Double) -> Double {
            wishes.reduce(0) { $0 + ($1.point < x ? ($1.minds.above ? $1.slope : 0) : ($1.minds.below ? -$1.slope : 0)) }
        }
        let bends = wishes.map(\.point).filter { $0 > low && $0 < high }
        let first = slope(rightOf: low) >= 0 ? low : bends.filter { slope(rightOf: $0) >= 0 }.min() ?? high
        let last = slope(leftOf: high) <= 0 ? high : bends.filter { slope(leftOf: $0) <= 0 }.max() ?? low
        (low, high) = (first, max(first, last))
    }
}
