import Foundation

/// Which of a bundle's languages is shown: the first of the device's languages that the bundle has, else its development region's.
package enum LocalizationChoice {
    /// The bundle's languages to look in, best first. Empty for a bundle without any.
    package static func of(_ bundle: Bundle, for wanted: [String] = Languages.preferred) -> [String] {
        let offered = names(of: bundle)
        return offered.isEmpty ? [] : choose(from: offered, for: wanted, development: bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String)
    }

    /// The app's.
    static var developmentRegion: String? { Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String }

    /// `offered` in its own spelling. A language that is offered for one region only serves the others too: `pt-BR` for `pt-PT`.
    package static func choose(from offered: [String], for wanted: [String], development: String? = nil) -> [String] {
        let real = offered.filter { $0 != "Base" }
        for language in wanted {
            let tag = canonical(language)
            let parents = sequence(first: tag) { tag in tag.lastIndex(of: "-").map { String(tag[..<$0]) } }
            let exact = parents.lazy.compactMap { parent in real.first { canonical($0) == parent } }.first
            if let found = exact ?? sibling(of: tag, in: real) { return [found] }
        }
        if let development, let found = real.first(where: { canonical($0) == canonical(development) }) { return [found] }
        return Array(offered.contains("Base") ? [development ?? "en"] : real.prefix(1))
    }

    private static func sibling(of tag: String, in offered: [String]) -> String? {
        let language = Locale.Language(identifier: tag)
        return offered.first { name in
            let other = Locale.Language(identifier: canonical(name))
            return other.languageCode == language.languageCode && script(other) == script(language)
        }
    }

    /// Chinese and its like are written in more than one script, which the region tells.
    private static func script(_ language: Locale.Language) -> String? { language.script?.identifier ?? Locale.Language(identifier: language.maximalIdentifier).script?.identifier }

    /// `English.lproj` of old, `pt_BR` and `pt-BR`.
    private static func canonical(_ name: String) -> String {
        let old = ["English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it", "Spanish": "es", "Dutch": "nl"]
        return old[name] ?? name.replacingOccurrences(of: "_", with: "-")
    }

    private static func names(of bundle: Bundle) -> [String] {
        let listed = bundle.infoDictionary?["CFBundleLocalizations"] as? [String] ?? []
        let found = names(in: bundle.bundleURL)
        return found + listed.filter { !found.contains($0) }
    }

    /// The languages that have a folder in a bundle.
    static func names(in folder: URL) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    }
}
