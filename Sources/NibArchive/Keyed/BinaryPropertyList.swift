/// A binary property list as its flat table of objects, in the order the file has them, so that it can be written again
/// to the same bytes.
package struct BinaryPropertyList: Sendable {
    package indirect enum Value: Sendable {
        case null
        case bool(Bool)
        /// With the width in bytes it has in the file.
        case integer(Int64, width: Int)
        case real(Double, width: Int)
        /// Seconds since 2001.
        case date(Double)
        case data(NibSlice)
        case ascii(NibSlice)
        case utf16(NibSlice)
        /// A reference of a keyed archive into its `$objects`.
        case uid(UInt64, width: Int)
        case array([Int32])
        case set([Int32])
        case dictionary(keys: [Int32], values: [Int32])
    }

    package internal(set) var values: [Value] = []
    /// Index of the outermost object.
    package internal(set) var top = 0
    var offsetWidth = 1
    var referenceWidth = 1
    /// The last two bytes before the trailer's counts.
    var sortVersion: UInt8 = 0
    /// The order in which the objects lie in the file, when it isn't that of their indices.
    var order: [Int32] = []
    /// What slices point into.
    package internal(set) var bytes: [UInt8] = []

    package static let magic = Array("bplist00".utf8)

    package static func isPropertyList(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: magic) }

    /// The characters of a string object, nil for any other.
    package func string(_ index: Int) -> String? {
        switch values[index] {
        case .ascii(let slice): return String(decoding: bytes(slice), as: UTF8.self)
        case .utf16(let slice):
            let units = bytes(slice)
            return String(decoding: stride(from: units.startIndex, to: units.endIndex, by: 2).map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) }, as: UTF16.self)
        default: return nil
        }
    }

    package func bytes(_ slice: NibSlice) -> ArraySlice<UInt8> { bytes[Int(slice.offset)..<Int(slice.offset) + Int(slice.count)] }
}
