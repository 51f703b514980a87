import Foundation
import XcodeProject

extension XcodePlanner {
    /// The test targets of projects, those that drive an interface last: the one named, or all that the schemes don't switch off.
    /// - Parameter containers: the project or workspace, and what it holds.
    static func tests(in locations: [URL], schemes: [Scheme], target name: String?, configuration: String?, runsScripts: Bool = false) throws -> [TestTarget] {
        var reader = XcodePlanner(configuration: configuration)
        let projects = try locations.map { try reader.project(at: $0) }
        let all = projects.flatMap { project in project.targets.map { (project, $0) } }
        let wanted = all.filter { project, target in
            if let name { return target.name == name }
            return target.productType.isTests && project.runsOnPhone(target) && !isSwitchedOff(target.name, schemes)
        }.sorted { $0.1.productType == .unitTests && $1.1.productType == .uiTests }
        guard !wanted.isEmpty else { throw noTests(name, all.map(\.1), in: locations) }
        var broken = schemes.flatMap(\.notes)
        // Tests in Objective-C alone don't keep others from being run.
        let readable = wanted.filter { name != nil || $0.1.hasSwiftSources }, left = wanted.filter { name == nil && !$0.1.hasSwiftSources }
        broken += left.map { "\($0.0.file): test target '\($0.1.name)' is left out: it has no Swift sources" }
        guard !readable.isEmpty else { throw BuildFailure("\(locations.map(\.lastPathComponent).joined(separator: ", ")): no test target has Swift sources") }
        return try readable.map { project, target in
            guard target.productType.isTests else {
                throw ProjectError("target '\(target.name)' isn't a test target", file: project.file, line: project.line(of: target.id))
            }
            var planner = XcodePlanner(configuration: configuration, runsScripts: runsScripts)
            var planned = try target.productType == .uiTests
                ? planner.planInterfaceTests(target, of: project, schemes: schemes) : planner.planTests(target, of: project, schemes: schemes)
            // Once for all targets.
            planned.notes += broken
            broken = []
            return planned
        }
    }

    private static func isSwitchedOff(_ target: String, _ schemes: [Scheme]) -> Bool {
        let testables = schemes.compactMap { $0.testable(target) }
        return !testables.isEmpty && testables.allSatisfy(\.isSkipped)
    }

    private static func noTests(_ name: String?, _ targets: [Target], in locations: [URL]) -> BuildFailure {
        let tests = targets.filter(\.productType.isTests).map(\.name)
        let place = locations.map(\.lastPathComponent).joined(separator: ", ")
        if let name { return BuildFailure("\(place): there is no target '\(name)'", hint: "the test targets are: \(tests.joined(separator: ", "))") }
        return BuildFailure("\(place) has no test target" + (tests.isEmpty ? "" : " that a scheme switches on; --target runs one of: \(tests.joined(separator: ", "))"))
    }

    private mutating func planTests(_ target: Target, of project: XcodeProject, schemes: [Scheme]) throws -> TestTarget {
        let host = try application(for: target, in: project)
        var needed: [String] = []
        if let host, let name = try add(host.target, of: host.project, kind: .application) { needed.append(name) }
        let application = modules.last { $0.kind == .application }
        guard let name = try add(target, of: project, kind: .tests, after: needed) else {
            throw ProjectError("test target '\(target.name)' has no Swift sources", file: project.file, line: project.line(of: target.id))
        }
        let last = modules.firstIndex { $0.name == name && $0.kind == .tests }!
        modules.append(modules.remove(at: last))
        var result = TestTarget(
            name: target.name, modules: modules, host: host?.isLaunched == true ? application : nil, configuration: configuration, notes: notes)
        result.follow(Scheme.testing(target.name, host: host?.target.name, in: schemes), as: target.name, settings: project.settings(for: host?.target ?? target, configuration: configuration))
        return result
    }

    private struct Host {
        var target: Target
        var project: XcodeProject
        var isLaunched: Bool
    }

    /// `TEST_HOST` names the app that is launched; one that is only depended on is linked.
    private mutating func application(for target: Target, in project: XcodeProject) throws -> Host? {
        let settings = project.settings(for: target, configuration: configuration)
        let path = settings["TEST_HOST"].isEmpty ? settings["BUNDLE_LOADER"] : settings["TEST_HOST"]
        if let product = path.split(separator: "/").first(where: { $0.hasSuffix(".app") }).map(String.init) {
            let neighbours = Workspace.holding(project.location)?.projects ?? []
            for url in [project.location] + project.subprojects + neighbours {
                guard let candidate = try? self.project(at: url) else { continue }
                let found = candidate.targets.first { some in
                    some.productType == .application && (some.productName == product || candidate.settings(for: some, configuration: configuration)["WRAPPER_NAME"] == product)
                }
                if let found { return Host(target: found, project: candidate, isLaunched: true) }
            }
            throw ProjectError("the test host of target '\(target.name)', \(product), is no target of this project", file: project.file, line: project.line(of: target.id))
        }
        for dependency in target.dependencies {
            let owner = try dependency.project.map { try self.project(at: $0) } ?? project
            let found = owner.target(id: dependency.targetID) ?? owner.target(named: dependency.targetName)
            if let found, found.productType == .application { return Host(target: found, project: owner, isLaunched: false) }
        }
        return nil
    }
}

extension Target {
    fileprivate var hasSwiftSources: Bool { sources.contains { $0.url.pathExtension == "swift" } }
}
