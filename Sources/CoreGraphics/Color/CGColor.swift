import Foundation

/// A colour: components in a colour space, and alpha, which comes last. Values of 0…1.
public final class CGColor: Hashable, @unchecked Sendable {
    public let colorSpace: CGColorSpace?
    public let components: [CGFloat]?
    public let pattern: CGPattern?
    /// What is drawn.
    package let rgba: RGBA

    package struct RGBA: Hashable, Sendable {
        package var red, green, blue, alpha: Double

        package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    package init(space: CGColorSpace, components: [CGFloat], pattern: CGPattern? = nil) {
        colorSpace = space
        self.components = components
        self.pattern = pattern
        rgba = CGColor.standard(components, in: space)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, components: [red, green, blue, alpha])
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, components: [red, green, blue, alpha])
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(space: .deviceGray, components: [gray, alpha]) }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)!, components: [gray, alpha])
    }

    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        self.init(space: .deviceCMYK, components: [cyan, magenta, yellow, black, alpha])
    }

    /// `components` holds one value a component of the space, then alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        self.init(space: space, components: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern else { return nil }
        let count = (space.baseColorSpace?.numberOfComponents ?? 0) + 1
        self.init(space: space, components: Array(UnsafeBufferPointer(start: components, count: count)), pattern: pattern)
    }

    public var numberOfComponents: Int { components?.count ?? 0 }
    public var alpha: CGFloat { rgba.alpha }

    public class var black: CGColor { CGColor(gray: 0, alpha: 1) }
    public class var white: CGColor { CGColor(gray: 1, alpha: 1) }
    public class var clear: CGColor { CGColor(gray: 0, alpha: 0) }
    public class var typeID: CFTypeID { 2 }

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace, let components else { return nil }
        return CGColor(space: colorSpace, components: components.dropLast() + [alpha], pattern: pattern)
    }

    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        switch space.model {
        case .rgb: return CGColor(space: space, components: [rgba.red, rgba.green, rgba.blue, rgba.alpha])
        case .monochrome: return CGColor(space: space, components: [luminance, rgba.alpha])
        case .cmyk:
            let key = 1 - max(rgba.red, rgba.green, rgba.blue)
            let ink = { (value: Double) in key >= 1 ? 0 : (1 - value - key) / (1 - key) }
            return CGColor(space: space, components: [ink(rgba.red), ink(rgba.green), ink(rgba.blue), key, rgba.alpha])
        default: return nil
        }
    }

    var luminance: Double { 0.2126 * rgba.red + 0.7152 * rgba.green + 0.0722 * rgba.blue }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.colorSpace == rhs.colorSpace && lhs.components == rhs.components && lhs.pattern === rhs.pattern)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension CGColor {
    /// The colour in sRGB.
    static func standard(_ values: [CGFloat], in space: CGColorSpace) -> RGBA {
        let v = values.map(Double.init)
        let alpha = v.last ?? 1
        switch space.model {
        case .monochrome where v.count >= 2: return RGBA(v[0], v[0], v[0], alpha)
        case .rgb where v.count >= 4 && space.isWideGamutRGB: return displayP3(v[0], v[1], v[2], alpha)
        case .rgb where v.count >= 4: return RGBA(v[0], v[1], v[2], alpha)
        case .cmyk where v.count >= 5: return RGBA((1 - v[0]) * (1 - v[3]), (1 - v[1]) * (1 - v[3]), (1 - v[2]) * (1 - v[3]), alpha)
        case .indexed:
            guard let base = space.baseColorSpace, let table = space.colorTable, let index = v.first else { return RGBA(0, 0, 0, alpha) }
            let start = Int(max(0, index)) * base.numberOfComponents
            guard start + base.numberOfComponents <= table.count else { return RGBA(0, 0, 0, alpha) }
            return standard(table[start..<start + base.numberOfComponents].map { CGFloat($0) / 255 } + [alpha], in: base)
        default: return RGBA(0, 0, 0, alpha)
        }
    }

    /// Display P3 (SMPTE EG 432-1 primaries, D65, sRGB curve) to sRGB, clamped.
    private static func displayP3(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> RGBA {
        let decode = { (v: Double) in v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4) }
        let encode = { (v: Double) in
            let c = min(max(v, 0), 1)
            return c <= 0.0031308 ? c * 12.92 : 1.055 * pow(c, 1 / 2.4) - 0.055
        }
        let r = decode(red), g = decode(green), b = decode(blue)
        return RGBA(
            encode(1.2249401763 * r - 0.2249401763 * g), encode(-0.0420569547 * r + 1.0420569547 * g),
            encode(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha)
    }
}
