import Foundation

// solvercheck [--systems N] [--seed S]: systems made at random and changed step by step. After each step the solution has to be that of
// the same system built at once; one that isn't is told, and ends in status 1. The systems are written with their solutions, one a line, for
// `Scripts/check-solver`.

func option(_ name: String, _ fallback: Int) -> Int {
    guard let place = CommandLine.arguments.firstIndex(of: name), place + 1 < CommandLine.arguments.count else { return fallback }
    return Int(CommandLine.arguments[place + 1]) ?? fallback
}

let wanted = option("--systems", 1000), first = option("--seed", 1), stepsEach = 8
let encoder = JSONEncoder()
var made = 0, differing = 0, seed = first
while made < wanted {
    var history = History(seed: seed)
    for step in 0 ..< stepsEach where made < wanted {
        if step > 0 { history.step() }
        history.solve()
        let fresh = history.fresh()
        if let place = zip(history.values, fresh.values).enumerated().first(where: { abs($0.element.0 - $0.element.1) > 1e-5 || $0.element.0.isNaN })?.offset {
            differing += 1
            FileHandle.standardError.write(Data("seed \(seed), step \(step): variable \(place) is \(history.values[place]), built at once \(fresh.values[place])\n".utf8))
        }
        FileHandle.standardOutput.write(try encoder.encode(history.record("\(seed).\(step)", values: history.values, conflicts: fresh.conflicts)) + [10])
        made += 1
    }
    seed += 1
}
FileHandle.standardError.write(Data("\(made) systems, \(differing) not as built at once\n".utf8))
exit(differing == 0 ? 0 : 1)
