/// Why bytes aren't a NIBArchive, and where.
package struct NibError: Error, Equatable, CustomStringConvertible {
    package enum Reason: Equatable, Sendable {
        case notAnArchive
        case unsupportedVersion(UInt32)
        case truncated
        case tooLarge
        case tableOutOfBounds(String)
        case integerTooLong
        case unknownValueType(UInt8)
        case indexOutOfRange(String, index: Int, count: Int)
        case invalidText(String)
        case noObjects
        case overlap
        case notAKeyedArchive
    }

    package let reason: Reason
    /// The byte, from the start of the file, at which reading stopped.
    package let offset: Int

    package var description: String { "byte \(offset): \(text)" }

    private var text: String {
        switch reason {
        case .notAnArchive: "neither a NIBArchive nor a binary property list"
        case .unsupportedVersion(let version): "NIBArchive version \(version) is not supported"
        case .truncated: "the file ends in the middle of a value"
        case .tooLarge: "the file is larger than 2 GB"
        case .tableOutOfBounds(let table): "the table of \(table) lies outside the file"
        case .integerTooLong: "an integer is longer than five bytes"
        case .unknownValueType(let type): "unknown value type \(type)"
        case .indexOutOfRange(let what, let index, let count): "\(what) \(index) of \(count)"
        case .invalidText(let what): "\(what) is not UTF-8"
        case .noObjects: "the archive holds no object"
        case .overlap: "objects lie over each other"
        case .notAKeyedArchive: "the property list is not a keyed archive"
        }
    }
}
