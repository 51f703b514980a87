import Foundation

/// The system whose side of `#if` a module is compiled with.
enum ModulePlatform: String, Sendable {
    case iOS = "ios"
    /// What a package does on Linux itself: its halves in C are compiled for Linux, those in Objective-C not at all, and its Swift has to fit them.
    case linux

    /// A target that knows no framework of Apple's, and stands on C of its package or leaves out Objective-C that its package holds.
    init(of target: PackageManifest.Target, manifest: PackageManifest, folder: URL) {
        let siblings = manifest.targets.filter { other in target.dependencies.contains { $0.name == other.name && $0.package == nil } }
        let standsOnC = siblings.contains { $0.type == "regular" && PackageFiles(of: $0, in: manifest.folder(of: $0, in: folder)).isC }
        guard target.type == "regular", standsOnC || Self.leavesOutObjectiveC(manifest, folder) else { self = .iOS; return }
        let sources = PackageFiles(of: target, in: manifest.folder(of: target, in: folder)).swift
        self = sources.contains { !Imports(of: $0).unconditional.isDisjoint(with: Self.frameworks) } ? .iOS : .linux
    }

    /// Frameworks that only Apple's systems have. Code that names one of them is meant for iOS here.
    private static let frameworks: Set<String> = ["UIKit", "SwiftUI", "QuartzCore", "CoreGraphics", "CoreImage", "CoreData", "CoreLocation", "MapKit", "AVFoundation", "WebKit", "Security", "SystemConfiguration"]

    /// A manifest that is read on Linux doesn't name targets of Objective-C.
    private static func leavesOutObjectiveC(_ manifest: PackageManifest, _ folder: URL) -> Bool {
        let targets = manifest.targets.map { manifest.folder(of: $0, in: folder).path + "/" }
        return FileManager.default.files(under: folder.appendingPathComponent("Sources")).contains { file in
            file.pathExtension == "m" && !targets.contains { file.path.hasPrefix($0) }
        }
    }
}
