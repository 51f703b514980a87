import Foundation
import NibArchive

/// Compiles Interface Builder documents: a `.xib` to a `.nib` file, a `.storyboard` to a `.storyboardc` folder.
package struct DocumentCompiler: Sendable {
    package init() {}

    /// What a document becomes, before it is written.
    package enum Output {
        case nib(NibArchive)
        /// A folder of nibs by name, each for systems from some version on.
        case nibFolder([(name: String, archive: NibArchive)])
        /// The files of the `.storyboardc` folder by name; `A.nib/runtime.nib` for one that is a folder.
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
        return try compile(document, options)
    }

    /// The newest nib says what the document uses; the fallbacks for older systems are made by the same way.
    private func compile(_ document: Document, _ options: CompileOptions) throws -> (output: Output?, diagnostics: [Diagnostic]) {
        let newest = Session(document, options, system: VersionNumber(.max))
        let first = try nibs(newest)
        Audit.run(newest)
        let later = newest.thresholds.filter { $0 > options.deploymentTarget }.sorted()
        guard !later.isEmpty else { return (output([(nil, first)], document), newest.diagnostics) }
        var variants: [(name: String?, files: Files)] = [("runtime.nib", try nibs(Session(document, options, system: options.deploymentTarget)))]
        for version in later {
            variants.append(("objects-\(version)+.nib", version == later.last ? first : try nibs(Session(document, options, system: version))))
        }
        return (output(variants, document), newest.diagnostics)
    }

    private struct Files {
        var nibs: [(name: String, archive: NibArchive)]
        var propertyList: [UInt8]?
    }

    private func nibs(_ session: Session) throws -> Files {
        guard session.document.kind == .storyboard else { return Files(nibs: [("", XibCompiler.compile(session))]) }
        let storyboard = StoryboardCompiler.compile(session)
        return Files(nibs: storyboard.nibs, propertyList: storyboard.propertyList)
    }

    private func output(_ variants: [(name: String?, files: Files)], _ document: Document) -> Output {
        guard document.kind == .storyboard else {
            if variants.count == 1 { return .nib(variants[0].files.nibs[0].archive) }
            return .nibFolder(variants.map { ($0.name ?? "", $0.files.nibs[0].archive) })
        }
        var files = variants.flatMap { variant in
            variant.files.nibs.map { nib in
                (name: "\(nib.name).nib" + (variant.name.map { "/\($0)" } ?? ""), bytes: nib.archive.encoded())
            }
        }
        files.append(("Info.plist", variants[0].files.propertyList ?? []))
        return .storyboard(files)
    }

    private func write(_ output: Output, to target: URL) throws {
        switch output {
        case .nib(let archive): try write([("", archive.encoded())], to: target.appendingPathExtension("nib"))
        case .nibFolder(let nibs): try write(nibs.map { ($0.name, $0.archive.encoded()) }, to: target.appendingPathExtension("nib"))
        case .storyboard(let files): try write(files, to: target.appendingPathExtension("storyboardc"))
        }
    }

    /// Replaces what is there by a folder of files, or by one file when its name is empty.
    private func write(_ files: [(name: String, bytes: [UInt8])], to target: URL) throws {
        try? FileManager.default.removeItem(at: target)
        if files.count == 1, files[0].name.isEmpty { return try Data(files[0].bytes).write(to: target) }
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        for file in files {
            let place = target.appendingPathComponent(file.name)
            if file.name.contains("/") {
                try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            try Data(file.bytes).write(to: place)
        }
    }
}
