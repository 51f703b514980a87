import NibArchive

/// Walks two nibs side by side from their roots. Whatever the tables' order, an object of the one has to be met where
/// always the same object of the other is met.
struct GraphComparison {
    private let a: NibArchive
    private let b: NibArchive
    private let level: Likeness
    private var partnerOfA: [Int: Int] = [:]
    private var partnerOfB: [Int: Int] = [:]
    private var found: [String] = []
    private var pending: [(a: Int, b: Int, path: String)] = []

    init(_ a: NibArchive, _ b: NibArchive, _ level: Likeness) {
        self.a = a
        self.b = b
        self.level = level
    }

    /// What differs, by class and key; what lies behind a difference isn't looked at.
    func differences() -> [String] {
        var copy = self
        copy.meet(a.root, b.root, "root")
        while let next = copy.pending.popLast() { copy.compare(next.a, next.b, next.path) }
        return copy.found
    }

    private mutating func meet(_ first: Int, _ second: Int, _ path: String) {
        if level == .exceptNumberWidths, a.className(of: first) == "NSNumber" { return pending.append((first, second, path)) }
        if let known = partnerOfA[first] {
            if known != second { found.append("\(path): \(a.className(of: first)) is another object than before") }
            return
        }
        if partnerOfB[second] != nil {
            found.append("\(path): \(b.className(of: second)) is shared in the second only")
            return
        }
        partnerOfA[first] = second
        partnerOfB[second] = first
        pending.append((first, second, path))
    }

    private mutating func compare(_ first: Int, _ second: Int, _ path: String) {
        let name = a.className(of: first)
        guard a.classNames(of: first) == b.classNames(of: second) else {
            found.append("\(path): \(name) ≠ \(b.className(of: second))")
            return
        }
        let left = entries(a, first), right = entries(b, second)
        if level == .exceptNumberWidths, name == "NSNumber" { return compareNumbers(left, right, path) }
        guard left.map(\.key) == right.map(\.key) else { return found += keyDifferences(name, left.map(\.key), right.map(\.key)) }
        var children: [(Int, Int, String)] = []
        for (index, (x, y)) in zip(left, right).enumerated() {
            let place = x.key == "UINibEncoderEmptyKey" ? "\(path)[\(index)]" : "\(name).\(x.key)"
            if case .object(let i) = x.value, case .object(let j) = y.value {
                children.append((Int(i), Int(j), place))
            } else if !isSame(x.value, y.value) {
                found.append("\(place): \(describe(x.value, a)) ≠ \(describe(y.value, b))")
            }
        }
        for child in children where !isProxyOfChance(child.0, child.1, child.2) { meet(child.0, child.1, child.2) }
    }

    /// Proxies of an enclosing nib's objects are listed among the top-level objects by their names, which are chance.
    private func isProxyOfChance(_ first: Int, _ second: Int, _ path: String) -> Bool {
        guard path.hasPrefix("NSObject.UINib") else { return false }
        return [(a, first), (b, second)].allSatisfy { archive, object in
            archive.value(of: object, key: "UIProxiedObjectIdentifier")?.reference.flatMap(archive.string).map(Self.isUpstream) == true
        }
    }

    /// An integer or a double: which of them depends on which of two equal numbers was met first.
    private mutating func compareNumbers(_ left: [(key: String, value: NibValue)], _ right: [(key: String, value: NibValue)], _ path: String) {
        if left.first?.value.number != right.first?.value.number { found.append("\(path): \(left) ≠ \(right)") }
    }

    private func entries(_ archive: NibArchive, _ object: Int) -> [(key: String, value: NibValue)] {
        var entries = archive.entries(of: object).map { (key: archive.keyName($0), value: $0.value) }
        if ["NSDictionary", "NSMutableDictionary"].contains(archive.className(of: object)) { entries = members(archive, entries) }
        if level > .graph, archive.className(of: object) == "NSArray" { entries = byOwner(archive, entries) }
        guard level > .graph else { return entries }
        return entries.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(\.element)
    }

