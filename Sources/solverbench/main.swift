import Foundation
import LayoutSolver

// solverbench: build and solve, then resize, for systems of 100, 1,000 and 10,000 constraints. Medians of processor time.

func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func measure(_ make: (Int) -> Shape, _ count: Int) -> (rows: Int, build: Double, resize: Double) {
    var (build, resize, rows): ([Double], [Double], Int) = ([], [], 0)
    for _ in 0 ..< (count <= 100 ? 51 : count <= 1000 ? 21 : 5) {
        let shape = make(count)
        rows = shape.rows.count
        let start = milliseconds()
        shape.solver.fix(shape.root.width, at: 20_000)
        shape.solver.fix(shape.root.height, at: 844)
        for row in shape.rows { shape.solver.add(row.terms, row.relation, constant: row.constant, strength: row.strength) }
        shape.solver.solve()
        build.append(milliseconds() - start)
        for step in 1 ... 3 {
            let start = milliseconds()
            shape.solver.fix(shape.root.width, at: Double(20_000 + step))
            shape.solver.solve()
            resize.append(milliseconds() - start)
        }
    }
    return (rows, median(build), median(resize))
}

let shapes: [(String, (Int) -> Shape)] = [("chain", Shape.chainOfEqualWidths), ("grid", Shape.nestedGrid), ("cells", Shape.cells), ("chainfix", Shape.chainOfFixed)]
for (name, make) in shapes {
    for count in [100, 1000, 10_000] {
        let result = measure(make, count)
        print(String(format: "LayoutSolver %@ n=%d build+solve %.3f ms | resize %.4f ms | %.2f us/constraint",
                     name, result.rows, result.build, result.resize, result.build * 1e3 / Double(result.rows)))
    }
}
