@testable import LayoutSolver
import XCTest

/// Systems made at random: a solver that was changed step by step agrees with one that is built at once.
final class RandomSystemTests: XCTestCase {
    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6364136223846793005 &+ 1442695040888963407
            return state ^ (state >> 29)
        }
    }

    private struct Rule: Equatable {
        var terms: [(Int, Double)]
        var relation: LayoutSolver.Relation
        var constant: Double
        var strength: Double

        static func == (a: Rule, b: Rule) -> Bool { a.constant == b.constant && a.strength == b.strength }
    }

    private let count = 12

    /// Each variable has a wish of its own strength, so that there is one best solution.
    private func wishes(_ random: inout Random) -> [Rule] {
        (0 ..< count).map { Rule(terms: [($0, 1)], relation: .equal, constant: -Double.random(in: 0 ... 100, using: &random).rounded(), strength: 100 + Double($0)) }
    }

    private func rule(_ random: inout Random, _ serial: Int) -> Rule {
        let size = Int.random(in: 1 ... 3, using: &random)
        let variables = Array(0 ..< count).shuffled(using: &random).prefix(size)
        let terms = variables.map { ($0, [1.0, -1, 2].randomElement(using: &random)!) }
        let kind = Int.random(in: 0 ..< 4, using: &random)
        let constant = Double.random(in: -80 ... 80, using: &random).rounded()
        return Rule(terms: terms, relation: kind == 0 ? .atMost : kind == 1 ? .atLeast : .equal, constant: constant, strength: 300 + Double(serial))
    }

    private func add(_ rule: Rule, to solver: LayoutSolver, _ variables: [LayoutSolver.Variable]) -> LayoutSolver.Constraint {
        solver.add(rule.terms.map { .init(variables[$0.0], $0.1) }, rule.relation, constant: rule.constant, strength: rule.strength)
    }

    private func values(of rules: [Rule]) -> [Double] {
        let solver = LayoutSolver()
        let variables = (0 ..< count).map { _ in solver.makeVariable() }
        for rule in rules { _ = add(rule, to: solver, variables) }
        solver.solve()
        return variables.map(solver.value)
    }

    func testStepByStepAgreesWithAtOnce() {
        for seed in 1 ... 60 {
            var random = Random(state: UInt64(seed))
            let solver = LayoutSolver()
            let variables = (0 ..< count).map { _ in solver.makeVariable() }
            var rules: [(rule: Rule, handle: LayoutSolver.Constraint)] = wishes(&random).map { ($0, add($0, to: solver, variables)) }
            for step in 0 ..< 25 {
                switch Int.random(in: 0 ..< 4, using: &random) {
                case 0 where rules.count > count:
                    let index = Int.random(in: count ..< rules.count, using: &random)
                    solver.remove(rules[index].handle)
                    rules.remove(at: index)
                case 1:
                    let index = Int.random(in: 0 ..< rules.count, using: &random)
                    rules[index].rule.constant = Double.random(in: -80 ... 80, using: &random).rounded()
                    solver.setConstant(rules[index].handle, rules[index].rule.constant)
                default:
                    let rule = rule(&random, step)
                    rules.append((rule, add(rule, to: solver, variables)))
                }
                solver.solve()
                let expected = values(of: rules.map(\.rule))
                for (variable, value) in zip(variables, expected) { XCTAssertEqual(solver.value(variable), value, accuracy: 1e-6, "seed \(seed), step \(step)") }
            }
        }
    }

    /// No stronger rule can be met better by moving any one variable: a cheap necessary condition, checked from outside.
    func testOptimumCantBeImprovedAlongOneAxis() {
        for seed in 1 ... 40 {
            var random = Random(state: UInt64(1000 + seed))
            let rules = wishes(&random) + (0 ..< 10).map { rule(&random, $0) }
            let found = values(of: rules)
            func errors(_ x: [Double]) -> [Double] {
                rules.sorted { $0.strength > $1.strength }.map { rule in
                    let sum = rule.terms.reduce(rule.constant) { $0 + $1.1 * x[$1.0] }
                    return rule.relation == .equal ? abs(sum) : rule.relation == .atLeast ? max(-sum, 0) : max(sum, 0)
                }
            }
            let best = errors(found)
            for index in 0 ..< count {
                for change in [-1.0, -0.01, 0.01, 1] {
                    var other = found
                    other[index] += change
                    let tried = errors(other)
                    let place = zip(best, tried).enumerated().first { abs($0.element.0 - $0.element.1) > 1e-7 }?.offset
                    if let place { XCTAssertLessThan(best[place], tried[place], "seed \(seed)") }
                }
            }
        }
    }

    func testRequiredSystemsOfChainsStayLinear() {
        // The size of a plan tells whether elimination filled in: steps and operations grow with the chain, no faster.
        func operations(_ n: Int) -> Int {
            var rows: ContiguousArray<ContiguousArray<Elimination.Term>> = []
            for i in 1 ..< n {
                rows.append([.init(variable: Int32(2 * i), coefficient: 1), .init(variable: Int32(2 * i - 2), coefficient: -1), .init(variable: Int32(2 * i - 1), coefficient: -1)])
                rows.append([.init(variable: Int32(2 * i + 1), coefficient: 1), .init(variable: 1, coefficient: -1)])
            }
            rows.append([.init(variable: 0, coefficient: 1)])
            rows.append([.init(variable: Int32(2 * n - 2), coefficient: 1), .init(variable: Int32(2 * n - 1), coefficient: 1)])
            let plan = Elimination(rows: rows, isWanted: ContiguousArray(repeating: false, count: 2 * n))
            return plan.operations.count + plan.rows.reduce(0) { $0 + $1.count }
        }
        XCTAssertLessThan(Double(operations(2000)), 2.2 * Double(operations(1000)))
    }
}
