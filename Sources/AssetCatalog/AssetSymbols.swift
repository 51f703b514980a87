import Foundation

/// The Swift file that Xcode generates from a module's asset catalogs: a `ColorResource` or `ImageResource` each asset, and
/// on demand the same names on `UIColor` and `UIImage`.
package struct AssetSymbols {
    /// Where the module's assets are at run time.
    package enum Place: Sendable {
        case application
        case framework
        /// A folder beside the app's resources.
        case bundle(String)
    }

    fileprivate struct Namespace {
        var colors: [String: String] = [:]
        var images: [String: String] = [:]
        var children: [String: Namespace] = [:]
    }

    private var root = Namespace()
    /// Names that two assets would share, and that therefore none has.
    package private(set) var notes: [AssetDiagnostic] = []

    package init(catalogs: [URL]) {
        var root = Namespace()
        for catalog in catalogs { add(catalog, name: "", to: &root) }
        self.root = root
    }

    private mutating func add(_ folder: URL, name prefix: String, to space: inout Namespace) {
        for entry in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
            let url = folder.appendingPathComponent(entry), name = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "colorset": add(prefix + name, AssetSymbolName.member(name, without: "color"), to: &space.colors, url)
            case "imageset", "symbolset": add(prefix + name, AssetSymbolName.member(name, without: "image"), to: &space.images, url)
            case "" where CatalogContents.providesNamespace(url):
                guard let type = AssetSymbolName.type(name) else { continue }
                add(url, name: "\(prefix)\(name)/", to: &space.children[type, default: Namespace()])
            case "": add(url, name: prefix, to: &space)
            default: continue
            }
        }
    }

    private mutating func add(_ name: String, _ symbol: String?, to names: inout [String: String], _ url: URL) {
        guard let symbol else { return }
        guard let other = names[symbol] else { names[symbol] = name; return }
        if other != name { notes.append(AssetDiagnostic(path: url.path, message: "its symbol '\(symbol)' is taken by '\(other)'; none is generated")) }
    }

    // MARK: Source

    /// nil where there is nothing to name.
    package func source(place: Place, extensions: Bool) -> String? {
        guard !root.isEmpty else { return nil }
        var lines = ["import Foundation", "import UIKit", ""]
        switch place {
        case .application: lines.append("nonisolated private let resourceBundle = Foundation.Bundle.main")
        case .framework:
            lines.append("nonisolated private final class ResourceBundleClass {}")
            lines.append("nonisolated private let resourceBundle = Bundle(for: ResourceBundleClass.self)")
        case .bundle(let name):
            lines.append("nonisolated private let resourceBundle = Foundation.Bundle(url: Foundation.Bundle.main.bundleURL.appendingPathComponent(\(quoted(name)))) ?? .main")
        }
        lines += ["", "extension ColorResource {"] + resources(root, \.colors, "ColorResource", indent: "    ") + ["}"]
        lines += ["", "extension ImageResource {"] + resources(root, \.images, "ImageResource", indent: "    ") + ["}"]
        if extensions {
            lines += ["", "extension UIColor {"] + members(root, \.colors, "UIColor", "ColorResource", taken: Self.colors, indent: "    ") + ["}"]
            lines += ["", "extension UIImage {"] + members(root, \.images, "UIImage", "ImageResource", taken: Self.images, indent: "    ") + ["}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func resources(_ space: Namespace, _ kind: KeyPath<Namespace, [String: String]>, _ type: String, indent: String) -> [String] {
        let own = space[keyPath: kind].sorted { $0.key < $1.key }.map { "\(indent)nonisolated static let \($0.key) = \(type)(name: \(quoted($0.value)), bundle: resourceBundle)" }
        return own + space.children.sorted { $0.key < $1.key }.flatMap { name, child in
            ["\(indent)enum \(name) {"] + resources(child, kind, type, indent: indent + "    ") + ["\(indent)}"]
        }
    }

    private func members(_ space: Namespace, _ kind: KeyPath<Namespace, [String: String]>, _ type: String, _ resource: String, taken: Set<String>, indent: String) -> [String] {
        let own = space[keyPath: kind].sorted { $0.key < $1.key }.filter { !taken.contains($0.key) }
            .map { "\(indent)static var \($0.key): \(type) { \(type)(resource: \(resource).\($0.key)) }" }
        return own + space.children.sorted { $0.key < $1.key }.flatMap { name, child in
            ["\(indent)enum \(name) {"] + members(child, kind, type, "\(resource).\(name)", taken: [], indent: indent + "    ") + ["\(indent)}"]
        }
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    /// UIKit's own names, which Xcode doesn't hide.
    private static let colors: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown", "clear",
        "label", "link", "separator", "darkText", "lightText", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText",
        "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown",
        "systemMint", "systemCyan", "systemGray", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    ]
    private static let images: Set<String> = ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
}

extension AssetSymbols.Namespace {
    fileprivate var isEmpty: Bool { colors.isEmpty && images.isEmpty && children.values.allSatisfy(\.isEmpty) }
}

extension CatalogContents {
    static func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
        return (try? JSONDecoder().decode(CatalogContents.self, from: data))?.properties?.providesNamespace == true
    }
}
