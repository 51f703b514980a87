import Checking
import Foundation

/// From sources to object files: lowers and compiles modules one after another.
struct CodePipeline {
    let sdk: SDK
    let toolchain: Toolchain
    let layout: BuildLayout
    let systemVersion: String
    let isRelease: Bool
    var measuresCoverage = false
    let progress: any BuildProgress

    /// - Parameter host: the app that the last module's tests are launched in.
    func compile(_ modules: [ModulePlan], host: ModulePlan? = nil) throws -> [URL] {
        let lowerer = Lowerer(tool: sdk.lowerer, systemVersion: systemVersion, layout: layout, progress: progress)
        let compiler = ModuleCompiler(toolchain: toolchain, sdk: sdk, layout: layout, isRelease: isRelease, measuresCoverage: measuresCoverage, progress: progress) {
            diagnosis(of: modules)
        }
        let hasTests = modules.last?.kind == .tests
        var objects: [URL] = [], done: [ModulePlan] = []
        for planned in modules {
            let module = try GeneratedSources(layout: layout, progress: progress).completing(planned)
            if let c = module.c {
                objects += try CCompiler(toolchain: toolchain, layout: layout, progress: progress).compile(c, of: module, after: done)
                done.append(module)
                continue
            }
            let lowered = try lowerer.lower(module, after: done, host: host)
            objects += try compiler.compile(module, lowered: lowered, after: done)
            if hasTests, module.kind == .application { try compiler.emitModule(of: module, lowered: lowered, after: done) }
            done.append(module)
        }
        return objects
    }

    /// What the sources need that isn't here, in order to tell whose fault an error is.
    private func diagnosis(of modules: [ModulePlan]) -> Diagnosis? {
        do {
            let names = try String(contentsOf: sdk.names(), encoding: .utf8)
            let completed = try modules.map { try GeneratedSources(layout: layout, progress: SilentProgress()).completing($0) }
            let report = try SourceSurvey(sdk: sdk, systemVersion: systemVersion).report(on: completed)
            return Diagnosis(table: APITable(text: names), missing: report.blockers, sources: Set(modules.flatMap(\.sources).map(\.path)))
        } catch {
            progress.note("whether Understudy lacks something can't be told: \(error)")
            return nil
        }
    }
}
