import CoreGraphics
import Foundation

/// Images by name: sets of asset catalogs, then files of the bundle. What was found is kept.
enum NamedImages {
    typealias Found = (content: ImageContent, values: ImageValues)

    private static let lock = NSLock()
    nonisolated(unsafe) private static var cache: [String: Found] = [:]

    static func find(_ name: String, in bundle: Bundle, _ configuration: UIImage.Configuration?) -> Found? {
        guard !name.isEmpty else { return nil }
        let traits = merged(configuration?.traitCollection)
        let key = "\(bundle.bundlePath)|\(name)|\(traits.userInterfaceStyle.rawValue)|\(traits.userInterfaceIdiom.rawValue)|\(traits.displayScale)|\(traits.horizontalSizeClass.rawValue)"
        if let found = lock.withLock({ cache[key] }) { return found }
        guard var found = catalog(name, bundle, traits) ?? bundleFile(name, bundle, traits) ?? set(ofFileName: name, bundle, traits) else { return nil }
        found.values.name = name
        lock.withLock { cache[key] = found }
        return found
    }

    private static func merged(_ traits: UITraitCollection?) -> UITraitCollection {
        guard let traits else { return .current }
        return UITraitCollection(traitsFrom: [.current, traits])
    }

    // MARK: Catalogs

    struct ImageSet: Decodable {
        struct Variant: Decodable {
            var file: String
            var scale: CGFloat?
            var traits: AssetFiles.Traits
            var slicing: Slicing?
            var alignment: [CGFloat]?
        }

        struct Slicing: Decodable {
            var axes: String
            var insets: [CGFloat]
            var mode: String
        }

        var rendering: String?
        var preservesVector: Bool?
        var variants: [Variant]
    }

    private static func catalog(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection) -> Found? {
        guard let assets = AssetFiles.of(bundle) else { return nil }
        for kind in [AssetFiles.Kind.images, .symbols] {
            guard let set = assets.index(kind, name, as: ImageSet.self), let variant = choose(set.variants, traits) else { continue }
            let path = assets.folder(kind, name).appendingPathComponent(variant.file).path
            return make(variant, set, path, name, traits, asset: UIImageAsset(set, name, bundle))
        }
        return nil
    }

    /// A name with an extension finds the catalog's set of the name without it.
    private static func set(ofFileName name: String, _ bundle: Bundle, _ traits: UITraitCollection) -> Found? {
        let file = name as NSString
        guard ["png", "jpg", "jpeg", "pdf", "heic"].contains(file.pathExtension.lowercased()) else { return nil }
        return catalog(file.deletingPathExtension, bundle, traits)
    }

    /// The best surroundings first, then the screen's scale, the next larger, the largest.
    private static func choose(_ variants: [ImageSet.Variant], _ traits: UITraitCollection) -> ImageSet.Variant? {
        guard let best = AssetFiles.best(variants, traits, { $0.traits }) else { return variants.first }
        let points = best.traits.fit(traits)
        let equal = variants.filter { $0.traits.fit(traits) == points }
        let scale = max(traits.displayScale, 1)
        return equal.first { $0.scale == scale } ?? equal.filter { ($0.scale ?? 0) > scale }.min { $0.scale! < $1.scale! }
            ?? equal.filter { $0.scale != nil }.max { $0.scale! < $1.scale! } ?? best
    }

    private static func make(_ variant: ImageSet.Variant, _ set: ImageSet, _ path: String, _ name: String, _ traits: UITraitCollection, asset: UIImageAsset) -> Found? {
        var values = ImageValues(scale: variant.scale ?? 1, asset: asset)
        switch set.rendering {
        case "template": values.renderingMode = .alwaysTemplate
        case "original": values.renderingMode = .alwaysOriginal
        default: break
        }
        if let slicing = variant.slicing, slicing.insets.count == 4 {
            let s = values.scale, i = slicing.insets
            values.capInsets = UIEdgeInsets(top: i[0] / s, left: i[1] / s, bottom: i[2] / s, right: i[3] / s)
            values.resizingMode = slicing.mode == "tile" ? .tile : .stretch
            values.isResizable = true
        }
        if let a = variant.alignment, a.count == 4 { values.alignment = UIEdgeInsets(top: a[0], left: a[1], bottom: a[2], right: a[3]) }
        if VectorImage.isVector(path) {
            let scale = max(traits.displayScale, 1)
            values.scale = scale
            return (ImageContent { VectorImage.render(path, scale: scale) }, values)
        }
        return (ImageContent { decode(path)?.frames[0] }, values)
    }

    // MARK: Files

    /// `name.png` where no type is given; `@3x`, `@2x` and `~ipad` by the screen.
    private static func bundleFile(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection) -> Found? {
        let url = URL(fileURLWithPath: name)
        let types = url.pathExtension.isEmpty || !known.contains(url.pathExtension.lowercased()) ? ["png", "jpg", "jpeg", "gif", "pdf", "svg"] : [url.pathExtension]
        let stem = types.count > 1 ? name : String(name.dropLast(url.pathExtension.count + 1))
        // A whole path is a name, too.
        let folder = name.hasPrefix("/") ? URL(fileURLWithPath: "/") : bundle.resourceURL ?? bundle.bundleURL
        let device = traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let screen = Int(max(traits.displayScale, 1))
        let scales = [screen] + [3, 2, 1].filter { $0 != screen }
        for type in types {
            for scale in scales {
                for idiom in [device, ""] {
                    let file = folder.appendingPathComponent("\(stem)\(scale > 1 ? "@\(scale)x" : "")\(idiom).\(type)")
                    if FileManager.default.fileExists(atPath: file.path) { return self.file(file.path, scale: CGFloat(scale)) }
                }
            }
        }
        return nil
    }

    private static let known: Set<String> = ["png", "jpg", "jpeg", "gif", "pdf", "svg", "webp", "heic", "tiff", "bmp"]

    /// The scale is in the name: `@2x`.
    static func file(_ path: String, scale: CGFloat? = nil) -> Found? {
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let own = scale ?? (stem.contains("@3x") ? 3 : stem.contains("@2x") ? 2 : 1)
        if VectorImage.isVector(path) {
            let screen = max(UITraitCollection.current.displayScale, 1)
            guard let image = VectorImage.render(path, scale: screen) else { return nil }
            return (ImageContent(image), ImageValues(scale: screen))
        }
        if !FileManager.default.fileExists(atPath: path), URL(fileURLWithPath: path).pathExtension.isEmpty, FileManager.default.fileExists(atPath: path + ".png") {
            return file(path + ".png", scale: scale)
        }
        guard let decoded = decode(path) else { return nil }
        return (ImageContent(decoded.frames[0]), ImageValues(scale: own, orientation: UIImage.Orientation(exif: decoded.orientation)))
    }

    private static func decode(_ path: String) -> ImageFile.Decoded? {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        guard let decoded = ImageFile.decode(data) else {
            Log.once("\(path): no picture that can be read (PNG, JPEG, GIF): nothing is shown for it.")
            return nil
        }
        return decoded
    }
}
