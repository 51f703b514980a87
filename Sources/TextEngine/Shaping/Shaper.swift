import CHarfBuzz
import Foundation

/// Turns text of one font, script and direction into glyphs, and remembers what it made.
package enum Shaper {
    private struct Key: Hashable {
        var text: [UInt16]
        var font: Int
        var file: ObjectIdentifier
        var flags: UInt8
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var cache: [Key: ShapedRun] = [:]
    private static let limit = 4096
    nonisolated(unsafe) private static let buffer: OpaquePointer = hb_buffer_create()

    /// `text` is the whole run. `kern` off leaves pairs as they are; `ligatures` off keeps letters apart.
    package static func shape(_ text: ArraySlice<UInt16>, font: Font, file: FontFile, isRightToLeft: Bool, kern: Bool = true, ligatures: Bool = true) -> ShapedRun {
        let flags = UInt8(isRightToLeft ? 1 : 0) | UInt8(kern ? 2 : 0) | UInt8(ligatures ? 4 : 0)
        return lock.withLock {
            guard text.count <= 64 else { return make(text, font, file, isRightToLeft, kern, ligatures) }
            let key = Key(text: Array(text), font: font.id, file: ObjectIdentifier(file), flags: flags)
            if let found = cache[key] { return found }
            let made = make(text, font, file, isRightToLeft, kern, ligatures)
            if cache.count >= limit { cache.removeAll(keepingCapacity: true) }
            cache[key] = made
            return made
        }
    }

    private static func feature(_ a: Character, _ b: Character, _ c: Character, _ d: Character, _ value: UInt32) -> hb_feature_t {
        let tag = [a, b, c, d].reduce(UInt32(0)) { $0 << 8 | UInt32($1.asciiValue!) }
        return hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max)
    }

    private static let noContextual = feature("c", "a", "l", "t", 0)
    private static let noKern = feature("k", "e", "r", "n", 0)
    private static let noLigatures = feature("l", "i", "g", "a", 0)
    private static let tabularDigits = feature("t", "n", "u", "m", 1)

    private static func letterWidth(_ unit: UInt16, _ widths: [Double], _ isTabular: Bool) -> Double? {
        guard !isTabular || unit < 0x30 || unit > 0x39 else { return nil }
        return SystemLetters.place(of: unit).map { widths[$0] }
    }

    private static func make(_ text: ArraySlice<UInt16>, _ font: Font, _ file: FontFile, _ isRightToLeft: Bool, _ kern: Bool, _ ligatures: Bool) -> ShapedRun {
        hb_buffer_clear_contents(buffer)
        text.withUnsafeBufferPointer { hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count)) }
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_guess_segment_properties(buffer)
        // The stand-in's contextual forms (arrows of hyphens and such) aren't San Francisco's.
        var features = font.isSystem && file === font.file ? [noContextual] : []
        if !kern { features.append(noKern) }
        if !ligatures { features.append(noLigatures) }
        if font.key.hasMonospacedDigits { features.append(tabularDigits) }
        hb_shape(file.hbFont, buffer, features, UInt32(features.count))

        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(buffer, &count)!, positions = hb_buffer_get_glyph_positions(buffer, &count)!
        let unit = font.size / file.unitsPerEm
        let scale = file === font.file ? unit * font.advanceScale : unit
        let widths = file === font.file ? font.letterWidths : nil
        let isTabular = font.key.hasMonospacedDigits
        let total = Int(count)
        var glyphs = [UInt32](repeating: 0, count: total), advances = [Double](repeating: 0, count: total), clusters = [Int](repeating: 0, count: total)
        var offsets: [(x: Double, y: Double)]?
        for index in 0..<total {
            glyphs[index] = infos[index].codepoint
            clusters[index] = Int(infos[index].cluster)
            let advance = positions[index].x_advance
            advances[index] = Double(advance) * scale + (advance != 0 ? font.tracking : 0)
            if file !== font.file, font.letterWidths != nil, advance != 0, let width = SystemLetters.borrowedWidth(of: text[text.startIndex + clusters[index]], size: font.size) {
                advances[index] = width * font.size
            }
            if let widths, advance != 0, let width = letterWidth(text[text.startIndex + clusters[index]], widths, isTabular) {
                advances[index] = width + Double(advance - file.advance(of: glyphs[index])) * unit * font.kerningScale + font.tracking
            }
            guard positions[index].x_offset != 0 || positions[index].y_offset != 0 else { continue }
            if offsets == nil { offsets = Array(repeating: (0, 0), count: total) }
            offsets![index] = (Double(positions[index].x_offset) * unit, Double(positions[index].y_offset) * unit)
        }
        return ShapedRun(font: font, file: file, isRightToLeft: isRightToLeft, glyphs: glyphs, advances: advances, offsets: offsets, clusters: clusters)
    }
}
