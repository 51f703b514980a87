import Foundation

/// A value of the Distinguished Encoding Rules (X.690): a tag, a length and so many bytes.
struct DistinguishedEncoding {
    let tag: UInt8
    let content: Data
    /// With its tag and length.
    let whole: Data

    /// The value that `data` begins with; nil where it isn't whole.
    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(6))
        guard bytes.count >= 2 else { return nil }
        var length = Int(bytes[1]), header = 2
        if length >= 0x80 {
            let count = length & 0x7f
            guard (1...4).contains(count), bytes.count >= 2 + count else { return nil }
            length = bytes[2..<(2 + count)].reduce(0) { $0 << 8 | Int($1) }
            header = 2 + count
        }
        guard data.count >= header + length else { return nil }
        tag = bytes[0]
        whole = Data(data.prefix(header + length))
        content = Data(whole.dropFirst(header))
    }

    /// The values inside a sequence or a set; nil where one of them isn't whole.
    var elements: [DistinguishedEncoding]? {
        var rest = content, found: [DistinguishedEncoding] = []
        while !rest.isEmpty {
            guard let next = DistinguishedEncoding(rest) else { return nil }
            found.append(next)
            rest = Data(rest.dropFirst(next.whole.count))
        }
        return found
    }

    static let sequence: UInt8 = 0x30, bitString: UInt8 = 0x03, objectIdentifier: UInt8 = 0x06
    /// `[0] EXPLICIT`, which holds a certificate's version.
    static let version: UInt8 = 0xa0
}
