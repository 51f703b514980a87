import Foundation

/// Compiles `.xcassets` folders into `Assets.understudy` (see `CompiledAssets`).
package struct CatalogCompiler {
    private let folder: URL
    private var diagnostics: [AssetDiagnostic] = []
    private let encoder = JSONEncoder()

    private init(into app: URL) {
        folder = app.appendingPathComponent(CompiledAssets.folderName)
        encoder.outputFormatting = [.sortedKeys]
    }

    /// Compiles catalogs into an app. Of two assets with one name the first wins, with a warning.
    /// - Parameter app: the `.app` folder.
    /// - Returns: what was left out and why.
    /// - Throws: when the app's folder can't be written.
    package static func compile(_ catalogs: [URL], into app: URL) throws -> [AssetDiagnostic] {
        var compiler = CatalogCompiler(into: app)
        try? FileManager.default.removeItem(at: compiler.folder)
        for catalog in catalogs { try compiler.group(catalog, namespace: "") }
        return compiler.diagnostics
    }

    private mutating func warn(_ url: URL, _ message: String) {
        diagnostics.append(AssetDiagnostic(path: url.path, message: message))
    }

    // MARK: Folders

    private mutating func group(_ url: URL, namespace: String) throws {
        let manager = FileManager.default
        guard let names = try? manager.contentsOfDirectory(atPath: url.path) else { return warn(url, "can't be read; left out") }
        for name in names.sorted() {
            let child = url.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard manager.fileExists(atPath: child.path, isDirectory: &isFolder), isFolder.boolValue else { continue }
            try item(child, namespace: namespace)
        }
    }

    private mutating func item(_ url: URL, namespace: String) throws {
        let name = namespace + url.deletingPathExtension().lastPathComponent
        switch url.pathExtension {
        case "imageset", "launchimage": try image(url, name, .images) { $0.images }
        case "appiconset": try image(url, name, .icons) { $0.images }
        case "symbolset": try image(url, name, .symbols) { $0.symbols }
        case "colorset": try color(url, name)
        case "dataset": try data(url, name)
        // The pictures of an atlas are found by their own names, too.
        case "", "spriteatlas": try group(url, namespace: namespace + ownNamespace(url))
        default: warn(url, "assets of the kind '\(url.pathExtension)' are not supported; left out")
        }
    }

    /// `Name/` for a folder that provides a namespace.
    private mutating func ownNamespace(_ url: URL) -> String {
        let file = url.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return "" }
        return contents(url)?.properties?.providesNamespace == true ? url.deletingPathExtension().lastPathComponent + "/" : ""
    }

    private mutating func contents(_ url: URL) -> CatalogContents? {
        let file = url.appendingPathComponent("Contents.json")
        guard let bytes = try? Data(contentsOf: file) else {
            warn(file, "is missing; '\(url.lastPathComponent)' is left out")
            return nil
        }
        do {
            return try JSONDecoder().decode(CatalogContents.self, from: bytes)
        } catch {
            warn(file, "is not a catalog's JSON; '\(url.lastPathComponent)' is left out")
            return nil
        }
    }

    // MARK: Kinds

    private mutating func image(
        _ url: URL, _ name: String, _ kind: CompiledAssets.Kind, _ entries: (CatalogContents) -> [CatalogContents.Entry]?
    ) throws {
        guard let contents = contents(url), let output = try output(url, name, kind) else { return }
        var image = CompiledImage(variants: [])
        image.rendering = contents.properties?.renderingIntent
        image.preservesVector = contents.properties?.preservesVector
        for entry in entries(contents) ?? [] {
            guard let file = copy(entry, from: url, to: output) else { continue }
            image.variants.append(CompiledImage.Variant(
                file: file, scale: entry.pixelsPerPoint, traits: entry.traits, slicing: entry.slicing,
                points: entry.side, alignment: entry.alignment?.values))
        }
        try write(image, to: output)
    }

    private mutating func color(_ url: URL, _ name: String) throws {
        guard let contents = contents(url) else { return }
        var color = CompiledColor(variants: [])
        for entry in contents.colors ?? [] {
            guard let value = entry.color else { continue }
            let components = value.extendedSRGB
            guard components != nil || value.reference != nil else {
                warn(url, "a colour has no components that can be read; that variant is left out")
                continue
            }
            color.variants.append(CompiledColor.Variant(traits: entry.traits, components: components, system: value.reference))
        }
        // A set without a value, such as a new project's AccentColor, is no colour at all.
        guard !color.variants.isEmpty, let output = try output(url, name, .colors) else { return }
        try write(color, to: output)
    }

    private mutating func data(_ url: URL, _ name: String) throws {
        guard let contents = contents(url), let output = try output(url, name, .data) else { return }
        var data = CompiledData(variants: [])
        for entry in contents.data ?? [] {
            guard let file = copy(entry, from: url, to: output) else { continue }
            data.variants.append(CompiledData.Variant(file: file, type: entry.type, traits: entry.traits))
        }
        try write(data, to: output)
    }

    // MARK: Writing

    /// The folder an asset goes to, made; nil when another asset of the name is there already.
    private mutating func output(_ url: URL, _ name: String, _ kind: CompiledAssets.Kind) throws -> URL? {
        let output = folder.appendingPathComponent(kind.rawValue).appendingPathComponent(name)
        let index = output.appendingPathComponent(CompiledAssets.indexName)
        guard !FileManager.default.fileExists(atPath: index.path) else {
            warn(url, "another asset is named '\(name)'; left out")
            return nil
        }
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        return output
    }

    /// Copies an entry's file. An entry without a file is an empty place of the set.
    private mutating func copy(_ entry: CatalogContents.Entry, from set: URL, to output: URL) -> String? {
        guard let name = entry.filename, !name.isEmpty else { return nil }
        let source = set.appendingPathComponent(name), target = output.appendingPathComponent(name)
        guard name == (name as NSString).lastPathComponent, FileManager.default.fileExists(atPath: source.path) else {
            warn(source, "is missing; that variant is left out")
            return nil
        }
        if FileManager.default.fileExists(atPath: target.path) { return name }
        do {
            try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: target)
            return name
        } catch {
            warn(source, "can't be copied; that variant is left out")
            return nil
        }
    }

    private func write(_ asset: some Encodable, to output: URL) throws {
        try encoder.encode(asset).write(to: output.appendingPathComponent(CompiledAssets.indexName))
    }
}
