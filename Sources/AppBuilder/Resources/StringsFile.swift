import Foundation
import XcodeProject

/// A `.strings` file: `"key" = "value";` lines, or a property list, in UTF-8 or UTF-16.
package struct StringsFile {
    let entries: [String: Any]

    package init(contentsOf file: URL) throws {
        guard let data = try? Data(contentsOf: file) else { throw ProjectError("the strings file can't be read", file: file.path) }
        let text = Self.text(of: data)
        let utf8 = text.map { Data($0.utf8) } ?? data
        if let text, text.allSatisfy(\.isWhitespace) {
            entries = [:]
        } else if let table = try? PropertyListSerialization.propertyList(from: utf8, options: [], format: nil) as? [String: Any] {
            entries = table
        } else {
            let fault = OldStyleScanner.firstFault(inStrings: text ?? "")
            throw ProjectError("the strings file is broken: \(fault?.message ?? "it can't be parsed")", file: file.path, line: fault?.line)
        }
    }

    /// As iOS has them in an app: a binary property list.
    package func compiled() throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
    }

    /// Nil for a binary property list.
    private static func text(of data: Data) -> String? {
        if data.starts(with: Array("bplist".utf8)) { return nil }
        if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) {
            return String(data: data, encoding: .utf16).map(withoutMark)
        }
        if data.count > 1, data[data.startIndex + 1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        if data.count > 1, data[data.startIndex] == 0 { return String(data: data, encoding: .utf16BigEndian) }
        return withoutMark(String(decoding: data, as: UTF8.self))
    }

    private static func withoutMark(_ text: String) -> String {
        text.unicodeScalars.first == "\u{feff}" ? String(text.unicodeScalars.dropFirst()) : text
    }
}
