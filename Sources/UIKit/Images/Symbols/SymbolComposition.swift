import CoreGraphics
import Foundation

/// Builds a symbol from its name: a base shape, and what its suffixes put around it.
enum SymbolComposition {
    private static let circle = PathData.parse("M92 50A42 42 0 1 1 8 50A42 42 0 1 1 92 50Z")
    private static let square = PathData.parse("M24 10H76A14 14 0 0 1 90 24V76A14 14 0 0 1 76 90H24A14 14 0 0 1 10 76V24A14 14 0 0 1 24 10Z")
    private static let diamond = PathData.parse("M50 4L96 50L50 96L4 50Z")
    private static let rectangle = PathData.parse("M22 18H108A10 10 0 0 1 118 28V72A10 10 0 0 1 108 82H22A10 10 0 0 1 12 72V28A10 10 0 0 1 22 18Z")
    private static let dot = PathData.parse("M80 6a16 16 0 1 1 0 32a16 16 0 1 1 0 -32Z")
    private static let slash = PathData.parse("M12 12L88 88")

    static func drawing(_ symbol: String) -> SymbolDrawing? {
        let name = SymbolShapes.aliases[symbol] ?? symbol
        if let text = SymbolShapes.table[name] { return SymbolDrawing(text.path, width: text.width) }
        if name.hasSuffix(".circle.fill") { return enclosed(name, 12, circle, isFilled: true) }
        if name.hasSuffix(".circle") { return enclosed(name, 7, circle, isFilled: false) }
        if name.hasSuffix(".square.fill") { return enclosed(name, 12, square, isFilled: true) }
        if name.hasSuffix(".square") { return enclosed(name, 7, square, isFilled: false) }
        if name.hasSuffix(".diamond.fill") { return enclosed(name, 13, diamond, isFilled: true) }
        if name.hasSuffix(".diamond") { return enclosed(name, 8, diamond, isFilled: false) }
        if name.hasSuffix(".rectangle.fill") { return enclosed(name, 15, rectangle, isFilled: true, width: 130) }
        if name.hasSuffix(".rectangle") { return enclosed(name, 10, rectangle, isFilled: false, width: 130) }
        if name.hasSuffix(".badge"), let base = drawing(String(name.dropLast(6))) { return SymbolDrawing(parts: base.parts + [.area(dot)], width: base.width) }
        if let badge = badged(name) { return badge }
        if name.hasSuffix(".slash.fill") { return slashed(String(name.dropLast(11)) + ".fill") }
        if name.hasSuffix(".slash") { return slashed(String(name.dropLast(6))) }
        if name.hasSuffix(".fill") { return drawing(String(name.dropLast(5)))?.filled }
        return letterOrNumber(name)
    }

    private static func enclosed(_ name: String, _ suffix: Int, _ shape: CGPath, isFilled: Bool, width: CGFloat = 100) -> SymbolDrawing? {
        let base = String(name.dropLast(suffix))
        guard let own = drawing(base) ?? drawing(base + ".fill") else { return nil }
        let inner = own.scaled(0.6, center: CGPoint(x: width / 2, y: 50))
        return SymbolDrawing(parts: isFilled ? [.area(shape)] + inner.inverted.parts : [.stroke(shape)] + inner.parts, width: width)
    }

    private static func slashed(_ base: String) -> SymbolDrawing? {
        guard let inner = drawing(base) else { return nil }
        var shift = CGAffineTransform(translationX: 6, y: -6)
        return SymbolDrawing(parts: inner.parts + [.holeStroke(slash.copy(using: &shift)!), .stroke(slash)], width: inner.width)
    }

    /// `cart.badge.plus`, `person.fill.checkmark`: a sign at the lower right.
    private static func badged(_ name: String) -> SymbolDrawing? {
        for sign in ["plus", "minus", "checkmark", "xmark"] {
            guard let suffix = [".badge.\(sign)", ".fill.\(sign)"].first(where: name.hasSuffix) else { continue }
            let base = name.dropLast(suffix.count) + (suffix.hasPrefix(".fill") ? ".fill" : "")
            guard let base = drawing(String(base)), let mark = drawing(sign)?.scaled(0.36, center: CGPoint(x: 82, y: 78)) else { return nil }
            return SymbolDrawing(parts: base.scaled(0.8, center: CGPoint(x: base.width * 0.4, y: 42)).parts + mark.parts, width: max(base.width * 0.8, 100))
        }
        return nil
    }

    /// `1.circle`, `a.square`: letters and numbers are drawn by the system font.
    private static func letterOrNumber(_ name: String) -> SymbolDrawing? {
        guard name.count <= 2, name.allSatisfy({ $0.isNumber }) || name.count == 1 else { return nil }
        guard let path = GlyphOutline.path(name.uppercased()) else { return nil }
        return SymbolDrawing(parts: [.area(path)])
    }
}
