/// One of several parts that the tests are split into, for as many machines: `--shard 2/5`.
struct Shard: Equatable {
    /// Counted from 1.
    let index: Int
    let count: Int

    init(_ text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
            throw UsageError("--shard is I/N, a part and how many there are, such as 1/3; '\(text)' isn't")
        }
        (self.index, self.count) = (index, count)
    }

    var text: String { "\(index)/\(count)" }
}

/// What a report says of the shard that it is of.
struct ShardLabel: Equatable {
    let shard: Shard
    /// The same for all shards of one split.
    let split: String

    var text: String { shard.text }
}

extension ShardLabel {
    init?(_ properties: [String: String]) {
        guard let text = properties["shard"], let shard = try? Shard(text) else { return nil }
        self.init(shard: shard, split: properties["split"] ?? "")
    }
}
