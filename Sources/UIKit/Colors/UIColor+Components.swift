import CoreGraphics
import Foundation

/// Hue, saturation and brightness, each 0…1.
struct HueSaturationBrightness {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let high = max(red, green, blue), range = high - min(red, green, blue)
        brightness = high
        saturation = high > 0 ? range / high : 0
        guard range > 0 else { hue = 0; return }
        let sector = high == red ? (green - blue) / range : high == green ? (blue - red) / range + 2 : (red - green) / range + 4
        hue = (sector < 0 ? sector + 6 : sector) / 6
    }

    var rgb: (CGFloat, CGFloat, CGFloat) {
        let h = (hue - hue.rounded(.down)) * 6, sector = Int(h), f = h - CGFloat(sector)
        let s = min(max(saturation, 0), 1), v = brightness
        let (p, q, t) = (v * (1 - s), v * (1 - s * f), v * (1 - s * (1 - f)))
        switch sector {
        case 0: return (v, t, p)
        case 1: return (q, v, p)
        case 2: return (p, v, t)
        case 3: return (p, q, v)
        case 4: return (t, p, v)
        default: return (v, p, q)
        }
    }
}

extension UIColor {
    func resolved(_ traits: UITraitCollection) -> CGColor {
        switch storage {
        case .fixed(let color), .pattern(_, let color): color
        case .dynamic(_, let provider): provider(traits).resolved(traits)
        }
    }

    func resolvedObject(_ traits: UITraitCollection) -> UIColor {
        guard case .dynamic(_, let provider) = storage else { return self }
        return provider(traits).resolvedColor(with: traits)
    }

    var isDynamic: Bool { if case .dynamic = storage { true } else { false } }

    func changingAlpha(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color): UIColor(.fixed(color.copy(alpha: alpha) ?? color))
        case .pattern: self
        case .dynamic(let name, let provider): UIColor(.dynamic(name: name.map { "\($0)@\(alpha)" }) { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) })
        }
    }

    /// Prominences are shares of the colour's own alpha, as the four label colours have them.
    func applying(_ prominence: Prominence) -> UIColor {
        let share: CGFloat = prominence == .primary ? 1 : prominence == .secondary ? 0.6 : prominence == .tertiary ? 0.3 : 0.18
        return UIColor(.dynamic(name: nil) { [self] traits in
            let color = resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * share)
        })
    }

    func readRGB(_ red: UnsafeMutablePointer<CGFloat>?, _ green: UnsafeMutablePointer<CGFloat>?, _ blue: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        if case .pattern = storage { return false }
        let color = cgColor
        red?.pointee = CGFloat(color.rgba.red)
        green?.pointee = CGFloat(color.rgba.green)
        blue?.pointee = CGFloat(color.rgba.blue)
        alpha?.pointee = CGFloat(color.rgba.alpha)
        return true
    }

    func readHSB(_ hue: UnsafeMutablePointer<CGFloat>?, _ saturation: UnsafeMutablePointer<CGFloat>?, _ brightness: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        var (r, g, b) = (CGFloat(0), CGFloat(0), CGFloat(0))
        guard readRGB(&r, &g, &b, alpha) else { return false }
        let hsb = HueSaturationBrightness(red: r, green: g, blue: b)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        return true
    }

    /// True for greys only, as on iOS.
    func readWhite(_ white: UnsafeMutablePointer<CGFloat>?, _ alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        if case .pattern = storage { return false }
        let color = cgColor
        guard color.colorSpace?.model == .monochrome || (color.rgba.red == color.rgba.green && color.rgba.green == color.rgba.blue) else { return false }
        white?.pointee = CGFloat(color.rgba.red)
        alpha?.pointee = CGFloat(color.rgba.alpha)
        return true
    }

    // MARK: Comparing

    func equals(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        switch (storage, other.storage) {
        case (.fixed(let a), .fixed(let b)): return a == b || (a.rgba == b.rgba && a.colorSpace?.model == b.colorSpace?.model)
        case (.dynamic(let a?, _), .dynamic(let b?, _)): return a == b
        case (.pattern(let a, _), .pattern(let b, _)): return a === b
        default: return false
        }
    }

    var hashOfColor: Int {
        switch storage {
        case .fixed(let color): color.rgba.hashValue
        case .dynamic(let name?, _): name.hashValue
        default: ObjectIdentifier(self).hashValue
        }
    }

    var text: String {
        switch storage {
        case .dynamic(let name?, _): return "<UIDynamicSystemColor: \(UInt(bitPattern: ObjectIdentifier(self).hashValue)); name = \(name)>"
        case .dynamic: return "<UIDynamicProviderColor: \(UInt(bitPattern: ObjectIdentifier(self).hashValue))>"
        case .pattern: return "<UIPatternColor>"
        case .fixed(let color):
            let values = (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
            return color.colorSpace?.model == .monochrome ? "UIExtendedGrayColorSpace \(values)" : "UIExtendedSRGBColorSpace \(values)"
        }
    }

    var spokenName: String {
        let c = cgColor.rgba
        let hsb = HueSaturationBrightness(red: CGFloat(c.red), green: CGFloat(c.green), blue: CGFloat(c.blue))
        if hsb.brightness < 0.1 { return "black" }
        if hsb.saturation < 0.1 { return hsb.brightness > 0.9 ? "white" : "gray" }
        let names = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "pink", "red"]
        let limits: [CGFloat] = [0.03, 0.12, 0.19, 0.45, 0.53, 0.7, 0.83, 0.96, 1.1]
        return names[limits.firstIndex { hsb.hue < $0 }!]
    }
}
