import Foundation

/// The parts of a text.
enum Tokens {
    static func ranges(of unit: NLTokenUnit, in text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
        switch unit {
        case .word: split(text, range) { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "\u{2019}") }
        case .sentence: sentences(text, range)
        case .paragraph: split(text, range) { $0.isNewline }
        case .document: range.isEmpty ? [] : [range]
        }
    }

    private static func split(_ text: String, _ range: Range<String.Index>, _ isSeparator: (Character) -> Bool) -> [Range<String.Index>] {
        text[range].split(whereSeparator: isSeparator).map { $0.startIndex..<$0.endIndex }
    }

    /// Up to and with the blanks after a full stop, a question or an exclamation mark.
    private static func sentences(_ text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = [], start = range.lowerBound, index = start, isEnding = false
        while index < range.upperBound {
            let character = text[index]
            if isEnding, !character.isWhitespace, !".!?".contains(character) {
                found.append(start..<index)
                (start, isEnding) = (index, false)
            }
            if ".!?".contains(character) { isEnding = true }
            index = text.index(after: index)
        }
        if start < range.upperBound { found.append(start..<range.upperBound) }
        return found
    }
}
