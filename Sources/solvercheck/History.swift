import LayoutSolver

/// A system that is built and changed step by step, beside a description from which it can be built at once.
struct History {
    struct Variable {
        let handle: LayoutSolver.Variable
        let isNonNegative: Bool
        var fixed: Double?
    }

    struct Row {
        let handle: LayoutSolver.Constraint
        /// Variables by their serial numbers.
        let terms: [(variable: Int, coefficient: Double)]
        let relation: LayoutSolver.Relation
        var constant: Double
        var strength: Double
    }

    let solver = LayoutSolver()
    /// By serial number, in the order of making.
    private(set) var variables: [(serial: Int, variable: Variable)] = []
    private(set) var rows: [Row] = []
    private var random: Random
    private var made = 0
    private let strengths: [Double]
    private let isLayout: Bool

    /// Few strengths make ties, many a strict order.
    init(seed: Int) {
        random = Random(seed: UInt64(seed))
        isLayout = random.chance(0.5)
        strengths = random.chance(0.3) ? [1000, 750, 250] : [1000, 999.5, 999, 751, 750, 749, 501, 490, 251, 250, 51, 50, 1]
        if isLayout {
            for _ in 0 ..< 2 + random.below(3) { addView() }
        } else {
            for _ in 0 ..< 2 + random.below(9) { addVariable(nonNegative: random.chance(0.2)) }
            for _ in 0 ..< 2 + random.below(12) { addRow() }
        }
    }

    // MARK: Steps

    mutating func step() {
        for _ in 0 ..< 1 + random.below(3) {
            switch random.below(13) {
            case 0, 1: removeRow()
            case 2, 3, 4: changeConstant()
            case 5: changeStrength()
            case 6: isLayout ? addView() : addVariable(nonNegative: random.chance(0.2))
            case 7: removeVariable()
            case 8: fix()
            case 9: unfix()
            default: isLayout ? addLayoutRow() : addRow()
            }
        }
    }

    private mutating func addVariable(nonNegative: Bool) {
        variables.append((made, Variable(handle: solver.makeVariable(nonNegative: nonNegative), isNonNegative: nonNegative)))
        made += 1
    }

    private mutating func add(_ terms: [(Int, Double)], _ relation: LayoutSolver.Relation, _ constant: Double, _ strength: Double) {
        let handles = Dictionary(uniqueKeysWithValues: variables.map { ($0.serial, $0.variable.handle) })
        let handle = solver.add(terms.map { .init(handles[$0.0]!, $0.1) }, relation, constant: constant, strength: strength)
        rows.append(Row(handle: handle, terms: terms, relation: relation, constant: constant, strength: strength))
    }

    private mutating func relation() -> LayoutSolver.Relation { random.pick([.equal, .equal, .atLeast, .atMost]) }

    private mutating func addRow() {
        guard !variables.isEmpty else { return }
        let chosen = variables.shuffled(using: &random).prefix(1 + random.below(4)).map(\.serial)
        let terms = chosen.map { ($0, random.pick([1.0, 1, -1, -1, 2, -2, 0.5, 1.5, -3])) }
        add(terms, relation(), random.constant(), random.chance(0.3) ? LayoutSolver.required : random.pick(strengths))
    }

    /// Two sizes and two places, with wishes for the size of what they hold.
    private mutating func addView() {
        let first = made
        for index in 0 ..< 4 { addVariable(nonNegative: index >= 2) }
        for size in [first + 2, first + 3] where random.chance(0.6) {
            let content = -Double(10 + random.below(120))
            add([(size, 1)], .atMost, content, random.pick([250, 251, 750]))
            add([(size, 1)], .atLeast, content, random.pick([750, 751, 749, 1000]))
        }
        for _ in 0 ..< 2 + random.below(3) { addLayoutRow() }
    }

