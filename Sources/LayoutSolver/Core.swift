/// A constraint that elimination left over, over free variables.
struct CoreRow {
    enum Source: Hashable {
        case constraint(Int32)
        /// A size that may not be negative, by its place in the component.
        case bound(Int32)
    }

    let source: Source
    let relation: LayoutSolver.Relation
    let strength: Double
    let expanded: Expanded
    var constant = 0.0

    init(source: Source, relation: LayoutSolver.Relation, strength: Double, _ expanded: Expanded) {
        (self.source, self.relation, self.strength, self.expanded) = (source, relation, strength, expanded)
    }

    var isRequired: Bool { strength >= LayoutSolver.required }
}

/// What is left of a component once equations are gone: a small problem over free variables that no other shares.
final class Core {
    /// Points within which a constraint counts as met.
    static let tolerance = 1e-5

    /// Rows that contradict each other, with the equations that went into them.
    struct Certificate {
        var sources: [CoreRow.Source]
        var equations: [Int32: Double]
    }

    /// How much of a row goes into a sum in which all unknowns cancel.
    struct Share {
        let row: Int
        let weight: Double
    }

    private(set) var rows: [CoreRow]
    /// Places of the free variables in the component.
    private let variables: [Int32]
    /// Its one unknown is a size, which is never negative.
    private let isSize: Bool
    private var values: [Double]
    private var isStale = true
    /// The rows' terms with variables renumbered from 0.
    private var terms: [[Elimination.Term]]

    private init(rows: [CoreRow], variables: [Int32], isSize: Bool) {
        self.rows = rows
        self.variables = variables
        self.isSize = isSize
        values = Array(repeating: 0, count: variables.count)
        var number: [Int32: Int32] = [:]
        if variables.count > 1 { for (index, variable) in variables.enumerated() { number[variable] = Int32(index) } }
        terms = rows.map { row in
            row.expanded.terms.map { .init(variable: variables.count == 1 ? 0 : number[$0.variable]!, coefficient: $0.coefficient) }
        }
    }

    /// Sorts rows into problems that share no variable.
    static func grouped(_ rows: [CoreRow], variableCount: Int, isSize: (Int32) -> Bool) -> [Core] {
        var parent = ContiguousArray<Int32>(repeating: -1, count: variableCount)
        func root(_ variable: Int32) -> Int32 {
            var root = variable
            while parent[Int(root)] >= 0 { root = parent[Int(root)] }
            var next = variable
            while parent[Int(next)] >= 0 { (parent[Int(next)], next) = (root, parent[Int(next)]) }
            return root
        }
        for row in rows {
            guard let first = row.expanded.terms.first else { continue }
            for term in row.expanded.terms.dropFirst() {
                let (a, b) = (root(first.variable), root(term.variable))
                if a != b { parent[Int(b)] = a }
            }
        }
        var order: [Int32] = []
        var groups: [Int32: ([CoreRow], [Int32])] = [:]
        var lonely: [CoreRow] = []
        var isSeen = ContiguousArray<Bool>(repeating: false, count: variableCount)
        for row in rows {
            guard let first = row.expanded.terms.first else {
                if row.isRequired { lonely.append(row) }
                continue
            }
            let key = root(first.variable)
            if groups[key] == nil { order.append(key) }
            groups[key, default: ([], [])].0.append(row)
            for term in row.expanded.terms where !isSeen[Int(term.variable)] {
                isSeen[Int(term.variable)] = true
                groups[key]!.1.append(term.variable)
            }
        }
        return lonely.map { Core(rows: [$0], variables: [], isSize: false) } + order.map { key in
            let (rows, variables) = groups[key]!
            return Core(rows: rows, variables: variables, isSize: variables.count == 1 && isSize(variables[0]))
        }
    }

    func updateConstants(_ own: (CoreRow.Source) -> Double, numbers: (Int32) -> Double) {
        for index in rows.indices {
            var constant = own(rows[index].source)
            for share in rows[index].expanded.shares { constant += share.factor * numbers(share.row) }
            if constant != rows[index].constant {
                rows[index].constant = constant
                isStale = true
            }
        }
    }

    func forEachValue(_ body: (Int32, Double) -> Void) {
        for (index, variable) in variables.enumerated() { body(variable, values[index]) }
    }

    func drop(_ source: CoreRow.Source) {
        guard let index = rows.firstIndex(where: { $0.source == source }) else { return }
        rows.remove(at: index)
        terms.remove(at: index)
        isStale = true
    }

    /// Finds the best values; gives the proof where required rows contradict each other.
    func solve() -> Certificate? {
        guard isStale else { return nil }
        let outcome: [Share]?
        switch variables.count {
        case 0: outcome = checkConstants()
        case 1: outcome = solveLine()
        default:
            var simplex = Simplex(rows: rows, terms: terms, variableCount: variables.count)
            outcome = simplex.solve()
            if outcome == nil { values = simplex.values }
        }
        guard let outcome else {
            isStale = false
            return nil
        }
        return Certificate(sources: outcome.map { rows[$0.row].source }, equations: combine(outcome))
    }

    /// What of the equations went into contradicting rows. What cancels in the sum isn't part of the contradiction.
    private func combine(_ shares: [Share]) -> [Int32: Double] {
        var equations: [Int32: Double] = [:]
        for share in shares {
            for equation in rows[share.row].expanded.shares { equations[equation.row, default: 0] += equation.factor * share.weight }
        }
        return equations
    }

    private func checkConstants() -> [Share]? {
        rows.indices.first { rows[$0].isRequired && !rows[$0].relation.holds(rows[$0].constant) }.map { [Share(row: $0, weight: 1)] }
    }

    /// Where nothing decides, a size is as small as it can be, and a place is where its oldest constraint would have it.
    private var habit: Double {
        guard let row = rows.firstIndex(where: { if case .constraint = $0.source { true } else { false } }) else { return 0 }
        return -rows[row].constant / terms[row][0].coefficient
    }

    /// One unknown: from the strongest rows down, keep the stretch of the line where they are met best.
    private func solveLine() -> [Share]? {
        var line = Line()
        var order = Array(rows.indices)
        order.sort { rows[$0].strength > rows[$1].strength }
        var next = 0
        var soft: [Line.Wish] = []
        while next < order.count {
            let strength = rows[order[next]].strength
            var level: [Line.Wish] = []
            while next < order.count, rows[order[next]].strength == strength {
                let index = order[next]
                level.append(Line.Wish(row: index, rows[index], coefficient: terms[index][0].coefficient))
                next += 1
            }
            if strength >= LayoutSolver.required {
                if let (low, high) = line.require(level) {
                    return [Share(row: low, weight: 1 / terms[low][0].coefficient), Share(row: high, weight: -1 / terms[high][0].coefficient)]
                }
            } else {
                line.prefer(level)
                soft += level
            }
            if line.isPoint { break }
        }
        // Whose error it is among rows of one strength: not the older ones'.
        for wish in soft where !line.isPoint { line.prefer([wish]) }
        values[0] = line.choice(near: isSize ? 0 : habit)
        return nil
    }
}
