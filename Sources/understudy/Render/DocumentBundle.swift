import AppBuilder
import Foundation
import InterfaceBuilder

/// A document compiled into an app of its own, with the images that it names.
struct DocumentBundle {
    let folder: URL
    private let document: URL
    private let outline: DocumentOutline

    init(_ document: URL, _ outline: DocumentOutline, in work: URL) {
        self.document = document
        self.outline = outline
        folder = work.appendingPathComponent("Document.app")
    }

    /// - Returns: whether the document could be compiled; what there is to say is said.
    func make() throws -> Bool {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try writeInfo()
        var options = CompileOptions(marksPlaces: true)
        options.marksObjects = true
        options.compilesEveryScene = true
        let diagnostics = try DocumentCompiler().compile(file: document, into: folder, options: options)
        for diagnostic in diagnostics { StandardError.write("\(diagnostic)") }
        return !diagnostics.contains { $0.severity == .error }
    }

    private func writeInfo() throws {
        let info: [String: Any] = ["CFBundleIdentifier": "understudy.document", "CFBundlePackageType": "APPL"]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: folder.appendingPathComponent("Info.plist"))
    }
}
