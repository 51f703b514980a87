import Foundation
import XcodeProject

/// Makes test bundles, each a program of its own: the tests, what they test, and the app that hosts them.
package struct TestBuilder {
    private let request: BuildRequest
    private let progress: any BuildProgress

    package init(request: BuildRequest, progress: any BuildProgress) {
        self.request = request
        self.progress = progress
    }

    /// The test targets of what was asked for.
    package func targets() throws -> [TestTarget] {
        switch request.input {
        case .project(let url):
            let workspace = Workspace.holding(url)?.location
            do { return try xcodeTargets(in: [url], schemes: [url] + (workspace.map { [$0] } ?? [])) } catch {
                // A package whose project is there for a demo has its tests itself.
                guard let tests = try? packageTargets(beside: url), !tests.isEmpty else { throw error }
                return tests
            }
        case .workspace(let url):
            let projects = try Workspace(contentsOf: url).projects.filter { $0.lastPathComponent != "Pods.xcodeproj" && FileManager.default.fileExists(atPath: $0.path) }
            return try xcodeTargets(in: projects, schemes: [url] + projects)
        case .package(let url): return try SwiftPackagePlanner.tests(of: url, target: request.target, configuration: request.configuration)
        case .app(let url): throw BuildFailure("'\(url.path)' is built already, without tests")
        }
    }

    private func packageTargets(beside project: URL) throws -> [TestTarget] {
        let folder = project.deletingLastPathComponent()
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else { return [] }
        return try SwiftPackagePlanner.tests(of: folder, target: request.target, configuration: request.configuration)
    }

    private func xcodeTargets(in projects: [URL], schemes containers: [URL]) throws -> [TestTarget] {
        let schemes = Scheme.all(of: containers)
        return try XcodePlanner.tests(
            in: projects, schemes: schemes, target: request.target, configuration: request.configuration, runsScripts: request.runsScripts)
    }

    /// - Returns: the program that runs the tests.
    /// - Throws: `ProjectError`, `BuildFailure`. What the compilers said was reported to `progress` before.
    package func build(_ target: TestTarget) throws -> TestProgram {
        let sdk = try SDK()
        let toolchain = try Toolchain(cache: BuildLayout.cache)
        try sdk.check(toolchain)
        for note in target.notes { progress.note(note) }
        if let host = target.host { try EntryPoint.check(host) }
        let application = try target.application.map { try AppBuilder(request: request, progress: progress).build($0, sdk, toolchain) }
        let layout = BuildLayout(
            request: request, configuration: target.configuration, application: (target.host ?? target.application?.application ?? target.tests).productName)
        let folder = layout.tests(target.tests.name)
        let program = TestProgram(target, in: folder, application: application)
        let bundles = target.modules.filter { $0.kind != .application || target.host != nil }
        try BundleFiller(tools: sdk.understudy, records: folder.appendingPathComponent("records"), progress: progress).fill(bundles, into: program.folder)
        let pipeline = CodePipeline(
            sdk: sdk, toolchain: toolchain, layout: layout, systemVersion: request.systemVersion, isRelease: false, measuresCoverage: request.measuresCoverage, progress: progress)
        let objects = try pipeline.compile(target.modules, host: target.host)
        try Linker(toolchain: toolchain, sdk: sdk, isRelease: false, measuresCoverage: request.measuresCoverage, progress: progress)
            .link(objects, to: program.executable, entryPoint: nil, testing: target.modules.contains(where: ImplicitImports.drivesInterface) ? .interface : .units, stamp: folder.appendingPathComponent("linked"))
        return program
    }
}
