import Foundation

/// Writes a person's name: `Ann Lee`, `Ann`, `AL`. In English order; corelibs' class can't be made.
open class PersonNameComponentsFormatter: Formatter {
    public enum Style: Int, Sendable { case `default` = 0, short, medium, long, abbreviated }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let phonetic = Options(rawValue: 2)
    }

    open var style: Style = .default
    open var isPhonetic = false
    open var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        func joined(_ parts: String?...) -> String { parts.compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: " ") }
        switch style {
        case .short: return components.nickname ?? components.givenName ?? components.familyName ?? ""
        case .long: return joined(components.namePrefix, components.givenName, components.middleName, components.familyName, components.nameSuffix)
        case .abbreviated: return [components.givenName, components.familyName].compactMap { $0?.first.map(String.init) }.joined()
        default: return joined(components.givenName, components.familyName)
        }
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string(from:)) }

    /// Given name first, family name last, what stands between is the middle name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(separator: " ").map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 { components.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return components
    }
}
