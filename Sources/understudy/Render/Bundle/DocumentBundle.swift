import AppBuilder
import AssetCatalog
import Foundation
import InterfaceBuilder

/// A document compiled into an app of its own, with the images and the words that it names.
struct DocumentBundle {
    let folder: URL
    private let document: URL
    private let outline: DocumentOutline
    private let locale: String?
    private let keepsPlaceholders: Bool

    /// - Parameter keepsPlaceholders: whether constraints stay that the canvas has and a build leaves out.
    init(_ document: URL, _ outline: DocumentOutline, locale: String?, keepsPlaceholders: Bool = false, in work: URL) {
        (self.document, self.outline, self.locale, self.keepsPlaceholders) = (document, outline, locale, keepsPlaceholders)
        folder = work.appendingPathComponent("Document.app")
    }

    /// - Returns: whether the document could be compiled; what there is to say is said.
    func make() throws -> Bool {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = outline.resources.isEmpty && outline.fontFiles.isEmpty ? nil : ProjectFiles(around: document)
        try writeInfo(fonts: addFonts(files))
        let isTranslated = try locale.map { try Translations(of: document).add(to: folder, locale: $0) } ?? false
        guard try compile(localized: isTranslated ? true : nil) else { return false }
        if let files { try addImages(files) }
        return true
    }

    private func compile(localized: Bool?) throws -> Bool {
        var options = CompileOptions(localized: localized, marksPlaces: true)
        options.marksObjects = true
        options.compilesEveryScene = true
        options.keepsPlaceholders = keepsPlaceholders
        let diagnostics = try DocumentCompiler().compile(file: document, into: folder, options: options)
        for diagnostic in diagnostics { StandardError.write("\(diagnostic)") }
        return !diagnostics.contains { $0.severity == .error }
    }

    private func writeInfo(fonts: [String]) throws {
        let info: [String: Any] = [
            "CFBundleIdentifier": "understudy.document", "CFBundlePackageType": "APPL", "CFBundleDevelopmentRegion": "en", "UIAppFonts": fonts,
        ]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: folder.appendingPathComponent("Info.plist"))
    }

    /// - Returns: the files' names.
    private func addFonts(_ files: ProjectFiles?) throws -> [String] {
        try outline.fontFiles.sorted().filter { name in
            guard let file = files?.fonts[name] else { return false }
            try FileManager.default.createSymbolicLink(at: folder.appendingPathComponent(name), withDestinationURL: file)
            return true
        }
    }

    private func addImages(_ files: ProjectFiles) throws {
        if !files.catalogs.isEmpty { _ = try CatalogCompiler.compile(files.catalogs, into: folder) }
        for name in outline.resources {
            let plain = (name as NSString).deletingPathExtension
            for file in files.images[name] ?? files.images[plain] ?? [] {
                try? FileManager.default.createSymbolicLink(at: folder.appendingPathComponent(file.lastPathComponent), withDestinationURL: file)
            }
        }
    }
}
