import Foundation

/// An Xcode project: what `project.pbxproj` says, with every path resolved.
package struct XcodeProject: Sendable {
    /// The `.xcodeproj` folder.
    package var location: URL
    /// The folder that holds the sources: where the project lies, unless it says otherwise.
    package var sourceRoot: URL
    package var developmentRegion: String
    package var knownRegions: [String]
    package var targets: [Target]
    package var configurations: [Configuration]
    package var defaultConfiguration: String?
    /// Projects that this one refers to.
    package var subprojects: [URL]
    package var localPackages: [URL]
    package var remotePackages: [String]
    /// Things that are wrong but don't stop a build.
    package var notes: [ProjectError]
    let graph: ObjectGraph

    package var name: String { location.deletingPathExtension().lastPathComponent }
    package var file: String { graph.file }

    package func target(id: String) -> Target? { targets.first { $0.id == id } }
    package func target(named name: String) -> Target? { targets.first { $0.name == name } }

    /// The line of the project file on which the object stands.
    package func line(of objectID: String) -> Int? { graph.line(of: objectID) }

    /// The target to run: the one asked for, or the only application.
    package func application(named name: String?) throws -> Target {
        let known = targets.map(\.name).joined(separator: ", ")
        if let name {
            guard let target = target(named: name) else {
                throw ProjectError("there is no target '\(name)'", file: file, hint: "the targets are: \(known)")
            }
            guard target.productType == .application else {
                throw ProjectError("target '\(name)' isn't an application", file: file, line: line(of: target.id))
            }
            return target
        }
        let applications = targets.filter { $0.productType == .application }
        let phoneApps = applications.filter(runsOnPhone)
        let candidates = phoneApps.isEmpty ? applications : phoneApps
        if candidates.count > 1, let namesake = candidates.first(where: { $0.name == self.name }) { return namesake }
        guard candidates.count < 2 else {
            let names = candidates.map(\.name).joined(separator: ", ")
            throw ProjectError("there are several applications: \(names)", file: file, hint: "choose one with --target NAME")
        }
        guard let application = candidates.first else {
            throw ProjectError("the project has no application target", file: file, hint: known.isEmpty ? nil : "the targets are: \(known)")
        }
        return application
    }

    /// Whether the target is built for iOS: not for the Mac, a watch or a television alone.
    package func runsOnPhone(_ target: Target) -> Bool {
        let settings = settings(for: target, configuration: nil)
        let platforms = settings.list("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
        let root = settings["SDKROOT"]
        return root.isEmpty || root.hasPrefix("iphone") || root == "auto"
    }
}
