import AppBuilder
import Foundation

/// A document's words in other languages: `fr.lproj/Main.strings` beside `Base.lproj/Main.storyboard`, or a catalog of strings.
struct Translations {
    private let document: URL
    private let name: String

    init(of document: URL) {
        self.document = document
        name = document.deletingPathExtension().lastPathComponent
    }

    /// - Returns: whether there is a translation; the lack of one is told.
    func add(to folder: URL, locale: String) throws -> Bool {
        let around = surroundings
        var isFound = false
        for language in [locale, String(locale.prefix { $0 != "-" && $0 != "_" })] {
            let file = around.appendingPathComponent("\(language).lproj/\(name).strings")
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            try write(try StringsFile(contentsOf: file).compiled(), to: folder.appendingPathComponent("\(language).lproj/\(name).strings"))
            isFound = true
        }
        for place in ["\(name).xcstrings", "mul.lproj/\(name).xcstrings", "Base.lproj/\(name).xcstrings"] {
            let file = around.appendingPathComponent(place)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            for (path, data) in try StringCatalog(contentsOf: file).compiled() { try write(data, to: folder.appendingPathComponent(path)) }
            isFound = true
        }
        if !isFound { StandardError.write("\(document.path): note: there are no words in '\(locale)' for it: neither \(around.path)/\(locale).lproj/\(name).strings nor \(name).xcstrings") }
        return isFound
    }

    /// The folder that the languages' folders lie in.
    private var surroundings: URL {
        let folder = document.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}
