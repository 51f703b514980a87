import Foundation
import XcodeProject

/// The files of a package's target, by what becomes of them.
struct PackageFiles {
    private(set) var swift: [URL] = []
    private(set) var c: [URL] = []
    /// Objective-C, C++ and assembly, which nothing here compiles.
    private(set) var unsupported: [URL] = []
    private(set) var resources: [BundleResource] = []

    /// What becomes a resource without being declared.
    private static let known: Set<String> = ["xcassets", "xib", "storyboard", "nib", "xcdatamodeld", "xcdatamodel", "xcstrings", "metal"]

    /// Whether other targets import it as a module of C.
    var isC: Bool { swift.isEmpty && !c.isEmpty }

    init(of target: PackageManifest.Target, in root: URL) {
        let excluded = (target.exclude ?? []).map { root.resolving($0).path }
        let copied = (target.resources ?? []).filter(\.isCopied).map { root.resolving($0.path).path }
        let processed = (target.resources ?? []).filter { !$0.isCopied }.map { root.resolving($0.path).path }
        let sources = target.sources.map { $0.map { root.resolving($0).path } }
        for path in copied where FileManager.default.fileExists(atPath: path) {
            let url = URL(fileURLWithPath: path)
            resources.append(BundleResource(file: FileReference(url: url), isFolderReference: FileManager.default.isFolder(url)))
        }
        func isUnder(_ folders: [String], _ file: URL) -> Bool { folders.contains { file.path == $0 || file.path.hasPrefix($0 + "/") } }
        for file in FolderFiles.urls(in: root, without: excluded + copied) {
            let kind = file.pathExtension.lowercased()
            let isSource = sources.map { isUnder($0, file) } ?? true
            if kind == "swift" {
                if isSource { swift.append(file) }
            } else if isUnder(processed, file) {
                addResource(file)
            } else if kind == "c" {
                if isSource { c.append(file) }
            } else if ["m", "mm", "cpp", "cc", "cxx", "s"].contains(kind) {
                unsupported.append(file)
            } else if Self.known.contains(kind) || file.localization != nil {
                addResource(file)
            }
        }
    }

    private mutating func addResource(_ file: URL) {
        resources.append(BundleResource(file: FileReference(url: file, localization: file.localization), isFolderReference: false))
    }
}
