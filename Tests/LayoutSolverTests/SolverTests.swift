@testable import LayoutSolver
import XCTest

final class SolverTests: XCTestCase {
    func testChainOfEqualWidthsSharesTheRoom() {
        let solver = LayoutSolver()
        let total = solver.makeVariable()
        solver.fix(total, at: 100)
        let lefts = (0 ..< 4).map { _ in solver.makeVariable() }
        let widths = (0 ..< 4).map { _ in solver.makeVariable(nonNegative: true) }
        solver.add([.init(lefts[0])], .equal, constant: -8)
        for i in 1 ..< 4 {
            solver.add([.init(lefts[i]), .init(lefts[i - 1], -1), .init(widths[i - 1], -1)], .equal, constant: -8)
            solver.add([.init(widths[i]), .init(widths[0], -1)], .equal, constant: 0)
        }
        solver.add([.init(lefts[3]), .init(widths[3]), .init(total, -1)], .equal, constant: 8)
        XCTAssertTrue(solver.solve().isEmpty)
        XCTAssertEqual(solver.value(widths[2]), 15, accuracy: 1e-9)
        XCTAssertEqual(solver.value(lefts[3]), 77, accuracy: 1e-9)
        solver.fix(total, at: 200)
        solver.solve()
        XCTAssertEqual(solver.value(widths[2]), 40, accuracy: 1e-9)
    }

    func testStrongerWishWins() {
        let solver = LayoutSolver()
        let x = solver.makeVariable()
        solver.add([.init(x)], .equal, constant: -100, strength: 750)
        let limit = solver.add([.init(x)], .atMost, constant: -80)
        solver.add([.init(x)], .equal, constant: -10, strength: 250)
        solver.solve()
        XCTAssertEqual(solver.value(x), 80)
        solver.setConstant(limit, -300)
        solver.solve()
        XCTAssertEqual(solver.value(x), 100)
    }

