import Foundation

/// A bundle's `.strings` and `.stringsdict` of the chosen language, read once.
enum StringTables {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var read: [URL: [String: Any]] = [:]

    /// The key's text; `value`, or else the key, where the tables don't have it. As on iOS, an empty `value` counts as none.
    static func text(_ key: String, value: String?, table: String?, find: (_ name: String, _ type: String) -> URL?) -> String {
        let name = table?.isEmpty == false ? table! : "Localizable"
        for kind in ["stringsdict", "strings"] {
            guard let url = find(name, kind), let found = contents(of: url)[key] else { continue }
            if let text = found as? String { return text }
            if let rule = found as? [String: Any] { return PluralFormats.register(rule) }
        }
        return value?.isEmpty == false ? value! : key
    }

    private static func contents(of url: URL) -> [String: Any] {
        lock.withLock {
            if let known = read[url] { return known }
            let found = PropertyListFile.read(url) as? [String: Any] ?? [:]
            read[url] = found
            return found
        }
    }
}
