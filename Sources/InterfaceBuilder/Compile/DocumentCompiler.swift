import Foundation
import NibArchive

/// Compiles Interface Builder documents: a `.xib` to a `.nib` file, a `.storyboard` to a `.storyboardc` folder.
package struct DocumentCompiler: Sendable {
    package init() {}

    /// What a document becomes, before it is written.
    package enum Output {
        case nib(NibArchive)
        /// The files of the `.storyboardc` folder by name.
        case storyboard([(name: String, bytes: [UInt8])])
    }

    /// Compiles one document and writes what comes of it into a folder, under the document's own name.
    /// - Parameters:
    ///   - file: a `.xib` or `.storyboard`.
    ///   - folder: where the `.nib` or `.storyboardc` goes; made when missing.
    /// - Returns: what there is to say. Nothing is written when one of them is an error.
    /// - Throws: when a file can't be read or written.
    package func compile(file: URL, into folder: URL, options: CompileOptions) throws -> [Diagnostic] {
        let bytes = Array(try Data(contentsOf: file))
        let (output, diagnostics) = try compile(bytes, path: file.path, options: options)
        guard let output, !diagnostics.contains(where: { $0.severity == .error }) else { return diagnostics }
        let target = folder.appendingPathComponent(file.deletingPathExtension().lastPathComponent)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(output, to: target)
        return diagnostics
    }

    /// Compiles a document in memory. There is no output when it can't be read at all.
    /// - Parameter path: how diagnostics name the document; `Base.lproj` in it makes text localisable.
    package func compile(_ bytes: [UInt8], path: String, options: CompileOptions) throws -> (output: Output?, diagnostics: [Diagnostic]) {
        let document: Document
        do throws(Diagnostic) {
            document = try Document(bytes, path: path)
        } catch {
            return (nil, [error])
        }
        let session = Session(document, options)
        if document.kind == .xib { return (.nib(XibCompiler.compile(session)), session.diagnostics) }
        let storyboard = StoryboardCompiler.compile(session)
        var files = storyboard.nibs.map { (name: "\($0.name).nib", bytes: $0.archive.encoded()) }
        files.append(("Info.plist", Array(try storyboard.propertyList())))
        return (.storyboard(files), session.diagnostics)
    }

    private func write(_ output: Output, to target: URL) throws {
        switch output {
        case .nib(let archive):
            let file = target.appendingPathExtension("nib")
            try? FileManager.default.removeItem(at: file)
            try Data(archive.encoded()).write(to: file)
        case .storyboard(let files):
            let folder = target.appendingPathExtension("storyboardc")
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for file in files { try Data(file.bytes).write(to: folder.appendingPathComponent(file.name)) }
        }
    }
}
