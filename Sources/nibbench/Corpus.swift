import Foundation
import InterfaceBuilder
import NibArchive

/// What is timed: documents and nibs of some folders, read into memory. Nibs that the documents compile to count too.
struct Corpus {
    struct Document {
        let path: String
        /// The folder just below the one that was given.
        let project: String
        let bytes: [UInt8]

        func compile() { _ = try? DocumentCompiler().compile(bytes, path: path, options: CompileOptions(moduleName: "App")) }
    }

    private(set) var documents: [Document] = []
    private(set) var nibs: [[UInt8]] = []

    init(_ folders: [URL]) {
        for folder in folders {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
            for file in files.sorted(by: { $0.path < $1.path }) where !file.hasDirectoryPath {
                guard let data = try? Data(contentsOf: file) else { continue }
                if ["xib", "storyboard"].contains(file.pathExtension) {
                    let inner = file.path.dropFirst(folder.path.count + 1)
                    documents.append(Document(path: file.path, project: inner.split(separator: "/").first.map(String.init) ?? "", bytes: Array(data)))
                } else if NibArchive.isArchive(Array(data)) {
                    nibs.append(Array(data))
                }
            }
        }
        // A document of another system or an empty one isn't compiled, and would count as fast.
        let outputs = documents.map { (document: $0, nibs: Self.compiled($0)) }.filter { !$0.nibs.isEmpty }
        documents = outputs.map(\.document)
        nibs += outputs.flatMap(\.nibs)
    }

    private static func compiled(_ document: Document) -> [[UInt8]] {
        switch try? DocumentCompiler().compile(document.bytes, path: document.path, options: CompileOptions()).output {
        case .nib(let nib): [nib.encoded()]
        case .nibFolder(let nibs): nibs.map { $0.archive.encoded() }
        case .storyboard(let files): files.filter { $0.name.hasSuffix(".nib") }.map(\.bytes)
        case nil: []
        }
    }
}
