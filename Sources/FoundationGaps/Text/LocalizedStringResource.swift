import Foundation

extension String {
    /// A key of a table with its arguments: `"You have \(count) items"` is the key `You have %lld items`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, @unchecked Sendable {
        var key = ""
        var arguments: [any CVarArg] = []

        public init(stringLiteral value: String) { key = value }
        public init(_ value: String) { key = value }

        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        public static func == (one: Self, other: Self) -> Bool { one.key == other.key && "\(one.arguments)" == "\(other.arguments)" }

        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [any CVarArg] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
            private mutating func append(_ specifier: String, _ argument: any CVarArg) {
                key += specifier
                arguments.append(argument)
            }

            public mutating func appendInterpolation(_ value: String) { append("%@", value as NSString) }
            public mutating func appendInterpolation(_ value: Substring) { append("%@", String(value) as NSString) }
            public mutating func appendInterpolation(_ value: Int, specifier: String = "%lld") { append(specifier, value) }
            public mutating func appendInterpolation<T: SignedInteger>(_ value: T, specifier: String = "%lld") { append(specifier, Int64(value)) }
            public mutating func appendInterpolation<T: UnsignedInteger>(_ value: T, specifier: String = "%llu") { append(specifier, UInt64(value)) }
            public mutating func appendInterpolation(_ value: Double, specifier: String = "%lf") { append(specifier, value) }
            public mutating func appendInterpolation(_ value: Float, specifier: String = "%f") { append(specifier, Double(value)) }
            public mutating func appendInterpolation(_ value: CGFloat, specifier: String = "%lf") { append(specifier, Double(value)) }
            public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)" as NSString) }
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String { append("%@", format.format(value) as NSString) }
        }

        func text(key other: String? = nil, table: String?, bundle: Bundle?, locale: Locale) -> String {
            // Without an entry the default's own text is the format.
            let found = (bundle ?? .main).localizedString(forKey: other ?? key, value: key, table: table)
            return arguments.isEmpty ? found.replacingOccurrences(of: "%%", with: "%") : String(format: found, locale: locale, arguments: arguments)
        }
    }

    /// The text of a key in the app's tables; the key itself where there is none.
    public init(localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) {
        self = keyAndValue.text(table: table, bundle: bundle, locale: locale)
    }

    public init(localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil) {
        self = defaultValue.text(key: "\(key)", table: table, bundle: bundle, locale: locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.text(key: resource.key, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
    }
}

/// A text that is looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, CustomLocalizedStringResourceConvertible, @unchecked Sendable {
    public enum BundleDescription: Equatable, @unchecked Sendable {
        case main, forClass(AnyClass), atURL(URL)

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }

        public static func == (one: Self, other: Self) -> Bool { one.bundle === other.bundle }
    }

    public let key: String
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription

    public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil) {
        (key, defaultValue, self.table, self.locale, self.bundle) = (keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil) {
        (self.key, self.defaultValue, self.table, self.locale, self.bundle) = ("\(key)", defaultValue, table, locale, bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { self.init(String.LocalizationValue(stringInterpolation: stringInterpolation)) }
    public var localizedStringResource: LocalizedStringResource { self }
}

public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension AttributedString {
    /// The key's text. corelibs reads no Markdown: its marks stay.
    public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil) {
        self.init(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current))
    }
}
