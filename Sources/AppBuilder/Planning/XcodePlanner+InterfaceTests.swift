import Foundation
import XcodeProject

extension XcodePlanner {
    /// Tests that drive an app from outside: the app is planned by itself, as it is run by itself.
    mutating func planInterfaceTests(_ target: Target, of project: XcodeProject, schemes: [Scheme]) throws -> TestTarget {
        let (application, owner) = try testedApplication(of: target, in: project)
        var planner = XcodePlanner(configuration: configuration, runsScripts: runsScripts)
        let plan = try planner.plan(application, of: owner)
        guard let name = try add(target, of: project, kind: .tests) else {
            throw ProjectError("test target '\(target.name)' has no Swift sources", file: project.file, line: project.line(of: target.id))
        }
        let last = modules.firstIndex { $0.name == name && $0.kind == .tests }!
        modules.append(modules.remove(at: last))
        modules[modules.count - 1].drivesInterface = true
        var result = TestTarget(name: target.name, modules: modules, host: nil, application: plan, configuration: configuration, notes: notes)
        result.follow(Scheme.testing(target.name, host: application.name, in: schemes), as: target.name, settings: owner.settings(for: application, configuration: configuration))
        return result
    }

    /// `TEST_TARGET_NAME`, or the app that the target depends on.
    private mutating func testedApplication(of target: Target, in project: XcodeProject) throws -> (Target, XcodeProject) {
        let name = project.settings(for: target, configuration: configuration)["TEST_TARGET_NAME"]
        let neighbours = [project.location] + project.subprojects + (Workspace.holding(project.location)?.projects ?? [])
        if !name.isEmpty {
            for url in neighbours {
                guard let candidate = try? self.project(at: url), let found = candidate.target(named: name), found.productType == .application else { continue }
                return (found, candidate)
            }
        }
        for dependency in target.dependencies {
            let owner = try dependency.project.map { try self.project(at: $0) } ?? project
            let found = owner.target(id: dependency.targetID) ?? owner.target(named: dependency.targetName)
            if let found, found.productType == .application { return (found, owner) }
        }
        let problem = name.isEmpty ? "names no app" : "is to test '\(name)', which is no app of this project"
        throw ProjectError("interface-test target '\(target.name)' \(problem) (TEST_TARGET_NAME)", file: project.file, line: project.line(of: target.id))
    }
}
