/// An object of a graph to be archived. Entries keep the order they are set in; a key may repeat.
package final class NibNode {
    package var className: String
    package var entries: [(key: InternedName, field: NibField)] = []
    /// The object's number while an archive is being written, −1 otherwise.
    var index: Int32 = -1

    package init(_ className: String) { self.className = className }

    /// Appends an entry. A `nil` field is no entry at all (a missing key means the default).
    package func add(_ key: InternedName, _ field: NibField?) {
        if let field { entries.append((key, field)) }
    }

    /// Replaces the first entry of the key, or appends it.
    package func set(_ key: InternedName, _ field: NibField) {
        if let index = entries.firstIndex(where: { $0.key == key }) {
            entries[index].field = field
        } else {
            entries.append((key, field))
        }
    }

    package subscript(_ key: InternedName) -> NibField? { entries.first { $0.key == key }?.field }
}

/// What an entry of a `NibNode` holds. Integers take the narrowest width when archived.
package enum NibField {
    case int(Int)
    case bool(Bool)
    case float(Float)
    case double(Double)
    case data([UInt8])
    case null
    case object(NibNode)

    /// A number as a double.
    var number: Double? {
        switch self {
        case .int(let n): Double(n)
        case .float(let x): Double(x)
        case .double(let x): x
        case .bool, .data, .null, .object: nil
        }
    }

    package var object: NibNode? {
        if case .object(let node) = self { node } else { nil }
    }
}
