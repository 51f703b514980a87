import Foundation
import ObjCRuntime

public struct NLTagScheme: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let tokenType = Self("TokenType"), lexicalClass = Self("LexicalClass"), nameType = Self("NameType"), nameTypeOrLexicalClass = Self("NameTypeOrLexicalClass"), lemma = Self("Lemma"), language = Self("Language"), script = Self("Script"), sentimentScore = Self("SentimentScore")
}

public struct NLTag: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let word = Self("Word"), punctuation = Self("Punctuation"), whitespace = Self("Whitespace"), other = Self("Other"), noun = Self("Noun"), verb = Self("Verb"), adjective = Self("Adjective"), adverb = Self("Adverb"), pronoun = Self("Pronoun")
    public static let personalName = Self("PersonalName"), placeName = Self("PlaceName"), organizationName = Self("OrganizationName"), otherWord = Self("OtherWord")
}

/// Tells words from the rest and a text's language. Named only for the other schemes: there are no models for them.
open class NLTagger: ObjCObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Self(rawValue: 1), omitPunctuation = Self(rawValue: 2), omitWhitespace = Self(rawValue: 4), omitOther = Self(rawValue: 8), joinNames = Self(rawValue: 16), joinContractions = Self(rawValue: 32)
    }

    public let tagSchemes: [NLTagScheme]
    open var string: String?
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes; super.init() }
    open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

    open func enumerateTags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [], using block: (NLTag?, Range<String.Index>) -> Bool) {
        for token in Tokens.ranges(of: unit, in: string ?? "", range) where !block(tag(of: token, scheme), token) { return }
    }
    open func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        let text = string ?? ""
        let token = Tokens.ranges(of: unit, in: text, text.startIndex..<text.endIndex).first { $0.contains(index) } ?? index..<index
        return (tag(of: token, scheme), token)
    }
    open func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []) -> [(NLTag?, Range<String.Index>)] { Tokens.ranges(of: unit, in: string ?? "", range).map { (tag(of: $0, scheme), $0) } }

    private func tag(of token: Range<String.Index>, _ scheme: NLTagScheme) -> NLTag? {
        switch scheme {
        case .tokenType: return .word
        case .language: return dominantLanguage.map { NLTag($0.rawValue) }
        default:
            notImplemented("NLTagger: \(scheme.rawValue)")
            return nil
        }
    }
}
