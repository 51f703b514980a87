/// Sparse elimination of the required equations of a component.
///
/// Each step takes an equation and a variable, defines the variable by it and takes it out of all other equations. Equations
/// with one unknown come first, then variables that stand in one equation only, then short equations: on the trees
/// and chains that interfaces are made of, nothing fills in. Variables that a wish names alone (sizes of content, mostly) are kept free
/// where there is a choice, so that wishes stay apart. The steps depend on coefficients alone, so that new constants only
/// have to be run through ``operations``.
struct Elimination {
    struct Term {
        var variable: Int32
        var coefficient: Double
    }

    /// `row[target] -= factor × row[source]`
    struct Operation {
        var target: Int32
        var source: Int32
        var factor: Double
    }

    struct Definition {
        var variable: Int32
        var row: Int32
        var coefficient: Double
    }

    private(set) var rows: ContiguousArray<ContiguousArray<Term>>
    private(set) var operations: ContiguousArray<Operation> = []
    /// In the order of elimination: a definition mentions variables that are defined later, or never.
    private(set) var definitions: ContiguousArray<Definition> = []
    /// Equations that came out without unknowns: their constants must be zero.
    private(set) var emptyRows: [Int32] = []
    /// Place in `definitions`, −1 for free variables.
    private(set) var step: ContiguousArray<Int32>

    private var columns: ContiguousArray<ContiguousArray<Int32>>
    private var columnCount: ContiguousArray<Int32>
    private var isActive: ContiguousArray<Bool>
    private var buckets: [ContiguousArray<Int32>] = Array(repeating: [], count: Elimination.longest + 1)
    private var singletons: ContiguousArray<Int32> = []
    /// Those that a wish names alone: eliminated when nothing else is left.
    private var wantedSingletons: ContiguousArray<Int32> = []
    private let isWanted: ContiguousArray<Bool>
    private var place: ContiguousArray<Int32>

    private static let longest = 12
    private static let tiny = 1e-9

    init(rows: ContiguousArray<ContiguousArray<Term>>, isWanted: ContiguousArray<Bool>) {
        let variableCount = isWanted.count
        self.rows = rows
        self.isWanted = isWanted
        step = ContiguousArray(repeating: -1, count: variableCount)
        columns = ContiguousArray(repeating: [], count: variableCount)
        columnCount = ContiguousArray(repeating: 0, count: variableCount)
        isActive = ContiguousArray(repeating: true, count: rows.count)
        place = ContiguousArray(repeating: -1, count: variableCount)
        run()
    }

    private mutating func run() {
        for row in rows.indices {
            for term in rows[row] {
                columns[Int(term.variable)].append(Int32(row))
                columnCount[Int(term.variable)] += 1
            }
            enqueue(Int32(row))
        }
        for variable in columnCount.indices where columnCount[variable] == 1 { addSingleton(Int32(variable)) }
        while let (row, variable) = nextPivot() { pivot(row, variable) }
        columns = []
        place = []
    }

    private mutating func enqueue(_ row: Int32) { buckets[min(rows[Int(row)].count, Self.longest)].append(row) }

    private mutating func nextPivot() -> (row: Int32, variable: Int32)? {
        while let row = buckets[0].popLast() {
            if isActive[Int(row)] {
                isActive[Int(row)] = false
                emptyRows.append(row)
            }
        }
        while let row = buckets[1].popLast() {
            if isActive[Int(row)], rows[Int(row)].count == 1 { return (row, rows[Int(row)][0].variable) }
        }
        while let variable = singletons.popLast() {
            if let row = onlyRow(of: variable) { return (row, variable) }
        }
        for length in 2 ... Self.longest {
            while let row = buckets[length].popLast() {
                if isActive[Int(row)], min(rows[Int(row)].count, Self.longest) == length { return (row, bestVariable(of: Int(row))) }
            }
        }
        while let variable = wantedSingletons.popLast() {
            if let row = onlyRow(of: variable) { return (row, variable) }
        }
        return nil
    }

