/// Minimises the errors of rows over several unknowns, strength by strength, on a dense tableau.
///
/// Each row of the tableau reads `basic = constant + Σ coefficient × nonbasic`; nonbasic variables are zero. A soft row has an excess and a
/// shortfall, of which what is minded costs; a required row has a slack. Once a strength is done, columns that would spoil its
/// result stay at zero for good: so a stronger row is never traded for weaker ones. Where rows of one strength can't all be met and
/// it is open whose error it is, the older ones are met: rows stand in the order of their age.
struct Simplex {
    private(set) var values: [Double]
    private let rows: [CoreRow]
    private let variableCount: Int
    private var basic: [Int]
    private var nonbasic: [Int]
    private var isClosed: [Bool]
    private var constants: [Double]
    private var tableau: [[Double]]

    private static let tiny = 1e-9

    // Identities: 0 ..< variableCount are the unknowns; then excess (or slack) and shortfall of each row.
    private func excess(_ row: Int) -> Int { variableCount + 2 * row }
    private func shortfall(_ row: Int) -> Int { variableCount + 2 * row + 1 }
    private func isUnknown(_ id: Int) -> Bool { id < variableCount }
    private func row(of id: Int) -> Int { (id - variableCount) / 2 }

    init(rows: [CoreRow], terms: [[Elimination.Term]], variableCount: Int) {
        self.rows = rows
        self.variableCount = variableCount
        values = Array(repeating: 0, count: variableCount)
        basic = []
        nonbasic = Array(0 ..< variableCount)
        constants = []
        tableau = []
        let width = variableCount + rows.count { !$0.isRequired }
        for (index, row) in rows.enumerated() {
            var line = Array(repeating: 0.0, count: width)
            var sign = row.relation == .atMost ? -1.0 : 1.0
            let isShort = !row.isRequired && sign * row.constant < 0
            if isShort { sign = -sign }
            for term in terms[index] { line[Int(term.variable)] += sign * term.coefficient }
            if !row.isRequired {
                line[nonbasic.count] = 1
                nonbasic.append(variableCount + 2 * index + (isShort ? 0 : 1))
            }
            basic.append(variableCount + 2 * index + (isShort ? 1 : 0))
            constants.append(sign * row.constant)
            tableau.append(line)
        }
        isClosed = Array(repeating: false, count: width)
    }

    /// Rows that contradict each other, or nil when `values` hold the optimum.
    mutating func solve() -> [Core.Share]? {
        bringUnknownsIn()
        if let contradiction = makeFeasible() { return contradiction }
        let strengths = Set(rows.lazy.filter { !$0.isRequired }.map(\.strength)).sorted(by: >)
        for strength in strengths { minimise(strength) }
        for strength in strengths where isOpen(strength) { preferOlder(strength) }
        for (place, id) in basic.enumerated() where isUnknown(id) { values[id] = constants[place] }
        return nil
    }

    /// Unknowns may have any sign, so they are best basic: each starts where its strongest wish puts it.
    private mutating func bringUnknownsIn() {
        for column in 0 ..< variableCount {
            var best = -1
            var bestRank = -1.0
            for place in tableau.indices where abs(tableau[place][column]) > Self.tiny && !isUnknown(basic[place]) {
                let source = rows[row(of: basic[place])]
                let rank = source.isRequired ? 0 : source.strength + (source.relation == .equal ? 0.5 : 0) + 1
                if rank > bestRank { (best, bestRank) = (place, rank) }
            }
            if best >= 0 { pivot(best, column) }
        }
    }

    private mutating func makeFeasible() -> [Core.Share]? {
        var rounds = 0
        while true {
            rounds += 1
            var worst = -1
            for place in basic.indices where !isUnknown(basic[place]) && constants[place] < -Core.tolerance * 0.1 {
                if worst < 0 || (rounds > 200 ? basic[place] < basic[worst] : constants[place] < constants[worst]) { worst = place }
            }
            if worst < 0 { return nil }
            var column = -1
            for candidate in nonbasic.indices where isUnknown(nonbasic[candidate]) ? abs(tableau[worst][candidate]) > Self.tiny : tableau[worst][candidate] > Self.tiny {
                if column < 0 || nonbasic[candidate] < nonbasic[column] { column = candidate }
            }
            if column < 0 { return contradiction(worst) }
            pivot(worst, column)
        }
    }

