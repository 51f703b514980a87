import UIKit

/// Pictures by name: of the catalog and the bundle, then of the folders `Name.atlas`.
enum TextureFiles {
    static func image(named name: String) -> UIImage? {
        if let image = UIImage(named: name) { return image }
        for folder in folders() { if let image = image(named: name, in: folder) { return image } }
        notice("SKTexture: Error loading image resource: \"\(name)\"")
        return nil
    }

    static func image(named name: String, in folder: URL) -> UIImage? {
        let plain = (name as NSString).deletingPathExtension
        for scale in ["@3x", "@2x", ""] {
            for ending in ["png", "jpg", "jpeg"] {
                let file = folder.appendingPathComponent("\(plain)\(scale).\(ending)")
                if FileManager.default.fileExists(atPath: file.path) { return UIImage(contentsOfFile: folder.appendingPathComponent("\(plain).\(ending)").path) ?? UIImage(contentsOfFile: file.path) }
            }
        }
        return nil
    }

    /// In the order of their names, without endings and scales.
    static func names(in folder: URL) -> [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Set(files.map { (($0 as NSString).deletingPathExtension).replacingOccurrences(of: "@2x", with: "").replacingOccurrences(of: "@3x", with: "") }).sorted()
    }

    static func folder(ofAtlas name: String) -> URL? { folders().first { $0.deletingPathExtension().lastPathComponent == name } }
    private static func folders() -> [URL] { (Bundle.main.urls(forResourcesWithExtension: "atlas", subdirectory: nil) ?? []).map { $0 as URL } }
}
