import Foundation

/// A value of a PDF file (ISO 32000-1, 7.3).
indirect enum PDFObject {
    case null
    case bool(Bool)
    case number(Double)
    case name(String)
    case string([UInt8])
    case array([PDFObject])
    case dictionary([String: PDFObject])
    case stream([String: PDFObject], Range<Int>)
    case reference(Int)
    /// A word that is none of these: an operator of a content stream.
    case word(String)

    var number: Double? { if case .number(let value) = self { value } else { nil } }
    /// nil for what no file has so many of.
    var integer: Int? { number.flatMap { abs($0) < 1e9 ? Int($0) : nil } }
    var name: String? { if case .name(let value) = self { value } else { nil } }
    var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }

    var range: Range<Int>? { if case .stream(_, let range) = self { range } else { nil } }

    var dictionary: [String: PDFObject]? {
        switch self {
        case .dictionary(let value), .stream(let value, _): value
        default: nil
        }
    }
}

/// Reads values one after the other.
struct PDFLexer {
    let bytes: [UInt8]
    var at: Int
    private var depth = 0

    init(_ bytes: [UInt8], at: Int = 0) {
        self.bytes = bytes
        self.at = at
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0 }
    private static let delimiters = Set("()<>[]{}/%".utf8)

    mutating func skipSpace() {
        while at < bytes.count {
            if PDFLexer.isSpace(bytes[at]) {
                at += 1
            } else if bytes[at] == UInt8(ascii: "%") {
                while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
            } else {
                return
            }
        }
    }

    /// nil at the end, and after a bracket that closes what wasn't opened.
    mutating func next() -> PDFObject? {
        skipSpace()
        guard at < bytes.count, depth < 64 else { return nil }
        depth += 1
        defer { depth -= 1 }
        switch bytes[at] {
        case UInt8(ascii: "/"): return .name(nameToken())
        case UInt8(ascii: "("): return .string(literal())
        case UInt8(ascii: "["): return .array(list(until: "]"))
        case UInt8(ascii: "<"):
            if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "<") { return dictionaryOrStream() }
            return .string(hexadecimal())
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
            at += 1
            return nil
        default: return word()
        }
    }

    private mutating func token() -> String {
        let start = at
        while at < bytes.count, !PDFLexer.isSpace(bytes[at]), !PDFLexer.delimiters.contains(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func nameToken() -> String {
        at += 1
        return token()
    }

    /// Digits, signs and a point; Swift would read `inf` and `0x1p9` too. What no page has room for is cut, so that sums stay finite.
    private static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }) else { return nil }
        return Double(text).map { min(max($0, -1e9), 1e9) }
    }

    private mutating func word() -> PDFObject {
        let text = token()
        guard let value = Self.number(text) else {
            switch text {
            case "true": return .bool(true)
            case "false": return .bool(false)
            case "null": return .null
            case "": at += 1; return .null
            default: return .word(text)
            }
        }
        // `12 0 R`
        let here = at
        if value >= 0, value < 1e9, !text.contains(".") {
            skipSpace()
            if Int(token()) != nil {
                skipSpace()
                if token() == "R" { return .reference(Int(value)) }
            }
        }
        at = here
        return .number(value)
    }

    private mutating func literal() -> [UInt8] {
        var result: [UInt8] = [], open = 0
        repeat {
            let byte = bytes[at]
            at += 1
            if byte == UInt8(ascii: "\\"), at < bytes.count {
                result.append(bytes[at])
                at += 1
            } else {
                if byte == UInt8(ascii: "(") { open += 1 }
                if byte == UInt8(ascii: ")") { open -= 1 }
                result.append(byte)
            }
        } while at < bytes.count && open > 0
        return Array(result.dropFirst().dropLast())
    }

    private mutating func hexadecimal() -> [UInt8] {
        at += 1
        var digits: [UInt8] = []
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
            if let digit = Character(UnicodeScalar(bytes[at])).hexDigitValue { digits.append(UInt8(digit)) }
            at += 1
        }
        at += 1
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private mutating func list(until end: Character) -> [PDFObject] {
        at += 1
        var items: [PDFObject] = []
        while true {
            skipSpace()
            guard at < bytes.count else { return items }
            if bytes[at] == end.asciiValue {
                at += 1
                return items
            }
            guard let item = next() else { return items }
            items.append(item)
        }
    }

    private mutating func dictionaryOrStream() -> PDFObject {
        at += 2
        var entries: [String: PDFObject] = [:]
        while true {
            skipSpace()
            guard at + 1 < bytes.count else { return .dictionary(entries) }
            if bytes[at] == UInt8(ascii: ">") {
                at += 2
                break
            }
            guard case .name(let key)? = next(), let value = next() else { return .dictionary(entries) }
            entries[key] = value
        }
        let here = at
        skipSpace()
        guard token() == "stream" else {
            at = here
            return .dictionary(entries)
        }
        if at < bytes.count, bytes[at] == 0x0D { at += 1 }
        if at < bytes.count, bytes[at] == 0x0A { at += 1 }
        return .stream(entries, at..<at)
    }
}