    /// Edges, centres and sizes of two views, as layout constraints tie them.
    private mutating func addLayoutRow() {
        let views = variables.filter { $0.serial % 4 == 0 }.map(\.serial).filter { first in (first ..< first + 4).allSatisfy { serial in variables.contains { $0.serial == serial } } }
        guard let view = views.randomElement(using: &random) else { return addView() }
        let axis = random.below(2)
        func edge(_ view: Int, _ share: Double, _ sign: Double) -> [(Int, Double)] { [(view + axis, sign)] + (share == 0 ? [] : [(view + 2 + axis, sign * share)]) }
        var terms: [(Int, Double)]
        let other = random.pick(views), kind = random.below(6)
        if kind == 0 || other == view {
            terms = [(view + 2 + axis, 1)]
        } else if kind == 1 {
            terms = [(view + 2 + axis, 1), (other + 2 + random.below(2), -random.pick([1, 1, 0.5, 2, 1.25]))]
        } else {
            terms = edge(view, random.pick([0, 0.5, 1]), 1) + edge(other, random.pick([0, 0.5, 1]), -1)
        }
        let strength = random.chance(0.6) ? LayoutSolver.required : random.pick(strengths)
        add(terms, relation(), -Double(random.below(120)), strength)
        if random.chance(0.15) { add([(view + axis, 1)], .equal, -Double(random.below(50)), LayoutSolver.required) }
    }

    private mutating func removeRow() {
        guard !rows.isEmpty else { return }
        solver.remove(rows.remove(at: random.below(rows.count)).handle)
    }

    private mutating func changeConstant() {
        guard !rows.isEmpty else { return }
        let index = random.below(rows.count)
        rows[index].constant = random.chance(0.5) ? random.constant() : rows[index].constant + Double(random.below(21) - 10)
        solver.setConstant(rows[index].handle, rows[index].constant)
    }

    private mutating func changeStrength() {
        guard !rows.isEmpty else { return }
        let index = random.below(rows.count)
        rows[index].strength = random.pick(strengths)
        solver.setStrength(rows[index].handle, rows[index].strength)
    }

    private mutating func removeVariable() {
        guard !variables.isEmpty else { return }
        let gone = variables.remove(at: random.below(variables.count))
        for row in rows where row.terms.contains(where: { $0.variable == gone.serial }) { solver.remove(row.handle) }
        rows.removeAll { $0.terms.contains { $0.variable == gone.serial } }
        solver.remove(gone.variable.handle)
    }

    private mutating func fix() {
        guard !variables.isEmpty else { return }
        let index = random.below(variables.count), value = Double(random.below(400))
        variables[index].variable.fixed = value
        solver.fix(variables[index].variable.handle, at: value)
    }

    private mutating func unfix() {
        guard let index = variables.indices.filter({ variables[$0].variable.fixed != nil }).randomElement(using: &random) else { return }
        variables[index].variable.fixed = nil
        solver.unfix(variables[index].variable.handle)
    }

    // MARK: Results

    func solve() { solver.solve() }

    var values: [Double] { variables.map { solver.value($0.variable.handle) } }

    /// The same system, built at once.
    func fresh() -> (values: [Double], conflicts: [SystemRecord.Conflict]) {
        let solver = LayoutSolver()
        var handles: [Int: LayoutSolver.Variable] = [:]
        for (serial, variable) in variables {
            handles[serial] = solver.makeVariable(nonNegative: variable.isNonNegative)
            if let value = variable.fixed { solver.fix(handles[serial]!, at: value) }
        }
        var places: [LayoutSolver.Constraint: Int] = [:]
        for (place, row) in rows.enumerated() {
            places[solver.add(row.terms.map { .init(handles[$0.variable]!, $0.coefficient) }, row.relation, constant: row.constant, strength: row.strength)] = place
        }
        let conflicts = solver.solve().map { SystemRecord.Conflict(members: $0.members.map { places[$0]! }, broken: places[$0.broken]!) }
        return (variables.map { solver.value(handles[$0.serial]!) }, conflicts)
    }

    func record(_ name: String, values: [Double], conflicts: [SystemRecord.Conflict]) -> SystemRecord {
        let places = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1.serial, $0) })
        let rows = rows.map { row in
            SystemRecord.Row(
                relation: row.relation == .equal ? 0 : row.relation == .atLeast ? 1 : -1, strength: min(row.strength, LayoutSolver.required), constant: row.constant,
                variables: row.terms.map { places[$0.variable]! }, coefficients: row.terms.map(\.coefficient))
        }
        return SystemRecord(
            name: name, nonNegative: variables.map(\.variable.isNonNegative), fixed: variables.map(\.variable.fixed), rows: rows, conflicts: conflicts, values: values)
    }
}
