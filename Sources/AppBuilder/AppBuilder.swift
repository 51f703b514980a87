import Foundation
import XcodeProject

/// Makes a `.app` folder out of a project: plan, resources, lowered code, object files, executable.
package struct AppBuilder {
    private let request: BuildRequest
    private let progress: any BuildProgress

    package init(request: BuildRequest, progress: any BuildProgress) {
        self.request = request
        self.progress = progress
    }

    /// - Returns: the `.app` folder.
    /// - Throws: `ProjectError`, `BuildFailure`. What the compilers said was reported to `progress` before.
    package func build() throws -> URL {
        let sdk = try SDK()
        let toolchain = try Toolchain(cache: BuildLayout.cache)
        try sdk.check(toolchain)
        return try build(try Self.plan(request), sdk, toolchain)
    }

    func build(_ plan: AppPlan, _ sdk: SDK, _ toolchain: Toolchain) throws -> URL {
        for note in plan.notes { progress.note(note) }
        try EntryPoint.check(plan.application)
        let layout = BuildLayout(request: request, configuration: plan.configuration, application: plan.application.productName)
        let app = layout.application(plan.application.productName)
        try BundleFiller(tools: sdk.understudy, records: layout.records, progress: progress).fill(plan.modules, into: app)
        let pipeline = CodePipeline(
            sdk: sdk, toolchain: toolchain, layout: layout, systemVersion: request.systemVersion, isRelease: plan.isRelease, progress: progress)
        let objects = try pipeline.compile(plan.modules)
        let executable = app.appendingPathComponent(plan.executableName)
        try Linker(toolchain: toolchain, sdk: sdk, isRelease: plan.isRelease, progress: progress)
            .link(objects, to: executable, entryPoint: plan.application.entryPoint, stamp: layout.linkStamp)
        return app
    }

    static func plan(_ request: BuildRequest) throws -> AppPlan {
        switch request.input {
        case .project(let url): return try XcodePlanner.plan(url, target: request.target, configuration: request.configuration, runsScripts: request.runsScripts)
        case .workspace(let url): return try XcodePlanner.plan(
            workspace: url, target: request.target, configuration: request.configuration, runsScripts: request.runsScripts)
        case .package(let url): return try SwiftPackagePlanner.plan(url, target: request.target, configuration: request.configuration)
        case .app(let url): throw BuildFailure("'\(url.path)' is built already")
        }
    }
}

extension AppPlan {
    /// `CFBundleExecutable`.
    var executableName: String { application.bundle?.infoPlist["CFBundleExecutable"] as? String ?? application.productName }
}