    /// A slack that is negative whatever the others are: it and those it hangs on, with their amounts.
    private func contradiction(_ place: Int) -> [Core.Share] {
        func share(_ id: Int, _ amount: Double) -> Core.Share {
            Core.Share(row: row(of: id), weight: rows[row(of: id)].relation == .atMost ? -amount : amount)
        }
        return [share(basic[place], 1)] + nonbasic.indices.filter { !isUnknown(nonbasic[$0]) && tableau[place][$0] < -Self.tiny }
            .map { share(nonbasic[$0], -tableau[place][$0]) }
    }

    private func costs(_ id: Int, at strength: Double, ofRow only: Int? = nil) -> Bool {
        guard !isUnknown(id) else { return false }
        let source = rows[row(of: id)]
        guard source.strength == strength, only == nil || row(of: id) == only else { return false }
        return source.relation == .equal || id == shortfall(row(of: id))
    }

    /// Whether rows of a strength have an error that others might have instead.
    private func isOpen(_ strength: Double) -> Bool {
        isClosed.contains(false) && basic.indices.contains { constants[$0] > Core.tolerance && costs(basic[$0], at: strength) }
    }

    private mutating func preferOlder(_ strength: Double) {
        for index in rows.indices where rows[index].strength == strength {
            guard isClosed.contains(false) else { return }
            minimise(strength, ofRow: index)
        }
    }

    /// Makes the sum of a strength's errors, or one row's, as small as what is closed lets it be, and closes what would make it larger again.
    private mutating func minimise(_ strength: Double, ofRow only: Int? = nil) {
        var rounds = 0
        var gains = Array(repeating: 0.0, count: nonbasic.count)
        while true {
            rounds += 1
            for column in nonbasic.indices { gains[column] = costs(nonbasic[column], at: strength, ofRow: only) ? 1 : 0 }
            for place in basic.indices where costs(basic[place], at: strength, ofRow: only) {
                for column in nonbasic.indices { gains[column] += tableau[place][column] }
            }
            var column = -1
            for candidate in nonbasic.indices where !isClosed[candidate] && gains[candidate] < -1e-7 {
                if column < 0 || (rounds > 200 ? nonbasic[candidate] < nonbasic[column] : gains[candidate] < gains[column]) { column = candidate }
            }
            guard column >= 0, let place = blocking(column) else { break }
            pivot(place, column)
        }
        for column in nonbasic.indices where gains[column] > 1e-7 { isClosed[column] = true }
    }

    /// The row that reaches zero first when the column's variable grows.
    private func blocking(_ column: Int) -> Int? {
        var best: Int?
        var bestRatio = Double.infinity
        for place in basic.indices where !isUnknown(basic[place]) && tableau[place][column] < -Self.tiny {
            let ratio = max(constants[place], 0) / -tableau[place][column]
            if ratio < bestRatio - 1e-12 || ratio < bestRatio + 1e-12 && basic[place] < basic[best!] { (best, bestRatio) = (place, ratio) }
        }
        return best
    }

    private mutating func pivot(_ place: Int, _ column: Int) {
        let factor = tableau[place][column]
        var line = tableau[place]
        tableau[place] = []
        for index in line.indices { line[index] /= -factor }
        line[column] = 1 / factor
        constants[place] /= -factor
        let constant = constants[place]
        swap(&basic[place], &nonbasic[column])
        let used = line.indices.filter { line[$0] != 0 && $0 != column }
        for other in tableau.indices where other != place {
            let amount = tableau[other][column]
            if amount == 0 { continue }
            constants[other] += amount * constant
            tableau[other].withUnsafeMutableBufferPointer { target in
                for index in used { target[index] += amount * line[index] }
                target[column] = amount / factor
            }
        }
        tableau[place] = line
    }
}
