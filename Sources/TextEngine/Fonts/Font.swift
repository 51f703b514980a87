import CHarfBuzz
import Foundation

/// A face at a size, with the metrics that layout uses. One object a combination, so that it can be compared by identity.
package final class Font: @unchecked Sendable {
    package enum Design: Hashable, Sendable {
        case standard, rounded, serif, monospaced
    }

    package struct Key: Hashable, Sendable {
        /// nil for the system font.
        var path: String?
        var index = 0
        package var size: Double
        /// −1…1, as UIFont gives it.
        package var weight = 0.0
        package var isItalic = false
        package var design = Design.standard
        package var hasMonospacedDigits = false
        package var width = 0.0
        /// Points from the foot of a line to the head of the next one in the same text.
        package var lineGap = 0.0
        /// Of the font that this one stands for.
        package var lineMetrics: LineMetrics?
        /// Whether it stands for a font of that name which isn't there.
        package var standsForAnother = false
        /// Of the system font's letter widths.
        package var letterScale = 1.0
        package var edition = SystemFontEdition.current
    }

    package let key: Key
    package let file: FontFile
    package let size: Double
    package let isSystem: Bool
    /// Points above the baseline; `descender` is negative, below it.
    package let ascender: Double
    package let descender: Double
    package let leading: Double
    package let capHeight: Double
    package let xHeight: Double
    /// Points added to each advance.
    package let tracking: Double
    /// Advances of the file, times this, where ``letterWidths`` doesn't have them.
    let advanceScale: Double
    /// Points, from the space to the tilde: San Francisco's.
    let letterWidths: [Double]?
    let kerningScale: Double
    /// Outlines of the file, across, times this.
    let glyphScale: Double
    /// By how much of itself a text may be wider here than in the font that this one stands for: what fits there must not be cut here.
    let tolerance: Double
    /// Drawn leaning, or thicker, where the family has no such face.
    let isSlanted: Bool
    let isThickened: Bool
    let id: Int

    package var lineHeight: Double { ascender - descender }

    private init(_ key: Key, id: Int) {
        let size = max(key.size, 0.1)
        let chosen = Font.choose(key, size)
        self.key = key
        self.id = id
        self.size = size
        file = chosen.file
        isSystem = key.path == nil
        isSlanted = key.isItalic && !chosen.file.isItalic
        isThickened = key.path != nil && key.weight >= 0.3 && chosen.file.weightClass < 600
        let unit = size / chosen.file.unitsPerEm
        if isSystem, key.design == .standard || key.design == .rounded || key.design == .serif {
            ascender = (key.lineMetrics?.ascender ?? SystemFont.ascender) * size
            descender = (key.lineMetrics.map { -$0.descender } ?? SystemFont.descender) * size
            leading = 0
            (capHeight, xHeight) = (SystemFont.capHeight * size, SystemFont.xHeight * size)
            tracking = key.standsForAnother ? 0 : key.edition.tracking(size: size) / 1000 * size
        } else if isSystem {
            // The monospaced system font shares the line metrics and has no tracking.
            (ascender, descender, leading) = (SystemFont.ascender * size, SystemFont.descender * size, 0)
            (capHeight, xHeight) = (SystemFont.capHeight * size, SystemFont.xHeight * size)
            tracking = 0
        } else {
            let e = chosen.file.extents
            (ascender, descender, leading) = (e.ascender * unit, e.descender * unit, e.lineGap * unit)
            capHeight = (chosen.file.metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? e.ascender * 0.75) * unit
            xHeight = (chosen.file.metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? e.ascender * 0.55) * unit
            tracking = 0
        }
        glyphScale = isSystem ? Font.narrowing(key) : 1
        tolerance = !isSystem ? 0 : key.standsForAnother ? 0.1 : 0.03
        let narrow = Font.narrowing(key) * key.letterScale
        if isSystem, key.design == .standard || key.design == .rounded {
            let widths = SystemLetters.widths(size: size, weight: SystemFont.weightClass(key.weight), edition: key.edition).map { $0 * size * narrow }
            letterWidths = widths
            kerningScale = (size < SystemFont.displaySize ? 1 : SystemFont.displayKerning) * narrow
            // Other characters are as much wider than the stand-in's as its small letters.
            let letters = (0x61...0x7A as ClosedRange<UInt32>).map { (Double(chosen.file.advance(of: chosen.file.glyph(for: $0) ?? 0)), widths[Int($0) - 32]) }
            advanceScale = letters.reduce(0) { $0 + $1.1 } / max(letters.reduce(0) { $0 + $1.0 } * unit, 0.001)
        } else {
            (letterWidths, kerningScale, advanceScale) = (nil, chosen.scale, chosen.scale)
        }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [Key: Font] = [:]

    package static func font(_ key: Key) -> Font {
        if let found = lock.withLock({ known[key] }) { return found }
        return lock.withLock {
            if let found = known[key] { return found }
            let made = Font(key, id: known.count)
            known[key] = made
            return made
        }
    }

    package static func system(
        size: Double, weight: Double = 0, isItalic: Bool = false, design: Design = .standard, hasMonospacedDigits: Bool = false, width: Double = 0,
        lineGap: Double = 0
    ) -> Font {
        font(Key(path: nil, size: size, weight: weight, isItalic: isItalic, design: design, hasMonospacedDigits: hasMonospacedDigits, width: width, lineGap: lineGap))
    }

    package static func file(_ file: FontFile, size: Double, weight: Double = 0, isItalic: Bool = false) -> Font {
        font(Key(path: file.path, index: file.index, size: size, weight: weight, isItalic: isItalic))
    }

    package func with(size: Double) -> Font {
        var key = key
        key.lineGap *= key.size > 0 ? size / key.size : 1
        key.size = size
        return Font.font(key)
    }

    private static func narrowing(_ key: Key) -> Double { 1 + key.width * 0.5 }

    private static func choose(_ key: Key, _ size: Double) -> (file: FontFile, scale: Double) {
        if let path = key.path, let file = FontFile.open(path, index: key.index) { return (file, 1) }
        let weight = SystemFont.weightClass(key.weight), narrow = narrowing(key)
        switch key.design {
        case .monospaced:
            // 1266 of 2048 units a column, San Francisco Mono's, from DejaVu's 1233.
            if let file = FontLibrary.shared.face(family: "DejaVu Sans Mono", weight: weight, isItalic: key.isItalic) { return (file, 1.027 * narrow) }
        case .serif:
            if let file = FontLibrary.shared.face(family: "DejaVu Serif", weight: weight, isItalic: key.isItalic) { return (file, 0.9 * narrow) }
        case .standard, .rounded: break
        }
        let shapes = size >= SystemFont.displaySize ? [true, false] : [false]
        for isDisplay in shapes {
            if let file = FontFile.open(SystemFont.path(weight: weight, isItalic: key.isItalic, isDisplay: isDisplay)) { return (file, narrow) }
        }
        return (FontLibrary.shared.anyFace(weight: weight, isItalic: key.isItalic), 1)
    }
}
