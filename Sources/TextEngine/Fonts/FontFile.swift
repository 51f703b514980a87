import CCairo
import CHarfBuzz
import Foundation

/// One face of a font file. HarfBuzz reads its tables; FreeType opens it only when it is drawn.
package final class FontFile: @unchecked Sendable {
    package let path: String
    package let index: Int
    let hbFont: OpaquePointer
    let unitsPerEm: Double
    private let hbFace: OpaquePointer
    private let characters: OpaquePointer
    private lazy var opened: (face: FT_Face, cairo: OpaquePointer)? = openForDrawing()

    private init(path: String, index: Int, face: OpaquePointer) {
        self.path = path
        self.index = index
        hbFace = face
        hbFont = hb_font_create(face)
        unitsPerEm = Double(max(hb_face_get_upem(face), 1))
        characters = hb_set_create()
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: FontFile?] = [:]

    /// nil for a file that holds no such face.
    package static func open(_ path: String, index: Int = 0) -> FontFile? {
        lock.withLock {
            let key = "\(path)#\(index)"
            if let found = known[key] { return found }
            let made = read(path, index)
            known[key] = .some(made)
            return made
        }
    }

    private static func read(_ path: String, _ index: Int) -> FontFile? {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard hb_face_count(blob) > UInt32(index), let face = hb_face_create(blob, UInt32(index)), hb_face_get_glyph_count(face) > 0 else { return nil }
        return FontFile(path: path, index: index, face: face)
    }

    // MARK: Tables

    func glyph(for scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(hbFont, scalar, &glyph) != 0 ? glyph : nil
    }

    /// In font units.
    func advance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(hbFont, glyph) }

    /// In font units.
    func metric(_ tag: hb_ot_metrics_tag_t) -> Double? {
        var value: hb_position_t = 0
        return hb_ot_metrics_get_position(hbFont, tag, &value) != 0 ? Double(value) : nil
    }

    lazy var extents: (ascender: Double, descender: Double, lineGap: Double) = {
        var found = hb_font_extents_t()
        hb_font_get_h_extents(hbFont, &found)
        return (Double(found.ascender), Double(found.descender), Double(found.line_gap))
    }()

    package lazy var familyName = name(16) ?? name(1) ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    package lazy var styleName = name(17) ?? name(2) ?? "Regular"
    package lazy var postScriptName = name(6) ?? familyName
    package lazy var fullName = name(4) ?? familyName

    private func name(_ id: UInt32) -> String? {
        var size: UInt32 = 256
        var text = [CChar](repeating: 0, count: 256)
        let english = hb_language_from_string("en", -1)
        let length = hb_ot_name_get_utf8(hbFace, id, english, &size, &text)
        return length > 0 ? String(decoding: text.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }

    /// 100…900.
    package var weightClass: Double { Double(hb_style_get_value(hbFont, HB_STYLE_TAG_WEIGHT)) }
    package var isItalic: Bool { hb_style_get_value(hbFont, HB_STYLE_TAG_ITALIC) > 0 || hb_style_get_value(hbFont, HB_STYLE_TAG_SLANT_ANGLE) != 0 }
    package var isMonospaced: Bool {
        guard let narrow = glyph(for: 0x69), let wide = glyph(for: 0x57) else { return false }
        return hb_font_get_glyph_h_advance(hbFont, narrow) == hb_font_get_glyph_h_advance(hbFont, wide)
    }

    // MARK: Drawing

    nonisolated(unsafe) private static let freeType: FT_Library? = {
        var library: FT_Library?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()

    private func openForDrawing() -> (FT_Face, OpaquePointer)? {
        var face: FT_Face?
        guard FT_New_Face(FontFile.freeType, path, FT_Long(index), &face) == 0, let face else { return nil }
        // Outlines as designed: neither hinting nor grid fitting, as on iOS. FT_LOAD_NO_HINTING | FT_LOAD_COLOR.
        guard let cairo = cairo_ft_font_face_create_for_ft_face(face, 1 << 1 | 1 << 20) else { return nil }
        return (face, cairo)
    }

    var cairoFace: OpaquePointer? { opened?.cairo }
}
