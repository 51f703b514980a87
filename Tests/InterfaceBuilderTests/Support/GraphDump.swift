import NibArchive

/// A nib's graph as text, whatever the order of its tables: objects are numbered as a walk from the root meets them.
struct GraphDump {
    /// Entries of one object in the order of their keys, so that only what is there counts.
    var sortsKeys = false
    /// Keys not to look at.
    var leavingOut: Set<String> = []
    private let archive: NibArchive
    private var numbers: [Int: Int] = [:]
    private var lines: [String] = []

    init(_ archive: NibArchive, sortsKeys: Bool = false, leavingOut: Set<String> = []) {
        self.archive = archive
        self.sortsKeys = sortsKeys
        self.leavingOut = leavingOut
    }

    func text() -> String {
        var copy = self
        copy.visit(archive.root)
        return copy.lines.joined(separator: "\n") + "\n"
    }

    private mutating func visit(_ object: Int) {
        guard numbers[object] == nil else { return }
        numbers[object] = numbers.count
        var own = ["#\(numbers[object]!) \(archive.className(of: object))"]
        var children: [Int] = []
        for entry in entries(object) {
            own.append("  \(archive.keyName(entry)) = \(describe(entry.value, &children))")
        }
        lines += own
        for child in children { visit(child) }
    }

    private func entries(_ object: Int) -> [NibEntry] {
        let entries = archive.entries(of: object).filter { !leavingOut.contains(archive.keyName($0)) }
        guard sortsKeys else { return entries }
        return entries.enumerated().sorted { a, b in
            (archive.keyName(a.element), a.offset) < (archive.keyName(b.element), b.offset)
        }.map(\.element)
    }

    private func describe(_ value: NibValue, _ children: inout [Int]) -> String {
        switch value {
        case .object(let index):
            let index = Int(index), name = archive.className(of: index)
            if name == "NSString", let text = archive.string(of: index) { return text.debugDescription }
            if name == "NSNumber", let entry = archive.entries(of: index).first { return "number \(describe(entry.value, &children))" }
            children.append(index)
            return name
        case .data(let slice):
            let bytes = archive.bytes(slice)
            if let numbers = NibArchive.geometry(bytes) { return "\(numbers)" }
            if NibArchive.isArchive(bytes), let nested = try? NibArchive(Array(bytes)) {
                return "nib\n" + GraphDump(nested, sortsKeys: sortsKeys, leavingOut: leavingOut).text()
            }
            return String(decoding: bytes, as: UTF8.self).debugDescription
        case .null: return "nil"
        case .bool(let flag): return flag ? "1" : "0"
        default: return value.number.map { $0 == $0.rounded() ? "\(Int($0))" : "\(Float($0))" } ?? "?"
        }
    }
}
