import Foundation
import ObjCRuntime

public enum NLTokenUnit: Int, Sendable { case word = 0, sentence, paragraph, document }

/// Splits a text into words, sentences and paragraphs.
open class NLTokenizer: ObjCObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let numeric = Self(rawValue: 1), symbolic = Self(rawValue: 2), emoji = Self(rawValue: 4)
    }

    public let unit: NLTokenUnit
    open var string: String?
    public init(unit: NLTokenUnit) { self.unit = unit; super.init() }
    open func setLanguage(_ language: NLLanguage) {}

    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { Tokens.ranges(of: unit, in: string ?? "", range) }
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        let text = string ?? ""
        return tokens(for: text.startIndex..<text.endIndex).first { $0.contains(index) } ?? index..<index
    }
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        let text = string ?? ""
        for token in tokens(for: range) where !block(token, text[token].allSatisfy(\.isNumber) ? .numeric : []) { return }
    }
}