    /// Two labels share a width too small for both: the one that resists less is cut.
    func testCompressionResistance() {
        let solver = LayoutSolver()
        let (a, b) = (solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true))
        solver.add([.init(a), .init(b)], .equal, constant: -100)
        solver.add([.init(a)], .atLeast, constant: -70, strength: 750)
        solver.add([.init(a)], .atMost, constant: -70, strength: 250)
        solver.add([.init(b)], .atLeast, constant: -60, strength: 749)
        solver.add([.init(b)], .atMost, constant: -60, strength: 250)
        solver.solve()
        XCTAssertEqual(solver.value(a), 70, accuracy: 1e-9)
        XCTAssertEqual(solver.value(b), 30, accuracy: 1e-9)
    }

    /// Two wishes of one strength that can't both be met: the older is, with one unknown and with more.
    func testTheOlderOfEqualWishesIsMet() {
        for olderIsFirst in [true, false] {
            let solver = LayoutSolver()
            let (a, b) = (solver.makeVariable(nonNegative: true), solver.makeVariable(nonNegative: true))
            solver.add([.init(a), .init(b)], .equal, constant: -100)
            for variable in olderIsFirst ? [a, b] : [b, a] { solver.add([.init(variable)], .atLeast, constant: -70, strength: 750) }
            solver.solve()
            XCTAssertEqual(solver.value(a), olderIsFirst ? 70 : 30, accuracy: 1e-9)
        }
        for olderIsFirst in [true, false] {
            let solver = LayoutSolver()
            let variables = (0 ..< 3).map { _ in solver.makeVariable(nonNegative: true) }
            solver.add(variables.map { .init($0) }, .atMost, constant: -100)
            for variable in olderIsFirst ? variables : variables.reversed() { solver.add([.init(variable)], .equal, constant: -60, strength: 750) }
            solver.solve()
            XCTAssertEqual(variables.map(solver.value), olderIsFirst ? [60, 40, 0] : [0, 40, 60])
        }
    }

    func testConflictNamesItsMembersAndGivesUpTheLatest() {
        let solver = LayoutSolver()
        let (x, w) = (solver.makeVariable(), solver.makeVariable())
        let left = solver.add([.init(x)], .equal, constant: -20)
        let unrelated = solver.add([.init(w), .init(x, -1)], .equal, constant: 0, strength: 500)
        let right = solver.add([.init(x), .init(w)], .equal, constant: -100)
        let width = solver.add([.init(w)], .equal, constant: -50)
        let conflicts = solver.solve()
        XCTAssertEqual(conflicts.count, 1)
        XCTAssertEqual(Set(conflicts[0].members), [left, right, width])
        XCTAssertFalse(conflicts[0].members.contains(unrelated))
        XCTAssertEqual(conflicts[0].broken, width)
        XCTAssertEqual(solver.value(w), 80)
    }

    func testContradictingInequalities() {
        let solver = LayoutSolver()
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        let sum = solver.add([.init(a), .init(b)], .atMost, constant: -10)
        let first = solver.add([.init(a)], .atLeast, constant: -8)
        let second = solver.add([.init(b)], .atLeast, constant: -8)
        let conflicts = solver.solve()
        XCTAssertEqual(conflicts.count, 1)
        XCTAssertEqual(Set(conflicts[0].members), [sum, first, second])
        XCTAssertEqual(conflicts[0].broken, second)
    }

    func testSizesDontTurnNegative() {
        let solver = LayoutSolver()
        let (x, w) = (solver.makeVariable(), solver.makeVariable(nonNegative: true))
        solver.add([.init(x)], .equal, constant: -20)
        solver.add([.init(x), .init(w)], .equal, constant: -10, strength: 900)
        XCTAssertTrue(solver.solve().isEmpty)
        XCTAssertEqual(solver.value(w), 0)
    }

    /// Nothing but an inequality says where it is: there. A size is none that nothing asks for.
    func testWhatIsFreeLiesAtItsOldestConstraint() {
        let solver = LayoutSolver()
        let x = solver.makeVariable(), y = solver.makeVariable(), width = solver.makeVariable(nonNegative: true)
        solver.add([.init(x)], .atMost, constant: -10)
        solver.add([.init(y)], .atLeast, constant: -5)
        solver.add([.init(y)], .atMost, constant: -20)
        solver.add([.init(width)], .atMost, constant: -23)
        XCTAssertTrue(solver.solve().isEmpty)
        XCTAssertEqual([x, y, width].map(solver.value), [10, 5, 0])
    }

    func testACentredSizeIsNoneThatNothingAsksFor() {
        let solver = LayoutSolver()
        let x = solver.makeVariable(), width = solver.makeVariable(nonNegative: true)
        solver.add([.init(x), .init(width, 0.5)], .equal, constant: -200)
        solver.add([.init(width)], .atMost, constant: -23)
        XCTAssertTrue(solver.solve().isEmpty)
        XCTAssertEqual([x, width].map(solver.value), [200, 0])
    }

    func testIndependentSystemsAreApart() {
        let solver = LayoutSolver()
        let known = solver.makeVariable()
        solver.fix(known, at: 10)
        var constraints: [LayoutSolver.Constraint] = []
        let variables = (0 ..< 5).map { _ in solver.makeVariable() }
        for variable in variables { constraints.append(solver.add([.init(variable), .init(known, -1)], .equal, constant: 0)) }
        solver.solve()
        XCTAssertEqual(solver.componentCount, 5)
        var changed: [LayoutSolver.Variable] = []
        solver.setConstant(constraints[2], -5)
        solver.solve { changed.append($0) }
        XCTAssertEqual(changed, [variables[2]])
        XCTAssertEqual(solver.value(variables[2]), 15)
    }

    func testRemovalSplitsAndFrees() {
        let solver = LayoutSolver()
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        let tie = solver.add([.init(a), .init(b, -1)], .equal, constant: 0)
        solver.add([.init(a)], .equal, constant: -5)
        solver.add([.init(b)], .equal, constant: -7, strength: 100)
        solver.solve()
        XCTAssertEqual(solver.value(b), 5)
        solver.remove(tie)
        solver.solve()
        XCTAssertEqual(solver.value(b), 7)
    }

    /// A chain that hangs on nothing begins at its first item, in whatever order its links were added.
    func testAFreeChainStartsAtItsFirstItem() {
        for order in [[1, 2, 3, 4], [4, 3, 2, 1], [2, 4, 1, 3]] {
            let solver = LayoutSolver()
            let tops = (0 ..< 5).map { _ in solver.makeVariable() }
            let heights = (0 ..< 5).map { _ in solver.makeVariable(nonNegative: true) }
            for height in heights { solver.add([.init(height)], .equal, constant: -88) }
            for i in order { solver.add([.init(tops[i]), .init(tops[i - 1], -1), .init(heights[i - 1], -1)], .equal, constant: -10) }
            solver.solve()
            XCTAssertEqual(tops.map { solver.value($0) }, [0, 98, 196, 294, 392], "\(order)")
        }
    }
}
