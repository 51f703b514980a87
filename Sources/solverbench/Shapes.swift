import LayoutSolver

/// A system as data, so that only the solver is timed.
struct Shape {
    struct Box {
        let left, top, width, height: LayoutSolver.Variable
    }

    struct Row {
        let terms: [LayoutSolver.Term]
        let relation: LayoutSolver.Relation
        let constant: Double
        let strength: Double
    }

    let solver = LayoutSolver()
    private(set) var rows: [Row] = []
    private(set) var root: Box

    init() { root = Shape.box(in: solver) }

    private static func box(in solver: LayoutSolver) -> Box {
        Box(left: solver.makeVariable(), top: solver.makeVariable(), width: solver.makeVariable(nonNegative: true), height: solver.makeVariable(nonNegative: true))
    }

    private mutating func add(_ terms: (LayoutSolver.Variable, Double)..., constant: Double = 0, _ relation: LayoutSolver.Relation = .equal, strength: Double = LayoutSolver.required) {
        rows.append(Row(terms: terms.map { .init($0.0, $0.1) }, relation: relation, constant: constant, strength: strength))
    }

    /// Boxes side by side, all as wide as the first, together as wide as the root.
    static func chainOfEqualWidths(_ count: Int) -> Shape {
        var shape = Shape()
        let root = shape.root
        var (first, previous): (Box?, Box?)
        for _ in 0 ..< max(1, count / 4) {
            let box = box(in: shape.solver)
            if let first, let previous {
                shape.add((box.left, 1), (previous.left, -1), (previous.width, -1), constant: -8)
                shape.add((box.width, 1), (first.width, -1))
            } else {
                shape.add((box.left, 1), constant: -8)
                first = box
            }
            shape.add((box.top, 1), constant: -8)
            shape.add((box.height, 1), (root.height, -1), constant: 16)
            previous = box
        }
        if let previous { shape.add((previous.left, 1), (previous.width, 1), (root.width, -1), constant: 8) }
        return shape
    }

    /// Boxes side by side, each 50 wide.
    static func chainOfFixed(_ count: Int) -> Shape {
        var shape = Shape()
        let root = shape.root
        var previous: Box?
        for _ in 0 ..< max(1, count / 4) {
            let box = box(in: shape.solver)
            if let previous { shape.add((box.left, 1), (previous.left, -1), (previous.width, -1), constant: -8) } else { shape.add((box.left, 1), constant: -8) }
            shape.add((box.width, 1), constant: -50)
            shape.add((box.top, 1), constant: -8)
            shape.add((box.height, 1), (root.height, -1), constant: 16)
            previous = box
        }
        return shape
    }

    /// Each box is halved, left and right or above and below by turns.
    static func nestedGrid(_ count: Int) -> Shape {
        var shape = Shape()
        shape.add((shape.root.left, 1))
        shape.add((shape.root.top, 1))
        var queue: [(box: Box, isRow: Bool)] = [(shape.root, true)]
        var next = 0
        while shape.rows.count < count {
            let (parent, isRow) = queue[next]
            next += 1
            let (a, b) = (box(in: shape.solver), box(in: shape.solver))
            shape.halve(Shape.along(parent, isRow), Shape.along(a, isRow), Shape.along(b, isRow), Shape.along(parent, !isRow), Shape.along(a, !isRow), Shape.along(b, !isRow))
            queue += [(a, !isRow), (b, !isRow)]
        }
        return shape
    }

    private typealias Span = (start: LayoutSolver.Variable, length: LayoutSolver.Variable)

    private static func along(_ box: Box, _ isRow: Bool) -> Span { isRow ? (box.left, box.width) : (box.top, box.height) }

    private mutating func halve(_ parent: Span, _ a: Span, _ b: Span, _ parentAcross: Span, _ aAcross: Span, _ bAcross: Span) {
        add((a.start, 1), (parent.start, -1), constant: -4)
        add((b.start, 1), (a.start, -1), (a.length, -1), constant: -4)
        add((b.start, 1), (b.length, 1), (parent.start, -1), (parent.length, -1), constant: 4)
        add((a.length, 1), (b.length, -1))
        for across in [aAcross, bAcross] {
            add((across.start, 1), (parentAcross.start, -1), constant: -4)
            add((across.length, 1), (parentAcross.length, -1), constant: 8)
        }
    }

    /// A list of rows with two labels of intrinsic size each.
    static func cells(_ count: Int) -> Shape {
        var shape = Shape()
        var previous: Box?
        for index in 0 ..< max(1, count / 20) { previous = shape.addCell(index, below: previous) }
        return shape
    }

    private mutating func addCell(_ index: Int, below previous: Box?) -> Box {
        let (cell, title, subtitle) = (Shape.box(in: solver), Shape.box(in: solver), Shape.box(in: solver))
        add((cell.left, 1))
        add((cell.width, 1), (root.width, -1))
        if let previous { add((cell.top, 1), (previous.top, -1), (previous.height, -1)) } else { add((cell.top, 1)) }
        add((cell.height, 1), constant: -44, .atLeast)
        add((cell.height, 1), constant: -44, strength: 250)
        add((title.left, 1), (cell.left, -1), constant: -16)
        add((subtitle.left, 1), (title.left, -1))
        add((title.top, 1), (cell.top, -1), constant: -6)
        add((subtitle.top, 1), (title.top, -1), (title.height, -1), constant: -2)
        add((subtitle.top, 1), (subtitle.height, 1), (cell.top, -1), (cell.height, -1), constant: 6, .atMost)
        for (label, height) in [(title, 20.0), (subtitle, 14)] {
            add((label.left, 1), (label.width, 1), (cell.left, -1), (cell.width, -1), constant: 16, .atMost)
            for (variable, length) in [(label.width, Double(80 + index % 40)), (label.height, height)] {
                add((variable, 1), constant: -length, .atMost, strength: 250)
                add((variable, 1), constant: -length, .atLeast, strength: 750)
            }
        }
        return cell
    }
}
