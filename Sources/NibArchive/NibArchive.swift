/// A compiled Interface Builder archive: the flat tables of a NIBArchive container.
///
/// The tables are kept as the file has them. Objects name a run of `values`; a value is a key and a plain scalar, a
/// reference to another object, or bytes that lie in `blob`. Nothing here knows a UIKit class.
package struct NibArchive: Sendable, Equatable {
    /// 1 in every file known.
    package var formatVersion: UInt32 = 1
    /// 9 up to Xcode 12, 10 since Xcode 14.
    package var coderVersion: UInt32 = 10
    package var objects: [NibObject] = []
    package var keys: [String] = []
    package var values: [NibEntry] = []
    package var classes: [NibClass] = []
    /// What `NibValue.data` slices point into: the whole file when read, the collected bytes when made.
    package var blob: [UInt8] = []
    /// Bytes after the last table; some encoders write `LNE\0`.
    package var trailer: [UInt8] = []

    package init() {}

    package static func == (a: NibArchive, b: NibArchive) -> Bool { a.encoded() == b.encoded() }
}

/// A class name and the classes to try, in order, when it is unknown.
package struct NibClass: Sendable, Equatable {
    package var name: String
    /// Indices into `NibArchive.classes`.
    package var fallbacks: [Int]

    package init(name: String, fallbacks: [Int] = []) {
        self.name = name
        self.fallbacks = fallbacks
    }
}

/// An object: its class and its run of values.
package struct NibObject: Sendable, Equatable {
    package var classIndex: Int32
    package var firstValue: Int32
    package var valueCount: Int32

    package init(classIndex: Int, firstValue: Int, valueCount: Int) {
        self.classIndex = Int32(classIndex)
        self.firstValue = Int32(firstValue)
        self.valueCount = Int32(valueCount)
    }
}

/// One key and its value. An object may repeat a key: its entries are an ordered multimap.
package struct NibEntry: Sendable, Equatable {
    /// Index into `NibArchive.keys`.
    package var key: Int32
    package var value: NibValue

    package init(key: Int, value: NibValue) {
        self.key = Int32(key)
        self.value = value
    }
}

/// A value, with the width it has in the file.
package enum NibValue: Sendable, Equatable {
    case int8(Int8)
    case int16(Int16)
    case int32(Int32)
    case int64(Int64)
    case bool(Bool)
    case float(Float)
    case double(Double)
    /// Bytes of `NibArchive.blob`.
    case data(NibSlice)
    case null
    /// Index into `NibArchive.objects`.
    case object(Int32)
}

/// A run of bytes in `NibArchive.blob`.
package struct NibSlice: Sendable, Equatable {
    package var offset: Int32
    package var count: Int32

    package init(offset: Int, count: Int) {
        self.offset = Int32(offset)
        self.count = Int32(count)
    }
}
