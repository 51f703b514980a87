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
        let plan = try plan()
        for note in plan.notes { progress.note(note) }
        try EntryPoint.check(plan.application)
        let layout = BuildLayout(request: request, configuration: plan.configuration, application: plan.application.productName)
        let app = layout.application(plan.application.productName)
        try buildResources(of: plan, into: app, layout: layout, tools: sdk.folder.appendingPathComponent("understudy"))
        let objects = try compile(plan, sdk: sdk, toolchain: toolchain, layout: layout)
        let executable = app.appendingPathComponent(plan.executableName)
        try Linker(toolchain: toolchain, sdk: sdk, isRelease: plan.isRelease, progress: progress)
            .link(objects, to: executable, stamp: layout.linkStamp)
        return app
    }

    private func plan() throws -> AppPlan {
        switch request.input {
        case .project(let url): return try XcodePlanner.plan(url, target: request.target, configuration: request.configuration)
        case .workspace(let url): return try XcodePlanner.plan(workspace: url, target: request.target, configuration: request.configuration)
        case .package(let url): return try SwiftPackagePlanner.plan(url, target: request.target, configuration: request.configuration)
        case .app(let url): throw BuildFailure("'\(url.path)' is built already")
        }
    }

    /// Frameworks keep their resources in `Frameworks/Name.framework`, packages in `Package_Target.bundle`.
    private func buildResources(of plan: AppPlan, into app: URL, layout: BuildLayout, tools: URL) throws {
        for module in plan.modules {
            guard let bundle = module.bundle else { continue }
            let folder: URL
            switch module.kind {
            case .application: folder = app
            case .framework: folder = app.appendingPathComponent("Frameworks/\(module.name).framework")
            case .package: folder = app.appendingPathComponent(bundle.name)
            }
            var builder = ResourceBuilder(
                module: module, bundle: bundle, folder: folder, record: layout.record(of: module.name), tools: tools, progress: progress)
            try builder.build()
        }
    }

    private func compile(_ plan: AppPlan, sdk: SDK, toolchain: Toolchain, layout: BuildLayout) throws -> [URL] {
        let lowerer = Lowerer(tool: sdk.lowerer, systemVersion: request.systemVersion, layout: layout, progress: progress)
        let compiler = ModuleCompiler(toolchain: toolchain, sdk: sdk, layout: layout, isRelease: plan.isRelease, progress: progress)
        var objects: [URL] = [], done: [ModulePlan] = []
        for planned in plan.modules {
            let module = try GeneratedSources(layout: layout, progress: progress).completing(planned)
            let lowered = try lowerer.lower(module, after: done)
            objects += try compiler.compile(module, lowered: lowered, after: done)
            done.append(module)
        }
        return objects
    }
}

extension AppPlan {
    /// `CFBundleExecutable`.
    var executableName: String { application.bundle?.infoPlist["CFBundleExecutable"] as? String ?? application.productName }
}
