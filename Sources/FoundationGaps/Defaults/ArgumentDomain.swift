import Foundation

/// The `-key value` pairs among the arguments of the launch. A value may be a property list of the old style: `(de, en)`, `{a = 1;}`.
package enum ArgumentDomain {
    nonisolated(unsafe) package static let values = parse(Array(ProcessInfo.processInfo.arguments.dropFirst()))

    package static func parse(_ arguments: [String]) -> [String: Any] {
        var values: [String: Any] = [:], rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word.count > 1, let next = rest.first, !isKey(next) else { continue }
            rest = rest.dropFirst()
            values[String(word.dropFirst())] = value(next)
        }
        return values
    }

    /// `-5` is a value, `-name` the next key.
    private static func isKey(_ word: String) -> Bool { word.hasPrefix("-") && word.count > 1 && Double(word) == nil }

    private static func value(_ text: String) -> Any {
        guard let first = text.first, "({<".contains(first) else { return text }
        let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
        return list ?? oldStyleArray(text) ?? text
    }

    private static func oldStyleArray(_ text: String) -> [String]? {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
        let items = text.dropFirst().dropLast().split(separator: ",")
        return items.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"\t\n")) }.filter { !$0.isEmpty }
    }
}
