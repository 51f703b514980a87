import Foundation

/// The compiled asset catalogs of a bundle: `Assets.understudy`, one folder an asset with an `asset.json`.
struct AssetFiles {
    let root: URL

    /// nil for a bundle without catalogs.
    static func of(_ bundle: Bundle) -> AssetFiles? {
        let key = bundle.bundlePath
        if let known = lock.withLock({ found[key] }) { return known }
        let folder = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent("Assets.understudy", isDirectory: true)
        let made = FileManager.default.fileExists(atPath: folder.path) ? AssetFiles(root: folder) : nil
        lock.withLock { found[key] = .some(made) }
        return made
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var found: [String: AssetFiles?] = [:]

    enum Kind: String { case images, colors, data, symbols, icons }

    func folder(_ kind: Kind, _ name: String) -> URL { root.appendingPathComponent(kind.rawValue).appendingPathComponent(name) }

    /// nil where there is no such asset; one line in the log for one that can't be read.
    func index<Index: Decodable>(_ kind: Kind, _ name: String, as type: Index.Type) -> Index? {
        guard !name.isEmpty, !name.contains("..") else { return nil }
        let file = folder(kind, name).appendingPathComponent("asset.json")
        guard let data = try? Data(contentsOf: file) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            Log.once("\(file.path): not a compiled asset: \(error)")
            return nil
        }
    }

    /// For which surroundings a variant is meant; an absent key means any.
    struct Traits: Decodable {
        var idiom: String?
        var style: String?
        var contrast: String?
        var gamut: String?
        var widthClass: String?
        var heightClass: String?
        var direction: String?
        var locale: String?

        /// How well the variant suits, counting the keys that agree; nil where one disagrees.
        func fit(_ traits: UITraitCollection) -> Int? {
            var points = 0
            let wanted: [(String?, String, Int)] = [
                (style, traits.userInterfaceStyle == .dark ? "dark" : "light", 16),
                (contrast, traits.accessibilityContrast == .high ? "high" : "normal", 8),
                (idiom, traits.userInterfaceIdiom == .pad ? "pad" : "phone", 4),
                (widthClass, traits.horizontalSizeClass == .regular ? "regular" : "compact", 2),
                (heightClass, traits.verticalSizeClass == .compact ? "compact" : "regular", 2),
                (direction, traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight", 2),
            ]
            for (key, value, weight) in wanted {
                guard let key else { continue }
                // A light variant also serves where only it and dark exist.
                guard key == value else { return nil }
                points += weight
            }
            if gamut == "P3" { points -= 1 }
            return points
        }
    }

    /// The variant that suits best; of equals the first.
    static func best<Variant>(_ variants: [Variant], _ traits: UITraitCollection, _ key: (Variant) -> Traits) -> Variant? {
        var best: (Variant, Int)?
        for variant in variants {
            guard let fit = key(variant).fit(traits) else { continue }
            if best.map({ fit > $0.1 }) ?? true { best = (variant, fit) }
        }
        return best?.0
    }
}
