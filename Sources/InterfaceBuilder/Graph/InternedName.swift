import Synchronization

/// A name of a document, a class or a key of a nib, interned: comparing two is comparing two integers.
package struct InternedName: Hashable, BitwiseCopyable, Sendable {
    /// Small and dense, so that it can index an array.
    package let id: Int32

    package static func == (a: InternedName, b: InternedName) -> Bool { a.id == b.id }

    package init(_ text: Text) { id = Self.table.withLock { $0.id(text) } }

    package init(_ text: String) {
        var text = text
        self = text.withUTF8 { InternedName(Text($0)) }
    }

    package var text: String { Self.table.withLock { $0.texts[Int(id)] } }

    private struct Table: ~Copyable {
        var texts: [String] = []
        private var ids = TextTable<Int32>()
        private let arena = Arena()

        mutating func id(_ text: Text) -> Int32 {
            if let id = ids[text] { return id }
            let id = Int32(texts.count)
            texts.append(text.string)
            ids[Text(arena.keep(text.bytes))] = id
            return id
        }
    }

    private static let table = Mutex(Table())
}

extension InternedName: ExpressibleByStringLiteral, CustomStringConvertible {
    package init(stringLiteral literal: StaticString) { self = Literals.shared.name(literal) }
    package var description: String { text }
}

/// Names of literals by their address, without a lock: a name costs no more in the midst of a function than one kept outside.
private struct Literals: @unchecked Sendable {
    static let shared = Literals()

    /// Each slot holds the last literal that fell into it: 48 bits of address, 16 of number.
    private let slots: UnsafeMutablePointer<Atomic<UInt64>>

    private init() {
        slots = .allocate(capacity: 4096)
        for index in 0..<4096 { (slots + index).initialize(to: Atomic(0)) }
    }

    func name(_ literal: StaticString) -> InternedName {
        let address = UInt64(UInt(bitPattern: literal.utf8Start))
        let slot = slots + Int((address &* 0x9e37_79b9_7f4a_7c15) >> 52)
        let found = slot.pointee.load(ordering: .relaxed)
        if found >> 16 == address { return InternedName(id: Int32(found & 0xffff)) }
        let name = InternedName(Text(stringLiteral: literal))
        if name.id <= 0xffff, address >> 48 == 0 { slot.pointee.store(address << 16 | UInt64(name.id), ordering: .relaxed) }
        return name
    }
}

private extension InternedName {
    init(id: Int32) { self.id = id }
}
