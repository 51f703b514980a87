import Foundation

/// What lies around a document in its project: catalogs, images, translations.
struct ProjectFiles {
    /// `.xcassets` folders.
    private(set) var catalogs: [URL] = []
    /// By name without extension, scale and device.
    private(set) var images: [String: [URL]] = [:]

    /// By file name.
    private(set) var fonts: [String: URL] = [:]

    private static let fontKinds: Set<String> = ["ttf", "otf", "ttc"]
    private static let imageKinds: Set<String> = ["png", "jpg", "jpeg", "gif", "pdf", "svg"]
    /// Other projects, and what builds leave.
    private static let foreign: Set<String> = ["Pods", "Carthage", "build", "DerivedData", "node_modules"]
    private static let mostEntries = 20_000

    /// Looks in the folder of the document's target; in the whole project where that has no catalog.
    init(around document: URL) {
        let (target, project) = Self.folders(of: document)
        collect(in: target)
        if catalogs.isEmpty, project != target {
            (images, fonts) = ([:], [:])
            collect(in: project)
        }
    }

    /// The project is the nearest folder above the document with a project file; the target's folder is the one in it that leads there.
    static func folders(of document: URL) -> (target: URL, project: URL) {
        var folder = document.deletingLastPathComponent().standardizedFileURL
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        var target = folder, project = folder
        for _ in 0..<6 where project.path != "/" {
            if isProject(project) { return (target, project) }
            target = project
            project = project.deletingLastPathComponent()
        }
        return (folder, folder)
    }

    private static func isProject(_ folder: URL) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift" || $0 == ".git" }
    }

    private mutating func collect(in folder: URL) {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var count = 0
        while let entry = all?.nextObject() as? URL, count < Self.mostEntries {
            count += 1
            if entry.pathExtension == "xcassets" {
                catalogs.append(entry)
                all?.skipDescendants()
            } else if Self.foreign.contains(entry.lastPathComponent) || ["xcodeproj", "app", "framework", "xcframework"].contains(entry.pathExtension) {
                all?.skipDescendants()
            } else if Self.imageKinds.contains(entry.pathExtension.lowercased()) {
                images[Self.plain(entry), default: []].append(entry)
            } else if Self.fontKinds.contains(entry.pathExtension.lowercased()) {
                fonts[entry.lastPathComponent] = entry
            }
        }
        catalogs.sort { $0.path < $1.path }
    }

    /// `Bird@2x~ipad.png` → `Bird`.
    private static func plain(_ file: URL) -> String {
        let name = file.deletingPathExtension().lastPathComponent
        let end = [name.range(of: "@", options: .backwards), name.range(of: "~", options: .backwards)].compactMap { $0?.lowerBound }.min()
        return end.map { String(name[..<$0]) } ?? name
    }
}
