@_exported import Foundation

public struct NLLanguage: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let undetermined = Self("und"), english = Self("en"), french = Self("fr"), german = Self("de"), spanish = Self("es"), italian = Self("it"), portuguese = Self("pt"), dutch = Self("nl"), russian = Self("ru")
    public static let ukrainian = Self("uk"), polish = Self("pl"), czech = Self("cs"), greek = Self("el"), hebrew = Self("he"), arabic = Self("ar"), hindi = Self("hi"), thai = Self("th"), korean = Self("ko"), japanese = Self("ja")
    public static let simplifiedChinese = Self("zh-Hans"), traditionalChinese = Self("zh-Hant"), turkish = Self("tr"), swedish = Self("sv"), danish = Self("da"), norwegian = Self("nb"), finnish = Self("fi"), hungarian = Self("hu"), vietnamese = Self("vi"), indonesian = Self("id")
}
