/// Constraints and unknowns that hang together, with the plan to solve them.
final class Component {
    var variables: ContiguousArray<Int32> = []
    var constraints: ContiguousArray<Int32> = []

    private var plan: Elimination?
    /// Constraint of each equation of the plan.
    private var equations: ContiguousArray<Int32> = []
    private var cores: [Core] = []
    private var numbers: ContiguousArray<Double> = []
    /// Non-negative variables that the rest would make negative, and so stand as constraints of their own.
    private var bounded: [Int32] = []
    private var isBounded: Set<Int32> = []
    /// Constraints that aren't equations of the plan.
    private var rest: ContiguousArray<Int32> = []
    /// Given up at the last solution.
    private var broken: Set<Int32> = []

    func solve(in solver: LayoutSolver) -> [LayoutSolver.Conflict] {
        var conflicts: [LayoutSolver.Conflict] = []
        startAnew(in: solver)
        while true {
            if plan == nil { makePlan(in: solver) }
            let conflict = evaluate(in: solver)
            guard let conflict else { break }
            solver.constraints.isBroken[Int(conflict.broken.index)] = true
            broken.insert(conflict.broken.index)
            conflicts.append(conflict)
            plan = nil
        }
        return conflicts
    }

    /// What couldn't hold with the old numbers may with the new ones, and sizes that were negative may not be.
    private func startAnew(in solver: LayoutSolver) {
        let hadBounds = !bounded.isEmpty
        bounded = []
        isBounded = []
        if !broken.isEmpty {
            for constraint in broken { solver.constraints.isBroken[Int(constraint)] = false }
            broken = []
            plan = nil
        } else if hadBounds, let plan {
            makeCores(plan, in: solver)
        }
    }

    // MARK: Structure

    private func makePlan(in solver: LayoutSolver) {
        takePlaces(in: solver)
        var rows: ContiguousArray<ContiguousArray<Elimination.Term>> = []
        rows.reserveCapacity(constraints.count)
        equations.removeAll(keepingCapacity: true)
        rest.removeAll(keepingCapacity: true)
        for constraint in constraints where !solver.constraints.isBroken[Int(constraint)] {
            guard solver.constraints.relation[Int(constraint)] == .equal, solver.constraints.strength[Int(constraint)] >= LayoutSolver.required else {
                rest.append(constraint)
                continue
            }
            var row: ContiguousArray<Elimination.Term> = []
            solver.constraints.forEachTerm(of: constraint) { variable, coefficient in
                if !solver.variables.isFixed[Int(variable)] { row.append(.init(variable: solver.variables.place[Int(variable)], coefficient: coefficient)) }
            }
            rows.append(row)
            equations.append(constraint)
        }
        let plan = Elimination(rows: rows, isWanted: wanted(by: rest, in: solver))
        self.plan = plan
        makeCores(plan, in: solver)
    }

    private func takePlaces(in solver: LayoutSolver) {
        for (place, variable) in variables.enumerated() { solver.variables.place[Int(variable)] = Int32(place) }
    }

    /// Variables that a constraint names alone.
    private func wanted(by rest: ContiguousArray<Int32>, in solver: LayoutSolver) -> ContiguousArray<Bool> {
        var isWanted = ContiguousArray(repeating: false, count: variables.count)
        for constraint in rest {
            if let variable = solver.constraints.onlyVariable(of: constraint), !solver.variables.isFixed[Int(variable)] { isWanted[Int(solver.variables.place[Int(variable)])] = true }
        }
        return isWanted
    }

    private func makeCores(_ plan: Elimination, in solver: LayoutSolver) {
        takePlaces(in: solver)
        guard !rest.isEmpty || !bounded.isEmpty else { return cores = [] }
        var expansion = Expansion(plan: plan, variableCount: variables.count)
        var rows: [CoreRow] = []
        rows.reserveCapacity(rest.count)
        for constraint in rest {
            var terms: ContiguousArray<Elimination.Term> = []
            solver.constraints.forEachTerm(of: constraint) { variable, coefficient in
                if !solver.variables.isFixed[Int(variable)] { terms.append(.init(variable: solver.variables.place[Int(variable)], coefficient: coefficient)) }
            }
            let expanded = expansion.expand(terms)
            rows.append(CoreRow(source: .constraint(constraint), relation: solver.constraints.relation[Int(constraint)], strength: min(solver.constraints.strength[Int(constraint)], LayoutSolver.required), expanded))
        }
        for variable in bounded {
            let expanded = expansion.expand([.init(variable: variable, coefficient: 1)])
            if !expanded.terms.isEmpty { rows.append(CoreRow(source: .bound(variable), relation: .atLeast, strength: LayoutSolver.required, expanded)) }
        }
        cores = Core.grouped(rows, variableCount: variables.count) { solver.variables.isNonNegative[Int(variables[Int($0)])] }
    }

