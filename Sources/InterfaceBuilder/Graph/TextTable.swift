/// Values by text. The texts lie elsewhere and have to stay there.
package struct TextTable<Value> {
    struct Slot {
        let fingerprint: UInt64
        let text: Text
        var value: Value

        init(_ fingerprint: UInt64, _ text: Text, _ value: Value) {
            self.fingerprint = fingerprint
            self.text = text
            self.value = value
        }
    }

    /// A power of two of them, half of them empty at least. A text lies in the first free slot from the one of its fingerprint.
    var slots: ContiguousArray<Slot?> = []
    var used = 0

    package init() {}

    package var count: Int { used }

    package subscript(_ text: Text) -> Value? {
        get { slots.isEmpty ? nil : slots[index(of: text, text.fingerprint)]?.value }
        set {
            guard let newValue else { return }
            if used * 2 >= slots.count { grow() }
            let fingerprint = text.fingerprint, index = index(of: text, fingerprint)
            if slots[index] == nil { used += 1 }
            slots[index] = Slot(fingerprint, text, newValue)
        }
    }

    package var pairs: [(key: Text, value: Value)] { slots.compactMap { slot in slot.map { ($0.text, $0.value) } } }

    /// Where a text is, or the empty slot where it would be.
    func index(of text: Text, _ fingerprint: UInt64) -> Int {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: fingerprint) & mask
        while let slot = slots[index], slot.fingerprint != fingerprint || slot.text != text { index = (index + 1) & mask }
        return index
    }

    mutating func grow() {
        let old = slots
        slots = ContiguousArray(repeating: nil, count: Swift.max(16, old.count * 2))
        for case let slot? in old { slots[index(of: slot.text, slot.fingerprint)] = slot }
    }
}

extension TextTable: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral pairs: (Text, Value)...) {
        for (text, value) in pairs { self[text] = value }
    }
}

extension TextTable: Sendable where Value: Sendable {}
extension TextTable.Slot: Sendable where Value: Sendable {}
