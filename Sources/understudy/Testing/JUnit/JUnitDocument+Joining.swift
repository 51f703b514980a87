extension JUnitDocument {
    /// Several reports as one. A test that more than one of them names counts once, with the worst of its results.
    init(joining documents: [JUnitDocument]) {
        for document in documents { join(document) }
    }

    private mutating func join(_ other: JUnitDocument) {
        seconds += other.seconds
        for suite in other.suites {
            if let index = suites.firstIndex(where: { $0.name == suite.name }) { suites[index].join(suite.cases) } else { suites.append(suite) }
        }
    }

    /// What is wrong with reports that ought to be the shards of one run; empty where nothing is, or where they are no shards.
    static func faults(ofShards documents: [(name: String, document: JUnitDocument)]) -> [String] {
        let labels = documents.compactMap { some in ShardLabel(some.document.properties).map { (name: some.name, label: $0) } }
        guard let first = labels.first else { return [] }
        var faults = labels.dropFirst().filter { $0.label.shard.count != first.label.shard.count || $0.label.split != first.label.split }.map {
            "\($0.name) (shard \($0.label.text)) was split otherwise than \(first.name) (shard \(first.label.text)): with other durations, tests or options"
        }
        let present = Set(labels.map(\.label.shard.index))
        faults += (1...first.label.shard.count).filter { !present.contains($0) }.map { "shard \($0)/\(first.label.shard.count) is missing" }
        return faults
    }
}

extension JUnitDocument.Suite {
    /// One report may name a test more than once, with each of its arguments: the second meets the second.
    fileprivate mutating func join(_ others: [JUnitDocument.Case]) {
        var places = Dictionary(grouping: cases.indices, by: { cases[$0].name }).mapValues { $0[...] }
        for other in others {
            if let place = places[other.name]?.popFirst() {
                if other.outcome.badness > cases[place].outcome.badness { cases[place] = other }
            } else {
                cases.append(other)
            }
        }
    }
}

extension JUnitDocument.Outcome {
    fileprivate var badness: Int {
        switch self {
        case .skipped: 0
        case .passed: 1
        case .failed: 2
        case .error: 3
        }
    }
}
