import Foundation
import XcodeProject

/// An `.xcstrings` catalog. It compiles to one `.strings` a language and, for what varies by number, one `.stringsdict`.
package struct StringCatalog {
    private struct File: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
        var shouldTranslate: Bool?
    }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    private struct Unit: Decodable { var value: String }

    private struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    private struct Substitution: Decodable {
        var formatSpecifier: String?
        var variations: Variations?
    }

    private let name: String
    private let contents: File

    package init(contentsOf file: URL) throws {
        name = file.deletingPathExtension().lastPathComponent
        do { contents = try JSONDecoder().decode(File.self, from: Data(contentsOf: file)) }
        catch { throw ProjectError("the string catalog is broken: \(error)", file: file.path) }
    }

    /// Files by their path in the bundle.
    package func compiled() throws -> [(path: String, data: Data)] {
        var plain: [String: [String: String]] = [contents.sourceLanguage: [:]]
        var plural: [String: [String: Any]] = [:]
        for (key, entry) in contents.strings {
            let localizations = entry.localizations ?? [:]
            if localizations[contents.sourceLanguage] == nil { plain[contents.sourceLanguage, default: [:]][key] = key }
            for (language, localization) in localizations {
                if let value = simpleValue(of: localization) { plain[language, default: [:]][key] = value }
                if let rule = pluralRule(of: localization) { plural[language, default: [:]][key] = rule }
            }
        }
        return try files(plain, "strings") + files(plural, "stringsdict")
    }

    private func files(_ tables: [String: some Any], _ kind: String) throws -> [(path: String, data: Data)] {
        try tables.sorted { $0.key < $1.key }.map { language, table in
            ("\(language).lproj/\(name).\(kind)", try PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0))
        }
    }

    /// The text, or its variation for phones.
    private func simpleValue(of localization: Localization) -> String? {
        if let unit = localization.stringUnit, localization.substitutions == nil { return unit.value }
        let device = localization.variations?.device
        return (device?["iphone"] ?? device?["other"])?.stringUnit?.value
    }

    private func pluralRule(of localization: Localization) -> [String: Any]? {
        if let forms = localization.variations?.plural {
            return ["NSStringLocalizedFormatKey": "%#@value@", "value": rule(forms, specifier: "lld")]
        }
        guard let format = localization.stringUnit?.value, let substitutions = localization.substitutions else { return nil }
        var result: [String: Any] = ["NSStringLocalizedFormatKey": format]
        for (name, substitution) in substitutions {
            result[name] = rule(substitution.variations?.plural ?? [:], specifier: substitution.formatSpecifier ?? "lld")
        }
        return result
    }

    private func rule(_ forms: [String: Localization], specifier: String) -> [String: Any] {
        var rule: [String: Any] = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": specifier]
        for (form, localization) in forms { rule[form] = localization.stringUnit?.value.replacingOccurrences(of: "%arg", with: "%\(specifier)") ?? "" }
        return rule
    }
}
