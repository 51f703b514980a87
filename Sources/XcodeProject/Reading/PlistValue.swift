import Foundation

/// A property list as values. Old-style property lists know strings only; so do we.
package enum PlistValue: Sendable, Equatable {
    case string(String)
    case array([PlistValue])
    case dictionary([String: PlistValue])

    init(_ object: Any) {
        switch object {
        case let list as [Any]: self = .array(list.map(PlistValue.init))
        case let table as [String: Any]: self = .dictionary(table.mapValues(PlistValue.init))
        default: self = .string("\(object)")
        }
    }

    package var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The strings of a list; a lone string counts as a list of one.
    package var strings: [String] {
        switch self {
        case .string(let text): return [text]
        case .array(let items): return items.compactMap(\.string)
        case .dictionary: return []
        }
    }

    package var dictionary: [String: PlistValue]? {
        if case .dictionary(let table) = self { return table }
        return nil
    }

    package var array: [PlistValue]? {
        if case .array(let items) = self { return items }
        return nil
    }
}
