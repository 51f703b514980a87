import Foundation

/// Text that Interface Builder can't write as XML is base64, often without its padding.
enum Base64 {
    static func decode(_ text: String) -> [UInt8]? {
        var digits = text.filter { !$0.isWhitespace && $0 != "=" }
        digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
        return Data(base64Encoded: digits).map(Array.init)
    }
}
