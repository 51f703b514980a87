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
        guard let pods = Self.podsFolder(near: project) else {
            try requireNoPods(imports, target: target, project: project)
            return []
        }
        return try imports.sorted().filter { try addPod($0, in: pods) }
    }

    /// A pod is the folder of its name with Swift sources in it.
    private mutating func addPod(_ name: String, in pods: URL) throws -> Bool {
        let key = "\(pods.path)#\(name)"
        if let known = done[key] { return known != nil }
        let folder = pods.appendingPathComponent(name)
        guard FileManager.default.isFolder(folder) else { return false }
        done[key] = .some(nil)
        if let added = try addCheckout(name, folder) { return added }
        let files = PodFiles(in: folder)
        guard !files.swift.isEmpty else {
            notes.append("\(folder.path): this pod has no Swift sources; Objective-C and frameworks that are built already aren't supported")
            return false
        }
        let needed = try files.swift.reduce(into: Set<String>()) { $0.formUnion(Imports(of: $1).names) }.sorted().filter { try $0 != name && addPod($0, in: pods) }
        var settings = SwiftSettings(moduleName: name, languageVersion: languageVersion(of: name, in: pods))
        settings.conditions = ["COCOAPODS"] + (configuration == "Debug" ? ["DEBUG"] : [])
        let bundle = BundlePlan(
            name: "\(name).framework", resources: files.resources,
            infoPlist: ["CFBundleIdentifier": "org.cocoapods.\(name)", "CFBundlePackageType": "FMWK", "CFBundleName": name], deploymentTarget: "13.0")
        modules.append(ModulePlan(
            kind: .framework, name: name, productName: name, sources: files.swift, settings: settings, dependencies: needed,
            bundle: files.resources.isEmpty ? nil : bundle))
        done[key] = name
        return true
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
    private func requireNoPods(_ imports: Set<String>, target: Target, project: XcodeProject) throws {
        let podfile = project.sourceRoot.appendingPathComponent("Podfile")
        guard let text = try? String(contentsOf: podfile, encoding: .utf8) else { return }
        let named = text.split(separator: "\n").compactMap { line -> String? in
            let words = line.split { $0 == " " || $0 == "\t" || $0 == "'" || $0 == "\"" || $0 == "," || $0 == "(" }
            guard words.count > 1, words[0] == "pod" else { return nil }
            return String(words[1].prefix { $0 != "/" })
        }
        guard let missing = named.first(where: imports.contains) else { return }
        throw BuildFailure(
            "target '\(target.name)' imports '\(missing)', a pod of \(podfile.path), which isn't here; pods aren't fetched",
            hint: "put what CocoaPods installs beside the project: \(project.sourceRoot.path)/Pods/\(missing)")
    }
}

/// What belongs to a pod's module: heuristics in place of its specification.
private struct PodFiles {
    private(set) var swift: [URL] = []
    private(set) var resources: [BundleResource] = []

    private static let foreign: Set<String> = ["tests", "test", "example", "examples", "demo", "docs", "uitests"]
    private static let kinds: Set<String> = ["xib", "storyboard", "xcassets", "xcdatamodeld", "strings", "stringsdict", "bundle", "png", "jpg", "jpeg", "json", "ttf", "otf", "xcprivacy"]

    init(in folder: URL) {
        collect(folder)
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
        let language = file.pathComponents.last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        resources.append(BundleResource(file: FileReference(url: file, localization: language), isFolderReference: false))
    }
}
