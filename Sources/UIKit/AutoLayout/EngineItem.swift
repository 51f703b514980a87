import LayoutSolver

/// A view or guide as the solver sees it: its alignment rectangle in the coordinates of what it lies in.
@MainActor final class EngineItem {
    weak var owner: AnyObject?
    let x: LayoutSolver.Variable
    let y: LayoutSolver.Variable
    let width: LayoutSolver.Variable
    let height: LayoutSolver.Variable
    var horizontalContent: ContentConstraints?
    var verticalContent: ContentConstraints?
    /// Whether the intrinsic size is to be asked for.
    var isContentStale = false

    /// The pair that intrinsic size makes along an axis: hugging keeps it small, resistance keeps it large.
    struct ContentConstraints {
        let hugging: LayoutSolver.Constraint
        let resistance: LayoutSolver.Constraint
    }

    init(_ owner: AnyObject, in solver: LayoutSolver) {
        self.owner = owner
        x = solver.makeVariable()
        y = solver.makeVariable()
        width = solver.makeVariable(nonNegative: true)
        height = solver.makeVariable(nonNegative: true)
    }

    var all: [LayoutSolver.Variable] { [x, y, width, height] }

    func fix(_ rect: CGRect, in solver: LayoutSolver) {
        solver.fix(x, at: rect.minX)
        solver.fix(y, at: rect.minY)
        solver.fix(width, at: rect.width)
        solver.fix(height, at: rect.height)
    }

    func unfix(in solver: LayoutSolver) { for variable in all { solver.unfix(variable) } }

    func rect(in solver: LayoutSolver) -> CGRect {
        CGRect(x: solver.value(x), y: solver.value(y), width: max(solver.value(width), 0), height: max(solver.value(height), 0))
    }
}

/// A sum of solver variables and a number.
struct LinearExpression {
    var terms: [LayoutSolver.Term] = []
    var constant = 0.0

    mutating func add(_ variable: LayoutSolver.Variable, _ coefficient: Double = 1) { terms.append(.init(variable, coefficient)) }

    mutating func add(_ other: LinearExpression, times factor: Double) {
        for term in other.terms { terms.append(.init(term.variable, term.coefficient * factor)) }
        constant += other.constant * factor
    }

    static prefix func - (expression: LinearExpression) -> LinearExpression {
        var negated = LinearExpression()
        negated.add(expression, times: -1)
        return negated
    }
}
