import Foundation

/// Names in the locale's language, as `Locale` knows them.
extension NSLocale {
    private var locale: Locale { self as Locale }

    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String { locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier }
    public func localizedString(forLanguageCode languageCode: String) -> String? { locale.localizedString(forLanguageCode: languageCode) }
    public func localizedString(forCountryCode countryCode: String) -> String? { locale.localizedString(forRegionCode: countryCode) }
    public func localizedString(forScriptCode scriptCode: String) -> String? { locale.localizedString(forScriptCode: scriptCode) }
    public func localizedString(forVariantCode variantCode: String) -> String? { locale.localizedString(forVariantCode: variantCode) }
    public func localizedString(forCurrencyCode currencyCode: String) -> String? { locale.localizedString(forCurrencyCode: currencyCode) }
    public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? { locale.localizedString(forCollationIdentifier: collationIdentifier) }
    public func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String? { locale.localizedString(forCollatorIdentifier: collatorIdentifier) }
}
