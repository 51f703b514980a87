extension NibArchive {
    /// The first ten bytes of every file.
    package static let magic = Array("NIBArchive".utf8)

    /// True when the bytes start as a NIBArchive does (a keyed archive starts with `bplist00`).
    package static func isArchive(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: magic) }

    /// The object that holds the nib's lists: always the first.
    package var root: Int { 0 }

    package func className(of object: Int) -> String { classes[Int(objects[object].classIndex)].name }

    /// The class of an object, then its fallbacks in the order to try them.
    package func classNames(of object: Int) -> [String] {
        let cls = classes[Int(objects[object].classIndex)]
        return [cls.name] + cls.fallbacks.map { classes[$0].name }
    }

    /// The entries of an object, in file order.
    package func entries(of object: Int) -> ArraySlice<NibEntry> {
        let row = objects[object]
        return values[Int(row.firstValue)..<Int(row.firstValue) + Int(row.valueCount)]
    }

    package func keyName(_ entry: NibEntry) -> String { keys[Int(entry.key)] }

    /// The first value of a key, or nil when the object hasn't got it.
    package func value(of object: Int, key: Int) -> NibValue? {
        entries(of: object).first { $0.key == Int32(key) }?.value
    }

    package func value(of object: Int, key: String) -> NibValue? {
        entries(of: object).first { keys[Int($0.key)] == key }?.value
    }

    /// Every value of a repeated key (`UINibEncoderEmptyKey` of an inlined collection).
    package func values(of object: Int, key: String) -> [NibValue] {
        entries(of: object).filter { keys[Int($0.key)] == key }.map(\.value)
    }

    package func bytes(_ slice: NibSlice) -> ArraySlice<UInt8> {
        blob[Int(slice.offset)..<Int(slice.offset) + Int(slice.count)]
    }

    /// The characters of an NSString, NSMutableString or NSLocalizableString object, nil for any other.
    package func string(of object: Int) -> String? {
        guard case .data(let slice)? = value(of: object, key: "NS.bytes") else { return nil }
        return String(decoding: bytes(slice), as: UTF8.self)
    }
}

extension NibValue {
    /// Any number or flag as an integer; a keyed decoder coerces freely.
    package var integer: Int? {
        switch self {
        case .int8(let n): Int(n)
        case .int16(let n): Int(n)
        case .int32(let n): Int(n)
        case .int64(let n): Int(n)
        case .bool(let flag): flag ? 1 : 0
        case .float(let x): Int(exactly: x.rounded(.towardZero))
        case .double(let x): Int(exactly: x.rounded(.towardZero))
        case .data, .null, .object: nil
        }
    }

    /// Any number or flag as a double.
    package var number: Double? {
        switch self {
        case .float(let x): Double(x)
        case .double(let x): x
        default: integer.map(Double.init)
        }
    }

    /// Any number or flag as a flag: false for zero.
    package var flag: Bool? { number.map { $0 != 0 } }

    package var reference: Int? {
        if case .object(let index) = self { Int(index) } else { nil }
    }
}
