import Foundation

/// Build settings in layers, lowest first; a higher layer wins and may refer to what lies beneath with `$(inherited)`.
package struct BuildSettings: Sendable {
    private var layers: [[String: String]]

    package init(layers: [[String: String]]) { self.layers = layers }

    /// The value of a setting with every reference expanded; empty when it isn't set.
    package subscript(key: String) -> String { value(of: key, beneath: layers.count, pending: [:]) ?? "" }

    package func isSet(_ key: String) -> Bool { layers.contains { $0[key] != nil } }

    /// `YES`, `true` and `1` are yes.
    package func flag(_ key: String, default fallback: Bool = false) -> Bool {
        let value = self[key]
        return value.isEmpty ? fallback : ["YES", "TRUE", "1"].contains(value.uppercased())
    }

    /// The words of a list setting, quotes honoured.
    package func list(_ key: String) -> [String] { Self.words(self[key]) }

    /// The names of all settings that begin with `prefix`.
    package func keys(prefix: String) -> [String] {
        Set(layers.flatMap { $0.keys.filter { $0.hasPrefix(prefix) } }).sorted()
    }

    /// `text` with `$(NAME)`, `${NAME}` and modifiers replaced.
    package func expand(_ text: String) -> String {
        SettingExpansion.expand(text) { name in value(of: name, beneath: layers.count, pending: [:]) }
    }

    /// The topmost value under layer `limit`. `pending` breaks circles: a setting that refers to itself means the value beneath it.
    private func value(of key: String, beneath limit: Int, pending: [String: Int]) -> String? {
        guard let index = layers[..<limit].lastIndex(where: { $0[key] != nil }), let raw = layers[index][key] else { return nil }
        guard raw.contains("$") else { return raw }
        var pending = pending
        pending[key] = index
        return SettingExpansion.expand(raw) { name in
            if name == "inherited" || name == key { return value(of: key, beneath: index, pending: pending) ?? "" }
            return value(of: name, beneath: pending[name] ?? layers.count, pending: pending)
        }
    }

    /// Splits at blanks; quotes keep blanks together, a backslash keeps the next character.
    static func words(_ text: String) -> [String] {
        var words: [String] = [], word = "", quote: Character?, escaped = false, started = false
        for character in text {
            if escaped { word.append(character); escaped = false }
            else if character == "\\" { escaped = true; started = true }
            else if let open = quote { if character == open { quote = nil } else { word.append(character) } }
            else if character == "\"" || character == "'" { quote = character; started = true }
            else if character.isWhitespace { if started || !word.isEmpty { words.append(word) }; word = ""; started = false }
            else { word.append(character) }
        }
        if started || !word.isEmpty { words.append(word) }
        return words
    }
}
