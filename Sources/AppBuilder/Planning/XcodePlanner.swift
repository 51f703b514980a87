import Foundation
import XcodeProject

/// Turns an Xcode project into a plan: the app's target and, before it, all targets and packages that it needs.
struct XcodePlanner {
    let configuration: String
    /// Script phases are run before it is looked whether all sources are there.
    let runsScripts: Bool
    var modules: [ModulePlan] = []
    var notes: [String] = []
    var products: [AppVerdict.Package] = []
    var objectiveC: [URL] = []
    /// The module that a target became, by the target's place and identifier.
    var done: [String: String?] = [:]
    private var projects: [URL: XcodeProject] = [:]
    var packages: SwiftPackagePlanner

    init(configuration: String?, runsScripts: Bool = false) {
        self.configuration = configuration ?? "Debug"
        self.runsScripts = runsScripts
        packages = SwiftPackagePlanner(configuration: self.configuration)
    }

    static func plan(_ location: URL, target: String?, configuration: String?, runsScripts: Bool = false) throws -> AppPlan {
        var planner = XcodePlanner(configuration: configuration, runsScripts: runsScripts)
        let project = try planner.project(at: location)
        return try planner.plan(project.application(named: target), of: project)
    }

    /// The application of a workspace is the one that only one of its projects has, or the one named.
    static func plan(workspace location: URL, target: String?, configuration: String?, runsScripts: Bool = false) throws -> AppPlan {
        var planner = XcodePlanner(configuration: configuration, runsScripts: runsScripts)
        let workspace = try Workspace(contentsOf: location)
        var found: [(XcodeProject, Target)] = []
        for url in workspace.projects where url.lastPathComponent != "Pods.xcodeproj" {
            guard FileManager.default.fileExists(atPath: url.path) else {
                planner.notes.append("\(location.path) names a project that isn't there: \(url.path)")
                continue
            }
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

    mutating func plan(_ target: Target, of project: XcodeProject) throws -> AppPlan {
        _ = try add(target, of: project, kind: .application)
        let settings = project.settings(for: target, configuration: configuration)
        let level = settings["SWIFT_OPTIMIZATION_LEVEL"]
        let isRelease = level.isEmpty ? configuration == "Release" : level != "-Onone"
        return AppPlan(modules: modules, configuration: configuration, isRelease: isRelease, notes: notes, packages: products, objectiveC: objectiveC)
    }

    mutating func project(at url: URL) throws -> XcodeProject {
        if let known = projects[url] { return known }
        let project = try XcodeProject(contentsOf: url)
        notes += project.notes.map { "\($0)".replacingOccurrences(of: ": error: ", with: ": ") }
        projects[url] = project
        return project
    }
}
