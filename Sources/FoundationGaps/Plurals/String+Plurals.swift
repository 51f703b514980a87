import Foundation

// `String(format:)` and its like, which on iOS know the formats of a `.stringsdict`. They carry the names under which apps
// call Foundation's, and the linker finds ours first.
extension String {
    @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
    public static func _formatted(format: __shared String, _ arguments: any CVarArg...) -> String { written(format, nil, arguments) }

    @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
    public static func _formatted(format: __shared String, arguments: __shared [any CVarArg]) -> String { written(format, nil, arguments) }

    @_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
    public static func _formatted(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) -> String { written(format, locale, arguments) }

    @_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
    public static func _formatted(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) -> String { written(format, locale, arguments) }

    @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
    public static func _localizedWithFormat(_ format: String, _ arguments: any CVarArg...) -> String { written(format, Languages.current, arguments) }

    private static func written(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
        let (format, arguments) = PluralFormats.expanded(format, arguments, locale)
        return withVaList(arguments) { NSString(format: format, locale: locale.map { NSLocale(localeIdentifier: $0.identifier) }, arguments: $0) as String }
    }
}
