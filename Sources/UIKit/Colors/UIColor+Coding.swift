import CoreGraphics
import Foundation

extension UIColor {
    /// Keys of ../spec nib-format: a system colour's name, an asset's, or components.
    static func decode(_ coder: NSCoder) -> Storage? {
        if let name = coder.decodeObject(forKey: "UISystemColorName") as? String, let color = SystemColor.named(name) { return color.storage }
        if let name = coder.decodeObject(forKey: "UIDynamicCatalogName") as? String {
            if let found = CatalogColor.storage(name, in: .main, nil) { return found }
            Log.once("No color named \"\(name)\" found in asset catalog for main bundle; the color that the nib holds is used.")
        }
        if let base = coder.decodeObject(forKey: "UIDynamicModifiedBaseColor") as? UIColor {
            let alpha = coder.decodeDouble(forKey: "UIDynamicModifiedAlphaComponent")
            return alpha <= 1 ? base.withAlphaComponent(CGFloat(alpha)).storage : base.storage
        }
        let alpha = component("UIAlpha", coder) ?? 1
        if let white = component("UIWhite", coder) { return .fixed(CGColor(space: .extendedGrayscale, components: [white, alpha])) }
        guard let red = component("UIRed", coder) else { return nil }
        let green = component("UIGreen", coder) ?? 0, blue = component("UIBlue", coder) ?? 0
        return .fixed(CGColor(space: .extendedRGB, components: [red, green, blue, alpha]))
    }

    /// The exact value where the nib has one.
    private static func component(_ key: String, _ coder: NSCoder) -> CGFloat? {
        if coder.containsValue(forKey: key + "-Double") { return CGFloat(coder.decodeDouble(forKey: key + "-Double")) }
        return coder.containsValue(forKey: key) ? CGFloat(coder.decodeFloat(forKey: key)) : nil
    }

    func encodeColor(_ coder: NSCoder) {
        if case .dynamic(let name?, _) = storage, SystemColor.named(name) != nil { coder.encode(name as NSString, forKey: "UISystemColorName") }
        let c = cgColor.rgba
        coder.encode(Int32(4), forKey: "UIColorComponentCount")
        for (key, value) in [("UIRed", c.red), ("UIGreen", c.green), ("UIBlue", c.blue), ("UIAlpha", c.alpha)] {
            coder.encode(Float(value), forKey: key)
            coder.encode(value, forKey: key + "-Double")
        }
    }
}