    private func onlyRow(of variable: Int32) -> Int32? {
        guard step[Int(variable)] < 0, columnCount[Int(variable)] == 1 else { return nil }
        return columns[Int(variable)].first { isActive[Int($0)] && contains(Int($0), variable) }
    }

    /// The variable in the fewest equations, unwanted ones and coefficients of one first.
    private func bestVariable(of row: Int) -> Int32 {
        var best = rows[row][0]
        for term in rows[row].dropFirst() {
            let (count, bestCount) = (cost(term.variable), cost(best.variable))
            if count < bestCount || count == bestCount && abs(abs(term.coefficient) - 1) < abs(abs(best.coefficient) - 1) { best = term }
        }
        return best.variable
    }

    private func cost(_ variable: Int32) -> Int32 { columnCount[Int(variable)] + (isWanted[Int(variable)] ? 4 : 0) }

    private func contains(_ row: Int, _ variable: Int32) -> Bool {
        for term in rows[row] where term.variable == variable { return true }
        return false
    }

    private func coefficient(_ row: Int, _ variable: Int32) -> Double {
        for term in rows[row] where term.variable == variable { return term.coefficient }
        return 0
    }

    private mutating func pivot(_ row: Int32, _ variable: Int32) {
        let pivotCoefficient = coefficient(Int(row), variable)
        isActive[Int(row)] = false
        step[Int(variable)] = Int32(definitions.count)
        definitions.append(Definition(variable: variable, row: row, coefficient: pivotCoefficient))
        for term in rows[Int(row)] where term.variable != variable { uncount(term.variable) }
        guard columnCount[Int(variable)] > 1 else { return }
        let users = columns[Int(variable)]
        for other in users where isActive[Int(other)] {
            let coefficient = coefficient(Int(other), variable)
            if coefficient != 0 { subtract(row, from: other, factor: coefficient / pivotCoefficient, without: variable) }
        }
    }

    private mutating func uncount(_ variable: Int32) {
        columnCount[Int(variable)] -= 1
        if columnCount[Int(variable)] == 1 { addSingleton(variable) }
    }

    private mutating func addSingleton(_ variable: Int32) {
        if isWanted[Int(variable)] { wantedSingletons.append(variable) } else { singletons.append(variable) }
    }

    private mutating func subtract(_ source: Int32, from target: Int32, factor: Double, without variable: Int32) {
        operations.append(Operation(target: target, source: source, factor: factor))
        let sourceRow = rows[Int(source)]
        var row = rows[Int(target)]
        for index in row.indices { place[Int(row[index].variable)] = Int32(index) }
        for term in sourceRow where term.variable != variable {
            let index = place[Int(term.variable)]
            if index >= 0 {
                row[Int(index)].coefficient -= factor * term.coefficient
            } else {
                place[Int(term.variable)] = Int32(row.count)
                row.append(Term(variable: term.variable, coefficient: -factor * term.coefficient))
                columns[Int(term.variable)].append(target)
                columnCount[Int(term.variable)] += 1
            }
        }
        for term in row { place[Int(term.variable)] = -1 }
        var kept = 0
        for index in row.indices {
            let term = row[index]
            if term.variable == variable { continue }
            if abs(term.coefficient) < Self.tiny {
                uncount(term.variable)
                continue
            }
            row[kept] = term
            kept += 1
        }
        row.removeLast(row.count - kept)
        rows[Int(target)] = row
        enqueue(target)
    }

    /// Runs the constants of the equations through the steps.
    func run(constants: inout ContiguousArray<Double>) {
        for operation in operations { constants[Int(operation.target)] -= operation.factor * constants[Int(operation.source)] }
    }

    /// How much of each original equation went into a combination of eliminated ones.
    func origins(of combination: [Int32: Double]) -> [Int32: Double] {
        var share = combination
        for operation in operations.reversed() {
            if let amount = share[operation.target], amount != 0 { share[operation.source, default: 0] -= operation.factor * amount }
        }
        return share.filter { abs($0.value) > Self.tiny }
    }
}
