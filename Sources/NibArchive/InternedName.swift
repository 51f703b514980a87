import Synchronization

/// A name of a document or a key of a nib, interned: comparing two is comparing two integers.
package struct InternedName: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// Small and dense, so that it can index an array.
    package let id: Int32

    @inlinable package static func == (a: InternedName, b: InternedName) -> Bool { a.id == b.id }

    package init(_ text: String) { id = Self.table.withLock { $0.id(text) } }

    /// A literal is found by its address, which is quicker than by its text.
    package init(stringLiteral literal: StaticString) { id = Self.table.withLock { $0.id(literal) } }

    package var text: String { Self.table.withLock { $0.texts[Int(id)] } }
    package var description: String { text }

    private struct Table {
        var texts: [String] = []
        private var ids: [String: Int32] = [:]
        private var literals: [UnsafePointer<UInt8>: Int32] = [:]

        mutating func id(_ text: String) -> Int32 {
            if let id = ids[text] { return id }
            let id = Int32(texts.count)
            texts.append(text)
            ids[text] = id
            return id
        }

        mutating func id(_ literal: StaticString) -> Int32 {
            guard literal.hasPointerRepresentation else { return id("\(literal)") }
            if let id = literals[literal.utf8Start] { return id }
            let id = id("\(literal)")
            literals[literal.utf8Start] = id
            return id
        }
    }

    private static let table = Mutex(Table())
}
