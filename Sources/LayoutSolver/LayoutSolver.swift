/// Solves systems of linear constraints with strengths, as user interfaces have them.
///
/// Constraints that share no unknown are solved apart: each such *component* keeps its own plan (see ``Elimination``) and
/// small optimisation problems (see ``Core``). A change of structure makes a plan anew for the components that it touches; a
/// change of a constant only runs numbers through the plan.
///
/// Required constraints hold exactly. The others hold as well as they can, a stronger one always before any number of weaker ones.
package final class LayoutSolver {
    package struct Variable: Hashable, Sendable {
        package let index: Int32
    }

    package struct Constraint: Hashable, Sendable {
        package let index: Int32
    }

    package struct Term {
        package var variable: Variable
        package var coefficient: Double

        package init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    package enum Relation: Sendable {
        /// `terms + constant = 0`, `≥ 0`, `≤ 0`
        case equal, atLeast, atMost

        /// Whether it is met by a sum, within ``Core/tolerance``.
        func holds(_ sum: Double) -> Bool {
            switch self {
            case .equal: abs(sum) <= Core.tolerance
            case .atLeast: sum >= -Core.tolerance
            case .atMost: sum <= Core.tolerance
            }
        }
    }

    /// Required constraints that can't hold together, and the one that was given up.
    package struct Conflict {
        package var members: [Constraint]
        package var broken: Constraint
    }

    /// Says which of a conflict's members, the oldest first, is given up; nil for the latest.
    package var givenUp: (([Constraint]) -> Constraint?)?

    /// At this strength and above a constraint is required.
    package static let required = 1000.0

    var variables = VariableTable()
    var constraints = ConstraintTable()
    private var components: [Int32: Component] = [:]
    private var nextComponent: Int32 = 0
    /// Components whose numbers changed, and variables whose surroundings did.
    private var staleNumbers: Set<Int32> = []
    private var staleVariables: [Int32] = []
    /// Required constraints that may be between known variables alone: they belong to no component, but hold or don't.
    private var staleAmongKnown: Set<Int32> = []

    package init() {}

    // MARK: Building

    package func makeVariable(nonNegative: Bool = false) -> Variable { Variable(index: variables.make(nonNegative: nonNegative)) }

    /// Gives a variable back. No constraint may mention it any more.
    package func remove(_ variable: Variable) {
        touch(variable.index)
        variables.free(variable.index)
    }

    /// The value of the last solution, or the one it was fixed at.
    package func value(_ variable: Variable) -> Double { variables.values[Int(variable.index)] }

    /// Makes a variable known from outside. Known variables join no constraints into one component.
    package func fix(_ variable: Variable, at value: Double) {
        let index = Int(variable.index)
        if variables.isFixed[index] {
            guard variables.values[index] != value else { return }
            variables.values[index] = value
            var last: Int32 = -1
            for user in variables.users[index] {
                if constraints.component[Int(user)] < 0 { staleAmongKnown.insert(user) }
                if constraints.component[Int(user)] != last {
                    last = constraints.component[Int(user)]
                    staleNumbers.insert(last)
                }
            }
        } else {
            touch(variable.index)
            variables.isFixed[index] = true
            variables.values[index] = value
            touchNeighbours(of: variable.index)
        }
    }

    /// Makes a known variable unknown again.
    package func unfix(_ variable: Variable) {
        guard variables.isFixed[Int(variable.index)] else { return }
        variables.isFixed[Int(variable.index)] = false
        touch(variable.index)
        touchNeighbours(of: variable.index)
    }

    package func isFixed(_ variable: Variable) -> Bool { variables.isFixed[Int(variable.index)] }

    @discardableResult
    package func add(_ terms: [Term], _ relation: Relation, constant: Double, strength: Double = required) -> Constraint {
        let id = constraints.make(terms, relation, constant: constant, strength: strength)
        constraints.forEachTerm(of: id) { variable, _ in variables.users[Int(variable)].append(id) }
        touchVariables(of: id)
        return Constraint(index: id)
    }

    package func remove(_ constraint: Constraint) {
        let id = constraint.index
        touchVariables(of: id)
        constraints.forEachTerm(of: id) { variable, _ in
            let users = variables.users[Int(variable)]
            if let place = users.lastIndex(of: id) {
                variables.users[Int(variable)].swapAt(place, users.count - 1)
                variables.users[Int(variable)].removeLast()
            }
        }
        staleAmongKnown.remove(id)
        constraints.free(id)
    }

    package func setConstant(_ constraint: Constraint, _ constant: Double) {
        let id = Int(constraint.index)
        guard constraints.constant[id] != constant else { return }
        constraints.constant[id] = constant
        let component = constraints.component[id]
        if component >= 0 { staleNumbers.insert(component) } else { touchVariables(of: constraint.index) }
    }

    package func setStrength(_ constraint: Constraint, _ strength: Double) {
        guard constraints.strength[Int(constraint.index)] != strength else { return }
        constraints.strength[Int(constraint.index)] = strength
        touchVariables(of: constraint.index)
    }

    // MARK: What is stale

    package var needsSolving: Bool { !staleNumbers.isEmpty || !staleVariables.isEmpty || !staleAmongKnown.isEmpty }

    private func touch(_ variable: Int32) {
        let component = variables.component[Int(variable)]
        if component >= 0 { dissolve(component) }
        staleVariables.append(variable)
    }

    private func touchVariables(of constraint: Int32) {
        if constraints.component[Int(constraint)] >= 0 { dissolve(constraints.component[Int(constraint)]) }
        var isAmongKnown = true
        constraints.forEachTerm(of: constraint) { variable, _ in
            if !variables.isFixed[Int(variable)] {
                isAmongKnown = false
                touch(variable)
            }
        }
        if isAmongKnown { staleAmongKnown.insert(constraint) }
    }

    private func touchNeighbours(of variable: Int32) {
        for user in variables.users[Int(variable)] { touchVariables(of: user) }
    }

    private func dissolve(_ id: Int32) {
        guard let component = components.removeValue(forKey: id) else { return }
        staleNumbers.remove(id)
        for variable in component.variables {
            variables.component[Int(variable)] = -1
            staleVariables.append(variable)
        }
        for constraint in component.constraints {
            constraints.component[Int(constraint)] = -1
            constraints.isBroken[Int(constraint)] = false
        }
    }

    // MARK: Solving

    /// Brings all values up to date. `changed` gets each variable that may have another value now.
    @discardableResult
    package func solve(changed: (Variable) -> Void = { _ in }) -> [Conflict] {
        var conflicts = conflictsAmongKnown()
        var stale: [Component] = []
        for id in staleNumbers { if let component = components[id] { stale.append(component) } }
        staleNumbers.removeAll(keepingCapacity: true)
        while let seed = staleVariables.popLast() {
            if variables.isAlive[Int(seed)], !variables.isFixed[Int(seed)], variables.component[Int(seed)] < 0 { stale.append(collect(from: seed)) }
        }
        for component in stale { conflicts += component.solve(in: self) }
        for component in stale { for variable in component.variables { changed(Variable(index: variable)) } }
        return conflicts
    }

    /// A required constraint that what is known contradicts.
    private func conflictsAmongKnown() -> [Conflict] {
        defer { staleAmongKnown.removeAll(keepingCapacity: true) }
        return staleAmongKnown.sorted { constraints.age[Int($0)] < constraints.age[Int($1)] }.compactMap { id in
            guard constraints.strength[Int(id)] >= Self.required else { return nil }
            var sum = constraints.constant[Int(id)], isKnown = true
            constraints.forEachTerm(of: id) { variable, coefficient in
                isKnown = isKnown && variables.isFixed[Int(variable)]
                sum += coefficient * variables.values[Int(variable)]
            }
            guard isKnown, !constraints.relation[Int(id)].holds(sum) else { return nil }
            return Conflict(members: [Constraint(index: id)], broken: Constraint(index: id))
        }
    }

    /// Everything that hangs together with `seed` through unknown variables.
    private func collect(from seed: Int32) -> Component {
        let id = nextComponent
        nextComponent += 1
        let component = Component()
        components[id] = component
        variables.component[Int(seed)] = id
        component.variables.append(seed)
        var next = 0
        while next < component.variables.count {
            let variable = component.variables[next]
            next += 1
            for user in variables.users[Int(variable)] where constraints.component[Int(user)] != id {
                constraints.component[Int(user)] = id
                component.constraints.append(user)
                constraints.forEachTerm(of: user) { other, _ in
                    if variables.component[Int(other)] != id, !variables.isFixed[Int(other)] {
                        variables.component[Int(other)] = id
                        component.variables.append(other)
                    }
                }
            }
        }
        // Elimination takes later variables first: where nothing decides, the views that were made first stay at zero. Constraints go by
        // age too, so that a solution doesn't depend on how its system came about.
        component.variables.sort { variables.age[Int($0)] < variables.age[Int($1)] }
        component.constraints.sort { constraints.age[Int($0)] < constraints.age[Int($1)] }
        return component
    }

    /// Independent systems at present.
    package var componentCount: Int { components.count }
}
