import CoreGraphics
import Foundation

/// A colour set of an asset catalog.
struct CatalogColor: Decodable {
    struct Variant: Decodable {
        var traits: AssetFiles.Traits
        var components: [Double]?
        var system: String?

        var color: UIColor? {
            if let system { return SystemColor.named(system) }
            guard let components, components.count == 4 else { return nil }
            return UIColor(red: CGFloat(components[0]), green: CGFloat(components[1]), blue: CGFloat(components[2]), alpha: CGFloat(components[3]))
        }
    }

    var variants: [Variant]

    /// A dynamic colour of the set; nil where the bundle has no such set.
    static func storage(_ name: String, in bundle: Bundle, _ traits: UITraitCollection?) -> UIColor.Storage? {
        guard let set = AssetFiles.of(bundle)?.index(.colors, name, as: CatalogColor.self) else { return nil }
        let choices = set.variants.compactMap { variant in variant.color.map { (variant, $0) } }
        guard let fallback = choices.first?.1 else { return nil }
        let pick = { (traits: UITraitCollection) in AssetFiles.best(choices, traits) { $0.0.traits }?.1 ?? fallback }
        if let traits { return pick(traits).storage }
        return .dynamic(name: "catalog:\(bundle.bundlePath):\(name)", pick)
    }
}

extension UIColor {
    /// A colour set that isn't there is named once on the log.
    static func found(_ name: String, in bundle: Bundle, _ traits: UITraitCollection?) -> Storage? {
        let found = CatalogColor.storage(name, in: bundle, traits)
        if found == nil { Log.once("UIColor(named:): there is no color named '\(name)' in \(bundle.bundleURL.lastPathComponent).") }
        return found
    }
}
