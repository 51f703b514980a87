import Foundation
import ObjCRuntime

/// The language and region of the device, as iOS's settings hold them: `-AppleLanguages "(de, en)"` and `-AppleLocale de_AT`
/// among the arguments of the launch come first, then what the device was told in this run, then what a simulator has from the start.
package enum Languages {
    /// Most wanted first, `de-AT`.
    package static let preferred: [String] = {
        switch ArgumentDomain.values["AppleLanguages"] {
        case let many as [Any]: many.map { "\($0)" }
        case let one as String: [one]
        default: told.isEmpty ? ["en-US"] : told
        }
    }()

    private static let variable = "UNDERSTUDY_LANGUAGES"
    private static var told: [String] { ProcessInfo.processInfo.environment[variable]?.split(separator: " ").map(String.init) ?? [] }

    /// What processes that are started from here on prefer.
    package static func set(_ languages: [String]) { setenv(variable, languages.joined(separator: " "), 1) }

    /// The preferred languages of a device that gets `identifier` for its region, where the app then speaks another one than now.
    package static func preferred(with identifier: String) -> [String]? {
        guard ArgumentDomain.values["AppleLanguages"] == nil else { return nil }
        let tag = identifier.replacingOccurrences(of: "_", with: "-"), new = [tag] + preferred.filter { $0 != tag }
        return LocalizationChoice.of(Bundle.main, for: new) == LocalizationChoice.of(Bundle.main) ? nil : new
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var chosen = locale(ArgumentDomain.values["AppleLocale"] as? String ?? told.first?.replacingOccurrences(of: "-", with: "_") ?? "en_US")

    /// The region's formats, with the language that the app speaks: an English-only app on a German device has `en_DE`.
    package static var current: Locale { lock.withLock { chosen } }

    /// Settings gets another region: those who listen hear of it.
    package static func change(to identifier: String) {
        let new = locale(identifier)
        lock.withLock { chosen = new }
        NotificationCenter.default.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }

    /// Whether the app's language is written from right to left. `-AppleTextDirection YES` has any language so, as Xcode's pseudo-language does.
    package static let isRightToLeft: Bool = {
        if let forced = ArgumentDomain.values["AppleTextDirection"], ["YES", "1", "true"].contains("\(forced)") { return true }
        guard let spoken = spoken ?? preferred.first else { return false }
        return Locale.Language(identifier: spoken.replacingOccurrences(of: "_", with: "-")).characterDirection == .rightToLeft
    }()

    /// Of the app; nil where it names none.
    private static var spoken: String? { LocalizationChoice.of(Bundle.main).first ?? LocalizationChoice.developmentRegion }

    private static func locale(_ wanted: String) -> Locale {
        let spoken = spoken ?? wanted
        let locale = Locale(identifier: wanted), language = Locale(identifier: spoken).language
        if locale.language.languageCode == language.languageCode { return locale }
        let region = locale.region.map { "_\($0.identifier)" } ?? ""
        return Locale(identifier: language.languageCode.map { $0.identifier + region } ?? wanted)
    }
}

// Foundation asks nobody here and always answers `en_001`. These carry the names under which it and apps ask, and the linker finds ours first.
extension Locale {
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func _currentOfDevice() -> Locale { Languages.current }

    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func _autoupdatingOfDevice() -> Locale { Languages.current }

    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    public static func _preferredOfDevice() -> [String] { Languages.preferred }
}
