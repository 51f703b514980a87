import CoreGraphics
import Foundation

/// Builds a symbol from its name: a base shape, and what its suffixes put around it.
enum SymbolComposition {
    /// What a suffix draws around a symbol, and how wide that is.
    private static let enclosures: [(suffix: String, shape: CGPath, width: CGFloat)] = [
        (".circle", PathData.parse("M92 50A42 42 0 1 1 8 50A42 42 0 1 1 92 50Z"), 100),
        (".square", PathData.parse(SymbolShapes.square), 100),
        (".diamond", PathData.parse("M50 4L96 50L50 96L4 50Z"), 100),
        (".rectangle", PathData.parse(SymbolShapes.rectangle), 130),
    ]
    private static let dot = PathData.parse("M80 6a16 16 0 1 1 0 32a16 16 0 1 1 0 -32Z")
    private static let slash = PathData.parse("M12 12L88 88")

    static func drawing(_ symbol: String) -> SymbolDrawing? {
        let name = SymbolShapes.aliases[symbol] ?? (symbol.hasPrefix("icloud") ? String(symbol.dropFirst()) : symbol)
        if let text = SymbolShapes.table[name] { return SymbolDrawing(text.path, width: text.width) }
        for (suffix, shape, width) in enclosures {
            if name.hasSuffix(suffix + ".fill"), let made = enclosed(String(name.dropLast(suffix.count + 5)), shape, isFilled: true, width: width) { return made }
            if name.hasSuffix(suffix), let made = enclosed(String(name.dropLast(suffix.count)), shape, isFilled: false, width: width) { return made }
        }
        if name.hasSuffix(".badge"), let base = drawing(String(name.dropLast(6))) { return SymbolDrawing(parts: base.parts + [.area(dot)], width: base.width) }
        if let badge = badged(name) { return badge }
        if name.hasSuffix(".slash.fill") { return slashed(String(name.dropLast(11)) + ".fill") }
        if name.hasSuffix(".slash") { return slashed(String(name.dropLast(6))) }
        if name.hasSuffix(".fill") { return drawing(String(name.dropLast(5)))?.filled }
        return letterOrNumber(name)
    }

    private static func enclosed(_ base: String, _ shape: CGPath, isFilled: Bool, width: CGFloat) -> SymbolDrawing? {
        guard let own = drawing(base) ?? drawing(base + ".fill") else { return nil }
        let inner = own.scaled(0.6, center: CGPoint(x: width / 2, y: 50))
        return SymbolDrawing(parts: isFilled ? [.area(shape)] + inner.inverted.parts : [.stroke(shape)] + inner.parts, width: width)
    }

    private static func slashed(_ base: String) -> SymbolDrawing? {
        guard let inner = drawing(base) else { return nil }
        var shift = CGAffineTransform(translationX: 6, y: -6)
        return SymbolDrawing(parts: inner.parts + [.holeStroke(slash.copy(using: &shift)!), .stroke(slash)], width: inner.width)
    }

    /// `cart.badge.plus`, `person.fill.checkmark`, `icloud.and.arrow.up`: a sign at the lower right.
    private static func badged(_ name: String) -> SymbolDrawing? {
        for (link, kept) in [(".badge.", ""), (".fill.", ".fill"), (".and.arrow.", "")] {
            guard let place = name.range(of: link, options: .backwards) else { continue }
            let sign = (link == ".and.arrow." ? "arrow." : "") + name[place.upperBound...], base = name[..<place.lowerBound] + kept
            guard let base = drawing(String(base)), let mark = drawing(sign)?.scaled(0.36, center: CGPoint(x: 82, y: 78)) else { continue }
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
