import Foundation
import XcodeProject

/// What belongs to a pod's module: what its specification says, and without one what its folder looks like.
struct PodFiles {
    private(set) var swift: [URL] = []
    private(set) var resources: [BundleResource] = []
    /// Resources that go into a bundle of their own within the pod's.
    private(set) var bundled: [(bundle: String, file: FileReference)] = []

    private static let foreign: Set<String> = ["tests", "test", "example", "examples", "demo", "docs", "uitests"]
    private static let kinds: Set<String> = ["xib", "storyboard", "xcassets", "xcdatamodeld", "strings", "stringsdict", "bundle", "png", "jpg", "jpeg", "json", "ttf", "otf", "xcprivacy"]
    /// What is compiled before it goes into a bundle.
    private static let compiled: Set<String> = ["xib", "storyboard", "xcassets", "xcdatamodeld", "xcdatamodel", "strings", "stringsdict", "xcstrings"]

    init(in folder: URL) {
        collect(folder)
    }

    init(_ files: PodSpecification.Files) {
        swift = files.sources.filter { $0.pathExtension == "swift" }
        files.resources.forEach { add($0) }
        for (bundle, members) in files.bundles.sorted(by: { $0.key < $1.key }) {
            for file in members {
                // A compiled one is where its own bundle would be asked for second: in the framework's.
                if Self.compiled.contains(file.pathExtension.lowercased()) { add(file) } else { bundled.append(("\(bundle).bundle", FileReference(url: file))) }
            }
        }
    }

    private mutating func collect(_ folder: URL) {
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() where !name.hasPrefix(".") {
            let child = folder.appendingPathComponent(name), kind = child.pathExtension.lowercased()
            if kind == "swift" { swift.append(child) } else if Self.kinds.contains(kind) { add(child) } else if FileManager.default.isFolder(child), !Self.foreign.contains(name.lowercased()) {
                collect(child)
            }
        }
    }

    private mutating func add(_ file: URL) {
        resources.append(BundleResource(file: FileReference(url: file, localization: file.localization), isFolderReference: false))
    }
}
