/// A linear expression over free variables, with what its constant takes from the equations.
struct Expanded {
    var terms: [Elimination.Term]
    /// Equation and factor: the constant is that of the constraint plus the sum of factor × constant of the equation.
    var shares: [(row: Int32, factor: Double)]
}

/// Rewrites expressions over free variables, by a plan. Definitions are put in in the order of elimination, so that
/// what cancels is never expanded.
struct Expansion {
    private let plan: Elimination
    private var sums: ContiguousArray<Double>
    private var isListed: ContiguousArray<Bool>
    private var heap: ContiguousArray<Int32> = []

    init(plan: Elimination, variableCount: Int) {
        self.plan = plan
        sums = ContiguousArray(repeating: 0, count: variableCount)
        isListed = ContiguousArray(repeating: false, count: variableCount)
    }

    mutating func expand(_ terms: ContiguousArray<Elimination.Term>) -> Expanded {
        var free: [Int32] = []
        var shares: [(row: Int32, factor: Double)] = []
        for term in terms { add(term.variable, term.coefficient, &free) }
        while let step = popStep() {
            let definition = plan.definitions[Int(step)]
            let amount = sums[Int(definition.variable)]
            sums[Int(definition.variable)] = 0
            isListed[Int(definition.variable)] = false
            if abs(amount) < 1e-12 { continue }
            let factor = -amount / definition.coefficient
            shares.append((definition.row, factor))
            for term in plan.rows[Int(definition.row)] where term.variable != definition.variable { add(term.variable, factor * term.coefficient, &free) }
        }
        var result: [Elimination.Term] = []
        for variable in free {
            if abs(sums[Int(variable)]) > 1e-9 { result.append(.init(variable: variable, coefficient: sums[Int(variable)])) }
            sums[Int(variable)] = 0
            isListed[Int(variable)] = false
        }
        return Expanded(terms: result, shares: shares)
    }

    private mutating func add(_ variable: Int32, _ amount: Double, _ free: inout [Int32]) {
        sums[Int(variable)] += amount
        guard !isListed[Int(variable)] else { return }
        isListed[Int(variable)] = true
        if plan.step[Int(variable)] < 0 { free.append(variable) } else { pushStep(plan.step[Int(variable)]) }
    }

    private mutating func pushStep(_ step: Int32) {
        heap.append(step)
        var child = heap.count - 1
        while child > 0, heap[(child - 1) / 2] > heap[child] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func popStep() -> Int32? {
        guard let top = heap.first else { return nil }
        heap[0] = heap[heap.count - 1]
        heap.removeLast()
        var parent = 0
        while 2 * parent + 1 < heap.count {
            var child = 2 * parent + 1
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            if heap[parent] <= heap[child] { break }
            heap.swapAt(parent, child)
            parent = child
        }
        return top
    }
}
