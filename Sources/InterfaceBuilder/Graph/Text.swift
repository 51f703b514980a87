/// A run of UTF-8 that lies elsewhere: in an arena, or in the program as a literal. To compare it or to look it up copies nothing.
package struct Text: Hashable, BitwiseCopyable, @unchecked Sendable {
    let start: UnsafePointer<UInt8>
    package let count: Int

    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        start = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
        count = bytes.count
    }

    package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
    package var isEmpty: Bool { count == 0 }
    package func contains(_ part: Text) -> Bool {
        (0...max(0, count - part.count)).contains { bytes.dropFirst($0).starts(with: part.bytes) }
    }

    package var string: String { String(decoding: bytes, as: UTF8.self) }

    package static func == (a: Text, b: Text) -> Bool {
        guard a.count == b.count else { return false }
        var position = 0
        while position + 8 <= a.count {
            guard a.word(position) == b.word(position) else { return false }
            position += 8
        }
        while position < a.count {
            guard a.start[position] == b.start[position] else { return false }
            position += 1
        }
        return true
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

    /// Equal texts have equal ones.
    var fingerprint: UInt64 {
        var hash = UInt64(count), position = 0
        while position + 8 <= count {
            hash = Self.mixed(hash ^ word(position))
            position += 8
        }
        var rest: UInt64 = 0
        while position < count {
            rest = rest << 8 | UInt64(start[position])
            position += 1
        }
        return Self.mixed(hash ^ rest)
    }

    static func mixed(_ hash: UInt64) -> UInt64 {
        let product = (hash ^ 0x9e37_79b9_7f4a_7c15).multipliedFullWidth(by: 0xbf58_476d_1ce4_e5b9)
        return product.high ^ product.low
    }

    func word(_ position: Int) -> UInt64 { UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self) }
}

extension Text: ExpressibleByStringLiteral, CustomStringConvertible {
    package init(stringLiteral literal: StaticString) {
        start = literal.utf8Start
        count = literal.utf8CodeUnitCount
    }

    package var description: String { string }
}
