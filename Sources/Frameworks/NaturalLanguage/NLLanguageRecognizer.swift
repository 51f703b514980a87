import Foundation
import ObjCRuntime

/// Tells a language by its script, and languages in Latin letters by their commonest words.
open class NLLanguageRecognizer: ObjCObject {
    private var text = ""
    open var languageHints: [NLLanguage: Double] = [:]
    open var languageConstraints: [NLLanguage] = []
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }
    open func processString(_ string: String) { text += string }
    open func reset() { text = "" }
    open var dominantLanguage: NLLanguage? { scores().max { $0.value < $1.value }?.key }
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        let found = scores(), total = found.values.reduce(0, +)
        return Dictionary(uniqueKeysWithValues: found.sorted { $0.value > $1.value }.prefix(maxHypotheses).map { ($0.key, $0.value / total) })
    }

    private static let scripts: [(ClosedRange<UInt32>, NLLanguage)] = [
        (0x3040...0x30FF, .japanese), (0xAC00...0xD7AF, .korean), (0x4E00...0x9FFF, .simplifiedChinese), (0x0400...0x04FF, .russian), (0x0370...0x03FF, .greek),
        (0x0590...0x05FF, .hebrew), (0x0600...0x06FF, .arabic), (0x0900...0x097F, .hindi), (0x0E00...0x0E7F, .thai),
    ]
    private static let words: [NLLanguage: Set<String>] = [
        .english: ["the", "and", "of", "to", "in", "is", "that", "it", "was", "for", "you", "with", "this", "are", "hello"],
        .german: ["der", "die", "und", "das", "ist", "nicht", "ein", "eine", "zu", "den", "mit", "ich", "sie", "von", "hallo"],
        .french: ["le", "la", "les", "et", "des", "est", "une", "un", "que", "pour", "dans", "pas", "je", "vous", "bonjour"],
        .spanish: ["el", "la", "los", "y", "de", "que", "es", "una", "un", "por", "con", "para", "no", "hola", "en"],
        .italian: ["il", "la", "che", "di", "e", "è", "un", "una", "per", "non", "con", "sono", "ciao", "gli", "del"],
        .portuguese: ["o", "a", "os", "e", "que", "não", "uma", "um", "para", "com", "é", "você", "olá", "em", "do"],
        .dutch: ["de", "het", "een", "en", "van", "niet", "is", "ik", "dat", "op", "te", "zijn", "hallo", "met", "voor"],
    ]

    private func scores() -> [NLLanguage: Double] {
        var scores: [NLLanguage: Double] = [:]
        for scalar in text.unicodeScalars { if let script = Self.scripts.first(where: { $0.0.contains(scalar.value) }) { scores[script.1, default: 0] += 1 } }
        // Kanji beside kana are Japanese.
        if scores[.japanese] != nil { scores[.simplifiedChinese] = nil }
        for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) { for (language, words) in Self.words where words.contains(String(word)) { scores[language, default: 0] += 1 } }
        return languageConstraints.isEmpty ? scores : scores.filter { languageConstraints.contains($0.key) }
    }
}
