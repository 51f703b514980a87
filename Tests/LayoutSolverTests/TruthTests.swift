import Foundation
@testable import LayoutSolver
@testable import solvercheck
import XCTest

/// What doesn't come from this solver: HiGHS's answers (`Scripts/check-solver --fixture`), and that a solution doesn't depend on how its
/// system came about.
final class TruthTests: XCTestCase {
    private struct Truth: Decodable {
        /// Relation, strength, constant, then variable and coefficient in turns.
        let rows: [[Double]]
        let nonNegative: [Int]
        let fixed: [Double?]
        let broken: [Int]
        /// The sum of the errors of each strength, the strongest first.
        let least: [Double]
    }

    func testErrorsOfEachStrengthAreTheLeast() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/systems.jsonl")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        XCTAssertGreaterThanOrEqual(lines.count, 200)
        for (number, line) in lines.enumerated() { try check(JSONDecoder().decode(Truth.self, from: Data(line.utf8)), "line \(number + 1)") }
    }

    private func check(_ truth: Truth, _ name: String) {
        let solver = LayoutSolver()
        let variables = truth.nonNegative.map { solver.makeVariable(nonNegative: $0 == 1) }
        for (variable, value) in zip(variables, truth.fixed) { if let value { solver.fix(variable, at: value) } }
        func terms(_ row: [Double]) -> [(variable: LayoutSolver.Variable, coefficient: Double)] {
            stride(from: 3, to: row.count, by: 2).map { (variables[Int(row[$0])], row[$0 + 1]) }
        }
        let handles = truth.rows.map { row in
            solver.add(terms(row).map { .init($0.variable, $0.coefficient) }, row[0] == 0 ? .equal : row[0] > 0 ? .atLeast : .atMost, constant: row[2], strength: row[1])
        }
        let conflicts = solver.solve()
        XCTAssertEqual(Set(conflicts.map(\.broken)), Set(truth.broken.map { handles[$0] }), name)
        var errors: [Double: Double] = [:]
        for (place, row) in truth.rows.enumerated() {
            let sum = terms(row).reduce(row[2]) { $0 + $1.coefficient * solver.value($1.variable) }
            let error = row[0] == 0 ? abs(sum) : max(-row[0] * sum, 0)
            if row[1] < LayoutSolver.required { errors[row[1], default: 0] += error } else if !truth.broken.contains(place) { XCTAssertLessThan(error, 1e-4, "\(name), row \(place)") }
        }
        for (level, least) in zip(errors.sorted { $0.key > $1.key }, truth.least) {
            XCTAssertLessThanOrEqual(level.value, least + 1e-4 * max(1, least), "\(name), strength \(level.key)")
        }
    }

    func testAnyHistoryEndsAsTheSystemBuiltAtOnce() {
        for seed in 1 ... 250 {
            var history = History(seed: seed)
            for step in 0 ..< 8 {
                if step > 0 { history.step() }
                history.solve()
                for (place, (value, other)) in zip(history.values, history.fresh().values).enumerated() {
                    XCTAssertEqual(value, other, accuracy: 1e-6, "seed \(seed), step \(step), variable \(place)")
                }
            }
        }
    }

    func testANewConstantEndsAConflict() {
        let solver = LayoutSolver()
        let x = solver.makeVariable()
        solver.add([.init(x)], .equal, constant: -10)
        let limit = solver.add([.init(x)], .atMost, constant: -5), wish = solver.add([.init(x)], .equal, constant: -7)
        XCTAssertEqual(Set(solver.solve().map(\.broken)), [limit, wish])
        solver.setConstant(limit, -20)
        XCTAssertEqual(solver.solve().map(\.broken), [wish])
        solver.setConstant(wish, -10)
        XCTAssertTrue(solver.solve().isEmpty)
        solver.setConstant(wish, -11)
        XCTAssertEqual(solver.solve().map(\.broken), [wish])
        XCTAssertEqual(solver.value(x), 10)
    }

    /// −2x − 3y = −48 makes three inequalities contradict each other; what they take from it nearly cancels.
    func testAConflictNamesItsEquationsToo() {
        let solver = LayoutSolver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let equation = solver.add([.init(x, -2), .init(y, -3)], .equal, constant: 48)
        let rows = [
            solver.add([.init(z, 0.5), .init(y, -1), .init(x, -1)], .atLeast, constant: -86),
            solver.add([.init(x, -3), .init(y, 2)], .atMost, constant: -140),
            solver.add([.init(x), .init(y, -1), .init(z, 2)], .atMost, constant: 91),
        ]
        let conflicts = solver.solve()
        XCTAssertEqual(conflicts.count, 1)
        XCTAssertEqual(Set(conflicts[0].members), Set(rows + [equation]))
    }

    func testWhatIsKnownMayContradictARequiredConstraint() {
        let solver = LayoutSolver()
        let x = solver.makeVariable()
        solver.fix(x, at: 10)
        let row = solver.add([.init(x)], .atLeast, constant: -20)
        XCTAssertEqual(solver.solve().map(\.members), [[row]])
        solver.fix(x, at: 30)
        XCTAssertTrue(solver.solve().isEmpty)
        solver.fix(x, at: 15)
        XCTAssertEqual(solver.solve().count, 1)
        solver.unfix(x)
        XCTAssertTrue(solver.solve().isEmpty)
        XCTAssertEqual(solver.value(x), 20)
    }
}