    // MARK: Numbers

    private func constant(of constraint: Int32, in solver: LayoutSolver) -> Double {
        var sum = solver.constraints.constant[Int(constraint)]
        solver.constraints.forEachTerm(of: constraint) { variable, coefficient in
            if solver.variables.isFixed[Int(variable)] { sum += coefficient * solver.variables.values[Int(variable)] }
        }
        return sum
    }

    /// Runs the plan; a conflict found on the way ends it.
    private func evaluate(in solver: LayoutSolver) -> LayoutSolver.Conflict? {
        guard let plan else { return nil }
        numbers.removeAll(keepingCapacity: true)
        for equation in equations { numbers.append(constant(of: equation, in: solver)) }
        plan.run(constants: &numbers)
        for row in plan.emptyRows where abs(numbers[Int(row)]) > Core.tolerance {
            return conflict(plan.origins(of: [row: 1]), in: solver)
        }
        for core in cores {
            core.updateConstants { source in
                if case .constraint(let constraint) = source { return constant(of: constraint, in: solver) }
                return 0
            } numbers: { numbers[Int($0)] }
            if let certificate = core.solve() {
                if let conflict = conflict(certificate, plan, in: solver) { return conflict }
                return evaluate(in: solver)
            }
        }
        spread(plan, in: solver)
        return boundNegatives(in: solver) ? evaluate(in: solver) : nil
    }

    /// Values of the free variables first, then those that are defined by them.
    private func spread(_ plan: Elimination, in solver: LayoutSolver) {
        for place in variables.indices where plan.step[place] < 0 { solver.variables.values[Int(variables[place])] = 0 }
        for core in cores { core.forEachValue { place, value in solver.variables.values[Int(variables[Int(place)])] = value } }
        for definition in plan.definitions.reversed() {
            var sum = numbers[Int(definition.row)]
            for term in plan.rows[Int(definition.row)] where term.variable != definition.variable {
                sum += term.coefficient * solver.variables.values[Int(variables[Int(term.variable)])]
            }
            solver.variables.values[Int(variables[Int(definition.variable)])] = -sum / definition.coefficient
        }
    }

    /// Sizes that came out negative get a constraint of their own. Says whether that changes anything.
    private func boundNegatives(in solver: LayoutSolver) -> Bool {
        var found = false
        for place in variables.indices {
            let variable = Int(variables[place])
            guard solver.variables.isNonNegative[variable], solver.variables.values[variable] < -Core.tolerance, isBounded.insert(Int32(place)).inserted else { continue }
            bounded.append(Int32(place))
            found = true
        }
        if found, let plan { makeCores(plan, in: solver) }
        return found
    }

    // MARK: Conflicts

    private func conflict(_ shares: [Int32: Double], in solver: LayoutSolver) -> LayoutSolver.Conflict {
        conflict(of: shares.keys.map { equations[Int($0)] }, in: solver)
    }

    private func conflict(of members: [Int32], in solver: LayoutSolver) -> LayoutSolver.Conflict {
        let byAge = members.sorted { solver.constraints.age[Int($0)] < solver.constraints.age[Int($1)] }
        let members = byAge.map { LayoutSolver.Constraint(index: $0) }
        return LayoutSolver.Conflict(members: members, broken: solver.givenUp?(members) ?? members[members.count - 1])
    }

    /// Turns a core's proof of contradiction into the constraints behind it. A bound of a size in it gives way first, silently:
    /// such a view just gets no size.
    private func conflict(_ certificate: Core.Certificate, _ plan: Elimination, in solver: LayoutSolver) -> LayoutSolver.Conflict? {
        var members: [Int32] = []
        for source in certificate.sources {
            switch source {
            case .bound(let place):
                for core in cores { core.drop(source) }
                _ = place
                return nil
            case .constraint(let constraint): members.append(constraint)
            }
        }
        members += plan.origins(of: certificate.equations).keys.map { equations[Int($0)] }
        return conflict(of: Array(Set(members)), in: solver)
    }
}
