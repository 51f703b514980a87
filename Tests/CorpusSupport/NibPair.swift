import Foundation
import InterfaceBuilder
import NibArchive

/// A nib that Xcode made, and the document it made it of.
package struct NibPair {
    package let document: URL
    package let nib: URL
    /// The nib's place in what the document is compiled to: `A.nib`, `A.nib/runtime.nib`, `B.storyboardc/A.nib`.
    package let place: String

    /// All pairs below a folder, in the order of their paths.
    package static func all(in files: [URL]) -> [NibPair] {
        files.compactMap { nib in
            let components = nib.pathComponents
            if let index = components.lastIndex(where: { $0.hasSuffix(".storyboardc") }) {
                let folder = components[..<index].joined(separator: "/"), name = components[index].dropLast()
                let candidates = ["\(folder)/\(name)", "\(folder)/\(components[index])/\(name)"]
                return candidates.first(where: FileManager.default.fileExists).map {
                    NibPair(document: URL(fileURLWithPath: $0), nib: nib, place: components[index...].joined(separator: "/"))
                }
            }
            var parts = nib.lastPathComponent.components(separatedBy: ".")
            let name = parts.removeFirst()
            let xib = nib.deletingLastPathComponent().appendingPathComponent("\(name).xib")
            guard FileManager.default.fileExists(atPath: xib.path) else { return nil }
            // `A.runtime.nib` was `A.nib/runtime.nib`.
            return NibPair(document: xib, nib: nib, place: parts.count == 1 ? "\(name).nib" : "\(name).nib/\(parts.joined(separator: "."))")
        }
    }

    /// The module that the bundle's custom classes are of.
    package var module: String {
        ["YPImagePicker", "SwiftMessages", "Apptentive"].first { document.path.contains("/\($0)") } ?? "App"
    }

    /// What we make of the document in the manner of a release of Xcode, nil when it has no such nib.
    package func compiled(_ release: VersionNumber) throws -> NibArchive? {
        var options = CompileOptions(moduleName: module, deploymentTarget: VersionNumber(8))
        options.xcode = release
        let result = try DocumentCompiler().compile(Array(Data(contentsOf: document)), path: document.path, options: options)
        let inner = place.split(separator: "/", maxSplits: 1).dropFirst().first.map(String.init)
        switch result.output {
        case .nib(let nib): return inner == nil ? nib : nil
        case .nibFolder(let nibs): return nibs.first { $0.name == inner }?.archive
        case .storyboard(let files): return try files.first { $0.name == inner }.map { try NibArchive($0.bytes) }
        case nil: return nil
        }
    }
}
