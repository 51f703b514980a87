/// Conditions of a setting's key, `KEY[sdk=iphonesimulator*][arch=x86_64][config=Debug]`.
struct SettingCondition {
    let name: String
    private let conditions: [(kind: String, pattern: String)]

    /// More conditions make a key more particular, and so does a longer pattern.
    var weight: Int { conditions.reduce(0) { $0 + 100 + $1.pattern.count } }

    init(_ key: String) {
        let parts = key.split(separator: "[")
        name = String(parts.first ?? "")
        conditions = parts.dropFirst().flatMap { $0.split(separator: "]").first?.split(separator: ",") ?? [] }.compactMap { part in
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            return sides.count == 2 ? (sides[0], sides[1]) : nil
        }
    }

    func holds(sdk: String, arch: String, configuration: String) -> Bool {
        conditions.allSatisfy { kind, pattern in
            switch kind {
            case "sdk": return Self.matches(sdk, pattern)
            case "arch": return Self.matches(arch, pattern)
            case "config": return Self.matches(configuration, pattern)
            default: return false
            }
        }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
        pattern.hasSuffix("*") ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }

    /// The settings that hold, one value a key: the most particular one.
    static func resolve(_ pairs: [(key: String, value: String)], sdk: String, arch: String, configuration: String) -> [String: String] {
        var result: [String: String] = [:], weights: [String: Int] = [:]
        for (key, value) in pairs {
            let condition = SettingCondition(key)
            guard condition.holds(sdk: sdk, arch: arch, configuration: configuration) else { continue }
            guard condition.weight >= weights[condition.name, default: 0] else { continue }
            weights[condition.name] = condition.weight
            result[condition.name] = value
        }
        return result
    }
}
