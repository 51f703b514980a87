/// Splits tests into shards that take about the same time: the longest first, each to the shard that has least to do. The
/// same tests and durations give the same split on every machine.
struct Split {
    let shard: Shard
    let durations: Durations
    private var loads: [Double]
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    init(_ shard: Shard, durations: Durations) {
        self.shard = shard
        self.durations = durations
        loads = Array(repeating: 0, count: shard.count)
    }

    /// The tests of this shard, of one bundle after another.
    mutating func share(of tests: [String], in target: String) -> Set<String> {
        let timed = tests.map { (test: $0, seconds: durations.seconds(of: $0, in: target)) }
        var mine: Set<String> = []
        for (test, seconds) in timed.sorted(by: { ($1.seconds, $0.test) < ($0.seconds, $1.test) }) {
            let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) }!
            loads[least] += seconds
            if least == shard.index - 1 { mine.insert(test) }
            add("\(target)/\(test) \(least)")
        }
        return mine
    }

    var label: ShardLabel { ShardLabel(shard: shard, split: String(hash, radix: 16)) }

    private mutating func add(_ word: String) {
        for byte in word.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }
}
