/// Finds the first fault of an old-style property list. Foundation reads the healthy ones but doesn't say where a
/// broken one breaks.
package struct OldStyleScanner {
    package struct Fault: Error, Equatable {
        package let line: Int
        package let message: String
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    /// The first fault of `text`, or nil when it is sound.
    static func firstFault(in text: String) -> Fault? {
        var scanner = OldStyleScanner(bytes: Array(text.utf8))
        do {
            try scanner.value()
            try scanner.skipBlanks()
            guard scanner.current == nil else { throw scanner.fault("text after the end of the list") }
            return nil
        } catch {
            return error as? Fault
        }
    }

    /// The first fault of a `.strings` file: a dictionary without its braces, in which a key may stand alone.
    package static func firstFault(inStrings text: String) -> Fault? {
        var scanner = OldStyleScanner(bytes: Array(text.utf8))
        do {
            try scanner.entries()
            return nil
        } catch {
            return error as? Fault
        }
    }

    private mutating func entries() throws {
        while true {
            try skipBlanks()
            guard current != nil else { return }
            try string()
            try skipBlanks()
            if current != UInt8(ascii: ";") {
                try expect("=", after: "a key")
                try value()
            }
            try expect(";", after: "a value")
        }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func fault(_ message: String) -> Fault { Fault(line: line, message: message) }

    private mutating func advance() {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    private mutating func skipBlanks() throws {
        while let byte = current {
            if byte <= 32 { advance() }
            else if starts(with: "//") { while let byte = current, byte != UInt8(ascii: "\n") { advance() } }
            else if starts(with: "/*") { try skipComment() }
            else { return }
        }
    }

    private func starts(with mark: String) -> Bool { bytes[index...].starts(with: mark.utf8) }

    private mutating func skipComment() throws {
        let start = line
        while current != nil {
            if starts(with: "*/") { index += 2; return }
            advance()
        }
        throw Fault(line: start, message: "a comment that doesn't end")
    }

    private mutating func value() throws {
        try skipBlanks()
        switch current {
        case UInt8(ascii: "{"): try dictionary()
        case UInt8(ascii: "("): try array()
        case UInt8(ascii: "<"): try data()
        default: try string()
        }
    }

    private mutating func dictionary() throws {
        let start = line
        advance()
        while true {
            try skipBlanks()
            guard let byte = current else { throw Fault(line: line, message: "the '{' of line \(start) isn't closed") }
            if byte == UInt8(ascii: "}") { advance(); return }
            try string()
            try expect("=", after: "a key")
            try value()
            try expect(";", after: "a value")
        }
    }

    private mutating func array() throws {
        let start = line
        advance()
        while true {
            try skipBlanks()
            guard let byte = current else { throw Fault(line: line, message: "the '(' of line \(start) isn't closed") }
            if byte == UInt8(ascii: ")") { advance(); return }
            try value()
            try skipBlanks()
            if current == UInt8(ascii: ",") { advance() }
            else if current != UInt8(ascii: ")") { throw fault("expected ',' or ')' in a list\(found)") }
        }
    }

    private mutating func data() throws {
        let start = line
        while let byte = current {
            advance()
            if byte == UInt8(ascii: ">") { return }
        }
        throw Fault(line: start, message: "data that doesn't end")
    }

    private mutating func string() throws {
        guard let byte = current else { throw fault("the file ends too early") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotedString(byte) }
        let start = index
        while let byte = current, Self.isPlain(byte) { advance() }
        if index == start { throw fault("expected a value\(found)") }
    }

    private mutating func quotedString(_ quote: UInt8) throws {
        let start = line
        advance()
        while let byte = current {
            if byte == UInt8(ascii: "\\") { advance() }
            if current != nil { advance() }
            if byte == quote { return }
        }
        throw Fault(line: start, message: "a string that doesn't end")
    }

    private mutating func expect(_ mark: Character, after what: String) throws {
        try skipBlanks()
        guard current == mark.asciiValue else { throw fault("expected '\(mark)' after \(what)\(found)") }
        advance()
    }

    private var found: String {
        current.map { ", found '\(Character(Unicode.Scalar($0)))'" } ?? ", found the end of the file"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): return true
        default: return "_$/:.-".utf8.contains(byte) || byte >= 128
        }
    }
}
