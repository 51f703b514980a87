import Foundation

public typealias CGFontIndex = UInt16
public typealias CGGlyph = CGFontIndex

/// A font file's bytes, with what its tables say of its size. Numbers are in glyph space: `unitsPerEm` to the em.
public final class CGFont: @unchecked Sendable {
    package let data: Data
    private let tables: [String: Range<Int>]

    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data, data.count > 12 else { return nil }
        self.data = data
        let bytes = [UInt8](data)
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        guard count > 0, 12 + count * 16 <= bytes.count else { return nil }
        var tables: [String: Range<Int>] = [:]
        for entry in 0..<count {
            let at = 12 + entry * 16
            let number = { (at: Int) in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
            let (start, length) = (number(at + 8), number(at + 12))
            guard start + length <= bytes.count else { continue }
            tables[String(decoding: bytes[at..<at + 4], as: UTF8.self)] = start..<start + length
        }
        self.tables = tables
        guard tables["head"] != nil else { return nil }
    }

    public convenience init?(_ name: CFString) {
        guard let path = CGFont.findFile?(name), let provider = CGDataProvider(url: URL(fileURLWithPath: path)) else { return nil }
        self.init(provider)
    }

    /// Finds the file of a font by its PostScript name. Set by the text engine, which knows the fonts.
    nonisolated(unsafe) package static var findFile: ((String) -> String?)?

    private func short(_ table: String, _ offset: Int) -> Int32 {
        guard let range = tables[table], range.lowerBound + offset + 2 <= range.upperBound else { return 0 }
        let at = data.startIndex + range.lowerBound + offset
        return Int32(Int16(bitPattern: UInt16(data[at]) << 8 | UInt16(data[at + 1])))
    }

    public var unitsPerEm: Int32 { short("head", 18) }
    public var ascent: Int32 { short("hhea", 4) }
    public var descent: Int32 { short("hhea", 6) }
    public var leading: Int32 { short("hhea", 8) }
    public var xHeight: Int32 { short("OS/2", 86) }
    public var capHeight: Int32 { short("OS/2", 88) }
    public var numberOfGlyphs: Int { Int(UInt16(bitPattern: Int16(short("maxp", 4)))) }
    public var italicAngle: CGFloat { CGFloat(short("post", 4)) }
    public var stemV: CGFloat { 0 }
    public class var typeID: CFTypeID { 11 }

    public var fontBBox: CGRect {
        let (x0, y0, x1, y1) = (short("head", 36), short("head", 38), short("head", 40), short("head", 42))
        return CGRect(x: Int(x0), y: Int(y0), width: Int(x1 - x0), height: Int(y1 - y0))
    }

    public var postScriptName: CFString? { name(6) }
    public var fullName: CFString? { name(4) }

    public func table(for tag: UInt32) -> CFData? {
        let name = String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
        return tables[name].map { data.subdata(in: data.startIndex + $0.lowerBound..<data.startIndex + $0.upperBound) }
    }

    /// A record of the `name` table, in Unicode (platform 3) or Mac Roman (platform 1).
    private func name(_ id: Int) -> String? {
        guard let range = tables["name"] else { return nil }
        let bytes = [UInt8](data.subdata(in: data.startIndex + range.lowerBound..<data.startIndex + range.upperBound))
        let word = { (at: Int) in at + 1 < bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : 0 }
        for record in 0..<word(2) {
            let at = 6 + record * 12
            guard word(at + 6) == id else { continue }
            let start = word(4) + word(at + 10), end = start + word(at + 8)
            guard end <= bytes.count else { continue }
            let text = Array(bytes[start..<end])
            return word(at) == 3 || word(at) == 0 ? String(bytes: text, encoding: .utf16BigEndian) : String(decoding: text, as: UTF8.self)
        }
        return nil
    }
}
