import NibArchive

/// How far two nibs are the same, the strictest first.
enum Likeness: Int, CaseIterable, Comparable {
    /// The same file.
    case bytes
    /// The same objects: classes, order of keys, types of values, values, and who refers to whom.
    case graph
    /// The same graph, whatever the order of keys in an object.
    case exceptKeyOrder
    /// The same graph, whatever the order of keys and the width of numbers.
    case exceptNumberWidths
    case different

    static func < (a: Likeness, b: Likeness) -> Bool { a.rawValue < b.rawValue }

    /// - Returns: the likeness, and for different nibs the first differences under the most lenient comparison.
    static func of(_ a: NibArchive, _ b: NibArchive) -> (likeness: Likeness, differences: [String]) {
        if a.encoded() == b.encoded() { return (.bytes, []) }
        for level in [Likeness.graph, .exceptKeyOrder] where GraphComparison(a, b, level).differences().isEmpty { return (level, []) }
        let differences = GraphComparison(a, b, .exceptNumberWidths).differences()
        return (differences.isEmpty ? .exceptNumberWidths : .different, differences)
    }
}
