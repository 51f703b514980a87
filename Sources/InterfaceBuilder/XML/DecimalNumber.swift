import NibArchive

/// Numbers of documents, most of them short decimals, for which no general parser is needed.
enum DecimalNumber {
    static func parse(_ text: Text) -> Double? {
        var mantissa = 0, digits = 0, fraction = -1, isNegative = false, position = 0
        for byte in text.bytes {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                mantissa = mantissa * 10 + Int(byte - UInt8(ascii: "0"))
                digits += 1
                if fraction >= 0 { fraction += 1 }
            case UInt8(ascii: ".") where fraction < 0: fraction = 0
            case UInt8(ascii: "-") where position == 0: isNegative = true
            default: return Double(text.string)
            }
            position += 1
            // Up to 15 digits, and powers of ten up to 22, are exact: so is their quotient but for one rounding.
            if digits > 15 { return Double(text.string) }
        }
        guard digits > 0, fraction != 0 else { return Double(text.string) }
        let value = fraction > 0 ? Double(mantissa) / powers[fraction] : Double(mantissa)
        return isNegative ? -value : value
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
