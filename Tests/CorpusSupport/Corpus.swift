import Foundation
import XCTest

/// The documents and nibs of other people's apps, which lie beside the package or nowhere.
package enum Corpus {
    package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every file under a folder of the corpus with one of the extensions, sorted.
    /// - Throws: `XCTSkip` when the corpus isn't there.
    package static func files(_ name: String, _ extensions: String...) throws -> [URL] {
        let folder = root.deletingLastPathComponent().appendingPathComponent("shared/corpus/\(name)")
        guard let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil),
              FileManager.default.fileExists(atPath: folder.path) else { throw XCTSkip("no corpus at ../shared/corpus/\(name)") }
        return walk.compactMap { $0 as? URL }
            .filter { url in extensions.contains(url.pathExtension) && !url.hasDirectoryPath }
            .sorted { $0.path < $1.path }
    }
}
