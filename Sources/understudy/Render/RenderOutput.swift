import AppBuilder
import Foundation
import InterfaceBuilder

/// Where pictures go: one file, or a folder with one for each scene.
enum RenderOutput {
    case file(URL)
    case folder(URL)

    /// - Parameters:
    ///   - path: what `-o` says: a folder when there is one, or when the name isn't that of a PNG.
    ///   - document: names the file where `-o` is missing.
    init(_ path: String?, document: URL) {
        guard let path else {
            self = .file(URL(fileURLWithPath: document.deletingPathExtension().lastPathComponent + ".png"))
            return
        }
        let url = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        self = exists && isFolder.boolValue || path.hasSuffix("/") || url.pathExtension.lowercased() != "png" ? .folder(url) : .file(url)
    }

    /// Makes the folder.
    /// - Throws: when it can't be written to.
    func prepare() throws {
        let folder: URL
        switch self {
        case .file(let file): folder = file.deletingLastPathComponent()
        case .folder(let url): folder = url
        }
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw BuildFailure("the folder \(folder.path) can't be made: \(error.localizedDescription)")
        }
        guard FileManager.default.isWritableFile(atPath: folder.path) else { throw BuildFailure("nothing can be written to the folder \(folder.path)") }
    }

    /// A file's name for each scene: its label or its class, with the id where two would be the same.
    static func names(of scenes: [SceneOutline]) -> [String: String] {
        let short = scenes.map { scene in plain(scene.label ?? scene.customClass ?? scene.title ?? scene.baseClass) }
        return Dictionary(zip(scenes, short).map { scene, name in
            (scene.id, short.filter { $0.lowercased() == name.lowercased() }.count > 1 || name.isEmpty ? "\(name)-\(plain(scene.id))" : name)
        }) { first, _ in first }
    }

    /// Without what file systems don't take.
    private static func plain(_ name: String) -> String { String(name.map { $0 == "/" || $0 == "\0" || $0.isNewline ? "-" : $0 }.prefix(80)) }
}
