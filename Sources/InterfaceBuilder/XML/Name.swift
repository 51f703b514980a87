import Synchronization

/// The name of an element, an attribute or a `key`, interned: comparing two is comparing two integers.
struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let id: Int32

    init(_ text: String) {
        id = Self.table.withLock { table in
            if let id = table.ids[text] { return id }
            let id = Int32(table.texts.count)
            table.texts.append(text)
            table.ids[text] = id
            return id
        }
    }

    init(stringLiteral text: String) { self.init(text) }

    var text: String { Self.table.withLock { $0.texts[Int(id)] } }
    var description: String { text }

    private struct Table {
        var ids: [String: Int32] = [:]
        var texts: [String] = []
    }

    private static let table = Mutex(Table())
}
