import Foundation
import XcodeProject

/// A pod whose sources lie in the repository of the app that uses it.
struct LocalPod {
    let folder: URL
    let moduleName: String
    let languageVersion: String
    private let specification: PodSpecification?
    private let parts: [String]

    init?(_ pod: Podfile.Pod) {
        guard let named = pod.folder else { return nil }
        // `:path` may name the specification itself.
        folder = named.pathExtension == "podspec" ? named.deletingLastPathComponent() : named
        guard FileManager.default.isFolder(folder) else { return nil }
        specification = PodSpecification(of: pod.name, in: folder)
        (moduleName, languageVersion) = (specification?.moduleName ?? pod.name, specification?.languageVersion ?? "5")
        parts = pod.parts
    }

    var files: PodFiles { specification.map { PodFiles($0.files(of: parts, in: folder)) } ?? PodFiles(in: folder) }
}
