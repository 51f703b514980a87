import Foundation
import XcodeProject

/// CocoaPods' `Pods` folder, where it is checked in: with the project that it makes, or as sources alone.
extension XcodePlanner {
    /// The folder beside the project or above it.
    static func podsFolder(near project: XcodeProject) -> URL? {
        [project.sourceRoot, project.sourceRoot.deletingLastPathComponent()].map { $0.appendingPathComponent("Pods") }
            .first { FileManager.default.isFolder($0) }
    }

    static func podsProject(near project: XcodeProject) -> [URL] {
        guard let found = podsFolder(near: project)?.appendingPathComponent("Pods.xcodeproj") else { return [] }
        return FileManager.default.fileExists(atPath: found.path) ? [found] : []
    }

    /// Adds the pods that a target imports, which nothing else has brought.
    mutating func addPods(of target: Target, in project: XcodeProject, besides known: [String]) throws -> [String] {
        guard project.location.lastPathComponent != "Pods.xcodeproj" else { return [] }
        let imports = target.sources.filter(\.isSwift).reduce(into: Set<String>()) { $0.formUnion(Imports(of: $1.url).names) }.subtracting(known)
        guard !imports.isEmpty else { return [] }
        let pods = Self.podsFolder(near: project), podfile = Podfile(in: project.sourceRoot) ?? Podfile(in: project.sourceRoot.deletingLastPathComponent())
        let local = podfile?.local.compactMap(LocalPod.init) ?? []
        if pods == nil, let podfile { try requireNoPods(imports.subtracting(local.map(\.moduleName)), podfile, target: target, project: project) }
        return try imports.sorted().filter { try addPod($0, in: pods, or: local) }
    }

    private mutating func addPod(_ name: String, in pods: URL?, or local: [LocalPod]) throws -> Bool {
        if let pods, try addPod(name, in: pods) { return true }
        guard let pod = local.first(where: { $0.moduleName == name }) else { return false }
        return try add(pod, pods, local)
    }

    /// A pod whose sources lie in the repository, where the Podfile's `:path` says.
    private mutating func add(_ pod: LocalPod, _ pods: URL?, _ local: [LocalPod]) throws -> Bool {
        let name = pod.moduleName, key = "\(pod.folder.path)#\(name)"
        if let known = done[key] { return known != nil }
        done[key] = .some(nil)
        let note = "\(pod.folder.path): the pod '\(name)' has no Swift sources here"
        return try addPod(name, key, pod.files, languageVersion: pod.languageVersion, orNote: note) { try $0.addPod($1, in: pods, or: local) }
    }

    /// Adds a pod's module, after those that it imports as far as `find` adds them.
    private mutating func addPod(
        _ name: String, _ key: String, _ files: PodFiles, languageVersion: String, orNote note: String, _ find: (inout XcodePlanner, String) throws -> Bool
    ) throws -> Bool {
        guard !files.swift.isEmpty else {
            notes.append("\(note); Objective-C and frameworks that are built already aren't supported")
            return false
        }
        let imports = files.swift.reduce(into: Set<String>()) { $0.formUnion(Imports(of: $1).names) }.subtracting([name])
        let needed = try imports.sorted().filter { try find(&self, $0) }
        var settings = SwiftSettings(moduleName: name, languageVersion: languageVersion)
        settings.conditions = ["COCOAPODS"] + (configuration == "Debug" ? ["DEBUG"] : [])
        let bundle = BundlePlan(
            name: "\(name).framework", resources: files.resources,
            infoPlist: ["CFBundleIdentifier": "org.cocoapods.\(name)", "CFBundlePackageType": "FMWK", "CFBundleName": name], deploymentTarget: "13.0",
            copies: files.bundled.map { ($0.bundle, $0.file) })
        modules.append(ModulePlan(
            kind: .framework, name: name, productName: name, sources: files.swift, settings: settings, dependencies: needed,
            bundle: files.resources.isEmpty && files.bundled.isEmpty ? nil : bundle, importsOfHeader: ["UIKit"]))
        done[key] = name
        return true
    }

    /// A pod is the folder of its name with Swift sources in it.
    private mutating func addPod(_ name: String, in pods: URL) throws -> Bool {
        let key = "\(pods.path)#\(name)"
        if let known = done[key] { return known != nil }
        let folder = pods.appendingPathComponent(name)
        guard FileManager.default.isFolder(folder) else { return false }
        done[key] = .some(nil)
        if let added = try addCheckout(name, folder) { return added }
        let note = "\(folder.path): this pod has no Swift sources"
        return try addPod(name, key, PodFiles(in: folder), languageVersion: languageVersion(of: name, in: pods), orNote: note) { try $0.addPod($1, in: pods) }
    }

    /// The Swift of a pod is what CocoaPods' project says, where it is checked in too.
    private mutating func languageVersion(of pod: String, in pods: URL) -> String {
        let file = pods.appendingPathComponent("Pods.xcodeproj")
        guard FileManager.default.fileExists(atPath: file.path), let project = try? project(at: file),
              let target = project.targets.first(where: { $0.name == pod }) else { return "5" }
        return SwiftSettings(project.settings(for: target, configuration: configuration)).languageVersion
    }

    /// A pod that lies there as a checkout of its whole repository is what its own manifest says.
    private mutating func addCheckout(_ name: String, _ folder: URL) throws -> Bool? {
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path),
              let added = try packages.add(product: name, from: [folder]) else { return nil }
        modules += added.modules
        notes += packages.notes
        packages.notes = []
        done["\(folder.deletingLastPathComponent().path)#\(name)"] = name
        return true
    }

    /// A pod that the Podfile names and that isn't here is named before the compiler complains.
    private func requireNoPods(_ imports: Set<String>, _ podfile: Podfile, target: Target, project: XcodeProject) throws {
        guard let missing = podfile.pods.map(\.name).first(where: imports.contains) else { return }
        throw BuildFailure(
            "target '\(target.name)' imports '\(missing)', a pod of \(podfile.url.path), which isn't here; pods aren't fetched",
            hint: "put what CocoaPods installs beside the project: \(project.sourceRoot.path)/Pods/\(missing)")
    }
}
