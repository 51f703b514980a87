import Foundation
import XcodeProject

/// Turns an Xcode project into a plan: the app's target and, before it, all targets and packages that it needs.
struct XcodePlanner {
    private let configuration: String
    private var modules: [ModulePlan] = []
    private var notes: [String] = []
    /// The module that a target became, by the target's place and identifier.
    private var done: [String: String?] = [:]
    private var projects: [URL: XcodeProject] = [:]
    private var packages: SwiftPackagePlanner

    init(configuration: String?) {
        self.configuration = configuration ?? "Debug"
        packages = SwiftPackagePlanner(configuration: self.configuration)
    }

    static func plan(_ location: URL, target: String?, configuration: String?) throws -> AppPlan {
        var planner = XcodePlanner(configuration: configuration)
        let project = try planner.project(at: location)
        return try planner.plan(project.application(named: target), of: project)
    }

    /// The application of a workspace is the one that only one of its projects has, or the one named.
    static func plan(workspace location: URL, target: String?, configuration: String?) throws -> AppPlan {
        var planner = XcodePlanner(configuration: configuration)
        let workspace = try Workspace(contentsOf: location)
        var found: [(XcodeProject, Target)] = []
        for url in workspace.projects where url.lastPathComponent != "Pods.xcodeproj" {
            let project = try planner.project(at: url)
            if let application = try? project.application(named: target) { found.append((project, application)) }
        }
        guard let (project, application) = found.first else {
            throw BuildFailure("no project of \(location.lastPathComponent) has \(target.map { "an application '\($0)'" } ?? "an application")")
        }
        guard found.count == 1 else {
            let names = found.map(\.1.name).joined(separator: ", ")
            throw BuildFailure("\(location.lastPathComponent) has several applications: \(names)", hint: "choose one with --target NAME")
        }
        return try planner.plan(application, of: project)
    }

    private mutating func plan(_ target: Target, of project: XcodeProject) throws -> AppPlan {
        _ = try add(target, of: project, kind: .application)
        let settings = project.settings(for: target, configuration: configuration)
        let level = settings["SWIFT_OPTIMIZATION_LEVEL"]
        let isRelease = level.isEmpty ? configuration == "Release" : level != "-Onone"
        return AppPlan(modules: modules, configuration: configuration, isRelease: isRelease, notes: notes)
    }

    private mutating func project(at url: URL) throws -> XcodeProject {
        if let known = projects[url] { return known }
        let project = try XcodeProject(contentsOf: url)
        notes += project.notes.map { "\($0)".replacingOccurrences(of: ": error: ", with: ": ") }
        projects[url] = project
        return project
    }
}

// MARK: Targets

extension XcodePlanner {
    /// Adds a target after everything that it needs.
    private mutating func add(_ target: Target, of project: XcodeProject, kind: ModulePlan.Kind) throws -> String? {
        let key = "\(project.location.path)#\(target.id)"
        if let known = done[key] { return known }
        done[key] = .some(nil)
        var needed: [String] = []
        for library in try libraries(of: target, in: project) {
            if let name = try add(library.target, of: library.project, kind: .framework), !needed.contains(name) { needed.append(name) }
        }
        needed += try addPackages(of: target, in: project)
        try project.checkConfigurationFiles(of: target)
        let module = try plan(target, of: project, kind: kind, dependencies: needed)
        try report(target, of: project, module: module)
        guard kind == .application || !module.sources.isEmpty else { return nil }
        modules.append(module)
        done[key] = module.name
        return module.name
    }

    private func plan(_ target: Target, of project: XcodeProject, kind: ModulePlan.Kind, dependencies: [String]) throws -> ModulePlan {
        let settings = project.settings(for: target, configuration: configuration)
        let info = try InfoPlist(target: target, settings: settings, sourceRoot: project.sourceRoot)
        let bundle = BundlePlan(
            name: settings["WRAPPER_NAME"], resources: try resources(of: target, in: project), infoPlist: info.values,
            deploymentTarget: settings["IPHONEOS_DEPLOYMENT_TARGET"], copies: copies(of: target))
        return ModulePlan(
            kind: kind, name: SwiftSettings(settings).moduleName, productName: settings["PRODUCT_NAME"],
            sources: try sources(of: target, in: project), settings: SwiftSettings(settings), dependencies: dependencies, bundle: bundle,
            bridgingHeader: SwiftSettings(settings).bridgingHeader.map(project.sourceRoot.resolving))
    }

