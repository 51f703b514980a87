import Foundation
import XCTest

/// The documents and nibs of other people's apps, which lie beside the package or nowhere.
enum Corpus {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every file under a folder of the corpus with one of the extensions, sorted.
    /// - Throws: `XCTSkip` when the corpus isn't there.
    static func files(_ folder: String, _ extensions: String...) throws -> [URL] {
        let root = package.deletingLastPathComponent().appendingPathComponent("shared/corpus/\(folder)")
        guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil),
              FileManager.default.fileExists(atPath: root.path) else { throw XCTSkip("no corpus at ../shared/corpus/\(folder)") }
        return walk.compactMap { $0 as? URL }
            .filter { url in extensions.contains(url.pathExtension) && !url.hasDirectoryPath }
            .sorted { $0.path < $1.path }
    }
}
