import Checking
import Foundation
import XcodeProject

/// Tells without a build whether an app will run: plans it, has every name of its sources looked up, reads its resources.
package struct AppCheck {
    private let request: BuildRequest

    package init(request: BuildRequest) { self.request = request }

    /// - Throws: when Understudy itself is incomplete. What is wrong with the app is in the verdict.
    package func verdict() throws -> AppVerdict {
        let sdk = try SDK()
        let name = request.input.location.deletingPathExtension().lastPathComponent
        let plan: AppPlan
        do { plan = try AppBuilder.plan(request) } catch { return AppVerdict(unreadable: name, "\(error)") }
        var verdict = AppVerdict(app: plan.application.productName, answer: .willRun, reasons: [])
        verdict.packages = plan.packages
        verdict.objectiveC = plan.objectiveC.map(\.path)
        verdict.notes = plan.notes
        do { try EntryPoint.check(plan.application) } catch { verdict.reasons.append("\(error)") }
        let resources = ResourceSurvey(plan)
        verdict.resources = resources.resources
        let layout = BuildLayout(request: request, configuration: plan.configuration, application: plan.application.productName)
        let modules = try plan.modules.map { try GeneratedSources(layout: layout, progress: SilentProgress()).completing($0) }
        verdict.report = try SourceSurvey(sdk: sdk, systemVersion: request.systemVersion)
            .report(on: modules, reasons: AbsenceReasons(plan: plan).all, customClasses: resources.customClasses)
        verdict.conclude()
        return verdict
    }
}