    /// A dictionary's pairs by key. Names of upstream placeholders are chance, and a dictionary's order follows from them.
    private func members(_ archive: NibArchive, _ entries: [(key: String, value: NibValue)]) -> [(key: String, value: NibValue)] {
        guard entries.count > 3, entries[0].key == "NSInlinedValue" else { return entries }
        let pairs = stride(from: 1, to: entries.count - 1, by: 2).map { index -> (order: String, pair: [(key: String, value: NibValue)]) in
            let key = entries[index].value.reference.flatMap(archive.string) ?? ""
            let value = entries[index + 1].value.reference.map { object in
                archive.className(of: object) + (archive.value(of: object, key: "UIClassName")?.reference.flatMap(archive.string) ?? "")
            } ?? ""
            return (Self.isUpstream(key) ? "UpstreamPlaceholder \(value)" : key, [entries[index], entries[index + 1]])
        }
        guard level > .graph || pairs.contains(where: { $0.order.hasPrefix("UpstreamPlaceholder") }) else { return entries }
        return [entries[0]] + pairs.sorted { $0.order < $1.order }.flatMap(\.pair)
    }

    /// Runtime attributes by their objects' classes: before Xcode 10 the order of the objects is chance.
    private func byOwner(_ archive: NibArchive, _ entries: [(key: String, value: NibValue)]) -> [(key: String, value: NibValue)] {
        guard let first = entries.dropFirst().first?.value.reference, archive.className(of: first) == "UINibKeyValuePair" else { return entries }
        let pairs = entries.dropFirst().enumerated().map { offset, entry -> (owner: String, offset: Int, entry: (key: String, value: NibValue)) in
            let owner = entry.value.reference.flatMap { archive.value(of: $0, key: "UIObject")?.reference }.map(archive.className) ?? ""
            return (owner, offset, entry)
        }
        return [entries[0]] + pairs.sorted { ($0.owner, $0.offset) < ($1.owner, $1.offset) }.map(\.entry)
    }

    private static func isUpstream(_ text: String) -> Bool { text.hasPrefix("UpstreamPlaceholder-") }

    private func keyDifferences(_ name: String, _ left: [String], _ right: [String]) -> [String] {
        let gone = Set(left).subtracting(right).sorted().map { "\(name).\($0): in the first only" }
        let new = Set(right).subtracting(left).sorted().map { "\(name).\($0): in the second only" }
        if gone.isEmpty, new.isEmpty {
            return [left.count == right.count ? "\(name): other order of keys" : "\(name): \(left.count) ≠ \(right.count) entries"]
        }
        return gone + new
    }

    private func isSame(_ x: NibValue, _ y: NibValue) -> Bool {
        switch (x, y) {
        case (.data(let i), .data(let j)):
            let left = a.bytes(i), right = b.bytes(j)
            if NibArchive.isArchive(left), let first = try? NibArchive(Array(left)), let second = try? NibArchive(Array(right)) {
                return GraphComparison(first, second, level).differences().isEmpty
            }
            return left == right || [left, right].allSatisfy { Self.isUpstream(String(decoding: $0, as: UTF8.self)) }
        case (.null, .null): return true
        case (.object, _), (_, .object), (.null, _), (_, .null), (.data, _), (_, .data): return false
        default: return x == y || level > .exceptKeyOrder && x.number == y.number
        }
    }

    private func describe(_ value: NibValue, _ archive: NibArchive) -> String {
        switch value {
        case .object(let index): archive.className(of: Int(index))
        case .data(let slice):
            NibArchive.geometry(archive.bytes(slice)).map { "\($0)" } ?? (
                NibArchive.isArchive(archive.bytes(slice)) ? "a nib" : String(decoding: archive.bytes(slice), as: UTF8.self).debugDescription)
        default: "\(value)"
        }
    }
}
