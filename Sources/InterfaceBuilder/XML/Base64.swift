import Foundation

/// Text that Interface Builder can't write as XML is base64, often without its padding.
enum Base64 {
    static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
        var digits = text.filter { $0 > 32 && $0 != UInt8(ascii: "=") }
        digits += Array(repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: Data(digits)).map(Array.init)
    }
}
