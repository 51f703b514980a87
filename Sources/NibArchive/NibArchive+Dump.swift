extension NibArchive {
    /// The archive as text, one object a paragraph, for people and for expected files of tests.
    package func dump() -> String {
        var lines: [String] = []
        for index in objects.indices {
            lines.append("#\(index) \(className(of: index))")
            for entry in entries(of: index) { lines.append("  \(keyName(entry)) = \(describe(entry.value))") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A value for people to read: text in quotes, geometry in braces, an object by its number and class.
    package func describe(_ value: NibValue) -> String {
        switch value {
        case .int8(let n): "\(n)"
        case .int16(let n): "\(n)"
        case .int32(let n): "\(n)"
        case .int64(let n): "\(n)"
        case .bool(let flag): "\(flag)"
        case .float(let x): "\(x)f"
        case .double(let x): "\(x)"
        case .data(let slice): describe(bytes(slice))
        case .null: "nil"
        case .object(let index): describe(object: Int(index))
        }
    }

    private func describe(object index: Int) -> String {
        if className(of: index) == "NSString", let text = string(of: index) { return "#\(index) \(text.debugDescription)" }
        return "#\(index) \(className(of: index))"
    }

    /// Geometry as numbers, text as text, anything else as its length.
    private func describe(_ data: ArraySlice<UInt8>) -> String {
        if let numbers = Self.geometry(data) { return "{" + numbers.map { "\($0)" }.joined(separator: ", ") + "}" }
        if let text = String(validating: data, as: UTF8.self) { return text.debugDescription }
        return "<\(data.count) bytes>"
    }

    /// The components of a point, size, rectangle or insets: a type byte (7: 64 bits, 6: 32 bits), then 2 or 4 numbers.
    package static func geometry(_ data: ArraySlice<UInt8>) -> [Double]? {
        func components<Bits: FixedWidthInteger>(_ make: (Bits) -> Double) -> [Double] {
            let width = MemoryLayout<Bits>.size
            return stride(from: data.startIndex + 1, to: data.endIndex, by: width).map { start in
                make((0..<width).reversed().reduce(0) { $0 << 8 | Bits(truncatingIfNeeded: data[start + $1]) })
            }
        }
        switch (data.first, data.count) {
        case (7, 17), (7, 33): return components { (bits: UInt64) in Double(bitPattern: bits) }
        case (6, 9), (6, 17): return components { (bits: UInt32) in Double(Float(bitPattern: bits)) }
        default: return nil
        }
    }
}

extension NibValue {
    /// The name of the value's type in the file.
    package var typeName: String {
        switch self {
        case .int8: "int8"
        case .int16: "int16"
        case .int32: "int32"
        case .int64: "int64"
        case .bool: "bool"
        case .float: "float"
        case .double: "double"
        case .data: "data"
        case .null: "nil"
        case .object: "object"
        }
    }
}