    private func sources(of target: Target, in project: XcodeProject) throws -> [URL] {
        var seen: Set<String> = []
        let written: [URL] = try target.sources.filter(\.isSwift).compactMap { file in
            guard seen.insert(file.url.path).inserted else { return nil }
            try requirePresence(of: file, target: target, project: project)
            return file.url
        }
        return written + (try dataModels(of: target).compactMap { model in
            let folder = BuildLayout.cache.appendingPathComponent("models/\(Fingerprint(words: [model.url.path]).text)")
            return try DataModel(contentsOf: model.url).writeGeneratedSource(to: folder)
        })
    }

    /// Core Data models stand among the sources of a target, since they generate classes.
    private func dataModels(of target: Target) -> [FileReference] {
        target.sources.filter { ["xcdatamodeld", "xcdatamodel"].contains($0.fileExtension) }
    }

    private func resources(of target: Target, in project: XcodeProject) throws -> [Target.Resource] {
        let found = try target.resources.filter { resource in
            guard resource.file.place == .source else { return false }
            try requirePresence(of: resource.file, target: target, project: project)
            return true
        }
        let known = Set(found.map(\.file.url))
        return found + dataModels(of: target).filter { !known.contains($0.url) }.map { Target.Resource(file: $0, isFolderReference: false) }
    }

    private func requirePresence(of file: FileReference, target: Target, project: XcodeProject) throws {
        guard !FileManager.default.fileExists(atPath: file.url.path) else { return }
        throw ProjectError(
            "\(file.url.path) is in target '\(target.name)' but isn't there", file: project.file, line: project.line(of: file.objectID))
    }

    /// Copy phases for resources (destination 7) and the bundle itself (1); frameworks and plug-ins are built, not copied.
    private func copies(of target: Target) -> [(folder: String, file: FileReference)] {
        target.copyPhases.filter { [1, 7].contains($0.destination) }.flatMap { phase in
            phase.files.filter { $0.place == .source }.map { (phase.path, $0) }
        }
    }

    private mutating func report(_ target: Target, of project: XcodeProject, module: ModulePlan) throws {
        for file in target.sources where !file.isSwift && !file.isHeader && !file.fileExtension.hasPrefix("xcdatamodel") {
            let kind = file.isObjectiveC ? "Objective-C and C sources aren't supported" : "files of this kind aren't compiled"
            notes.append("\(file.url.path): \(kind); left out of target '\(target.name)'")
        }
        if let header = module.settings.bridgingHeader {
            notes.append("\(project.file): target '\(target.name)' has a bridging header, \(header); of it only imports of frameworks count, as Objective-C isn't supported")
        }
        for script in target.scripts {
            notes.append("\(project.file): script phase '\(script.name)' of target '\(target.name)' isn't run")
        }
    }
}

// MARK: What a target needs

extension XcodePlanner {
    private struct Library {
        var target: Target
        var project: XcodeProject
    }

    /// Targets named as dependencies, and those whose products are linked or embedded.
    private mutating func libraries(of target: Target, in project: XcodeProject) throws -> [Library] {
        var result: [Library] = []
        for dependency in target.dependencies {
            let owner = try dependency.project.map { try self.project(at: $0) } ?? project
            let found = owner.target(id: dependency.targetID) ?? owner.target(named: dependency.targetName)
            if let found, found.productType.isLibrary { result.append(Library(target: found, project: owner)) }
        }
        let products = (target.linked + target.copyPhases.flatMap(\.files)).filter { $0.place == .product }
        for product in products {
            if let found = try library(making: product.name, near: project) { result.append(found) }
        }
        return result
    }

    /// The target whose product has that name: here, in a sub-project, or elsewhere in the workspace.
    private mutating func library(making product: String, near project: XcodeProject) throws -> Library? {
        let neighbours = Workspace.holding(project.location)?.projects ?? []
        for url in [project.location] + project.subprojects + neighbours {
            guard let candidate = try? self.project(at: url) else { continue }
            if let target = candidate.targets.first(where: { $0.productType.isLibrary && $0.productName == product }) {
                return Library(target: target, project: candidate)
            }
        }
        return nil
    }

    private mutating func addPackages(of target: Target, in project: XcodeProject) throws -> [String] {
        var names: [String] = []
        for product in target.packageProducts {
            let folders = product.folder.map { [$0] } ?? project.localPackages
            let added = try packages.add(product: product.name, from: folders)
            modules += added.modules
            names += added.imports
            if added.imports.isEmpty {
                notes.append("\(project.file): package product '\(product.name)' isn't beside the project"
                    + (product.remote.map { " (\($0))" } ?? "") + "; packages can't be fetched, so it is left out")
            }
        }
        return names
    }
}
