import Foundation
import XcodeProject

extension XcodePlanner {
    /// Adds a target after everything that it needs.
    /// - Parameter imported: modules that it may import beside those that the project says it needs.
    mutating func add(_ target: Target, of project: XcodeProject, kind: ModulePlan.Kind, after imported: [String] = []) throws -> String? {
        let key = "\(project.location.path)#\(target.id)"
        if let known = done[key] { return known }
        done[key] = .some(nil)
        var needed = imported
        for library in try libraries(of: target, in: project) {
            if let name = try add(library.target, of: library.project, kind: .framework), !needed.contains(name) { needed.append(name) }
        }
        needed += try addPackages(of: target, in: project)
        needed += try addPods(of: target, in: project, besides: needed + modules.map(\.name))
        if runsScripts { try runScripts(of: target, in: project) }
        try project.checkConfigurationFiles(of: target)
        let module = try plan(target, of: project, kind: kind, dependencies: needed)
        try report(target, of: project, module: module)
        guard kind == .application || !module.sources.isEmpty else { return nil }
        modules.append(module)
        done[key] = module.name
        return module.name
    }

    private mutating func plan(_ target: Target, of project: XcodeProject, kind: ModulePlan.Kind, dependencies: [String]) throws -> ModulePlan {
        let settings = project.settings(for: target, configuration: configuration)
        let info = try InfoPlist(target: target, settings: settings, sourceRoot: project.sourceRoot)
        let bundle = BundlePlan(
            name: settings["WRAPPER_NAME"], resources: try resources(of: target, in: project), infoPlist: info.values,
            deploymentTarget: settings["IPHONEOS_DEPLOYMENT_TARGET"], copies: copies(of: target))
        return ModulePlan(
            kind: kind, name: SwiftSettings(settings).moduleName, productName: settings["PRODUCT_NAME"],
            sources: try sources(of: target, in: project), settings: SwiftSettings(settings), dependencies: dependencies, bundle: bundle,
            bridgingHeader: SwiftSettings(settings).bridgingHeader.map(project.sourceRoot.resolving),
            umbrellaHeader: kind == .framework ? umbrellaHeader(of: target, moduleName: SwiftSettings(settings).moduleName) : nil)
    }

    /// The header that stands for the framework: the one that CocoaPods writes imports UIKit, whatever the pod's own does.
    private func umbrellaHeader(of target: Target, moduleName: String) -> URL? {
        let headers = target.headers.map(\.url)
        return headers.first { $0.lastPathComponent == "\(moduleName)-umbrella.h" } ?? headers.first { $0.lastPathComponent == "\(moduleName).h" }
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

    private mutating func resources(of target: Target, in project: XcodeProject) throws -> [Target.Resource] {
        let found = try target.resources.filter { resource in
            guard resource.file.place == .source else { return false }
            return try isPresent(resource.file, target: target, project: project)
        }
        let known = Set(found.map(\.file.url))
        return found + dataModels(of: target).filter { !known.contains($0.url) }.map { Target.Resource(file: $0, isFolderReference: false) }
    }

    /// An app starts without a picture or a sound; without an interface file or a data model it wouldn't be the app.
    private mutating func isPresent(_ file: FileReference, target: Target, project: XcodeProject) throws -> Bool {
        do { try requirePresence(of: file, target: target, project: project) } catch let error as ProjectError {
            guard target.scripts.isEmpty, !["storyboard", "xib", "xcdatamodeld", "xcdatamodel"].contains(file.fileExtension) else { throw error }
            notes.append("\(file.url.path) is in target '\(target.name)' but isn't there; left out")
            return false
        }
        return true
    }

    private func requirePresence(of file: FileReference, target: Target, project: XcodeProject) throws {
        guard !FileManager.default.fileExists(atPath: file.url.path) else { return }
        let message = "\(file.url.path) is in target '\(target.name)' but isn't there", line = project.line(of: file.objectID)
        let scripts = ScriptRunner(project: project, target: target, settings: project.settings(for: target, configuration: configuration))
        if let maker = target.scripts.first(where: { $0.outputs.contains { scripts.url($0).path == file.url.path } }) {
            throw ProjectError("\(message): script phase '\(maker.name)' generates it", file: project.file, line: line, hint: "--run-scripts runs it")
        }
        let hint = target.scripts.isEmpty ? nil : "if a script phase generates it (\(target.scripts.map(\.name).joined(separator: ", "))), --run-scripts runs them"
        throw ProjectError(message, file: project.file, line: line, hint: hint)
    }

    private mutating func runScripts(of target: Target, in project: XcodeProject) throws {
        let runner = ScriptRunner(project: project, target: target, settings: project.settings(for: target, configuration: configuration))
        for script in target.scripts { try runner.run(script) }
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
            if file.isObjectiveC { objectiveC.append(file.url) }
            notes.append("\(file.url.path): \(kind); left out of target '\(target.name)'")
        }
        if let header = module.settings.bridgingHeader {
            notes.append("\(project.file): target '\(target.name)' has a bridging header, \(header); of it only imports of frameworks count, as Objective-C isn't supported")
        }
        for script in target.scripts where !runsScripts {
            notes.append("\(project.file): script phase '\(script.name)' of target '\(target.name)' isn't run without --run-scripts")
        }
    }
}
