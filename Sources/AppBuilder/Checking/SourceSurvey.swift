import Checking
import Foundation

/// Has `understudy-lower` look up every name that sources use.
struct SourceSurvey {
    let sdk: SDK
    let systemVersion: String

    /// - Parameters:
    ///   - reasons: why names aren't here, where the project tells.
    ///   - customClasses: what storyboards and xibs name, by document.
    func report(on modules: [ModulePlan], reasons: [String: String] = [:], customClasses: [String: [String]] = [:]) throws -> CheckReport {
        let questions = modules.map { module in
            CheckRequest.Module(
                name: module.name, sources: module.sources.map(\.path), conditions: module.settings.conditions, languageVersion: module.settings.languageVersion,
                implicitImports: ImplicitImports.frameworks(of: module, dependencies: modules.filter { module.dependencies.contains($0.name) }, available: sdk.modules))
        }
        let request = CheckRequest(modules: questions, names: try sdk.names().path, systemVersion: systemVersion, reasons: reasons, customClasses: customClasses)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-check-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try JSONEncoder().encode(request).write(to: file)
        let result = try Subprocess.run(sdk.lowerer, ["check", file.path])
        guard result.status == 0, let report = try? JSONDecoder().decode(CheckReport.self, from: Data(result.output.utf8)) else {
            throw BuildFailure("\(sdk.lowerer.path) can't check the sources: \(result.output)")
        }
        return report
    }
}
