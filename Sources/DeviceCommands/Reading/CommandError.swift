/// Why a line is no command.
package struct CommandError: Error, Equatable, CustomStringConvertible {
    package var message: String
    package init(_ message: String) { self.message = message }
    package var description: String { message }
}

/// Names that may have been meant.
package enum NearNames {
    /// The `count` that are nearest to what was written, nearest first: those that it is part of, then by how much has to be changed.
    package static func of(_ wrong: String, among names: [String], count: Int) -> [String] {
        let key = wrong.lowercased()
        let rated = names.enumerated().map { (index: $0.offset, name: $0.element, distance: distance(key, $0.element.lowercased())) }
        return rated.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(count).map(\.name)
    }

    /// Whether somebody who wrote the one may have meant the other.
    package static func areNear(_ one: String, _ other: String) -> Bool { distance(one.lowercased(), other.lowercased()) <= max(1, one.count / 3) }

    private static func distance(_ one: String, _ other: String) -> Int {
        if one == other { return 0 }
        if !one.isEmpty, other.contains(one) { return 1 }
        return edits(Array(one), Array(other))
    }

    /// Insertions, deletions and changes of a character that lead from one to the other; swapped neighbours are one.
    private static func edits(_ one: [Character], _ other: [Character]) -> Int {
        var before: [Int] = [], row = Array(0...other.count)
        for i in one.indices {
            var next = [i + 1]
            for j in other.indices {
                var best = min(row[j] + (one[i] == other[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
                if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { best = min(best, before[j - 1] + 1) }
                next.append(best)
            }
            (before, row) = (row, next)
        }
        return row[other.count]
    }
}
