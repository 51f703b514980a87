import AppBuilder
import Checking
import Foundation

/// A verdict for people: what there is of each kind, then what stops the app, then what won't act.
struct CheckText {
    let verdict: AppVerdict
    /// Every name and every place, not the first few.
    let showsAll: Bool

    var text: String {
        var lines = [heading, ""]
        let report = verdict.report
        lines.append(row("sources", "\(report.files) Swift files, \(report.lines) lines"))
        lines.append(row("frameworks", report.frameworks.map { "\($0.name) (\($0.places.count)\($0.status == .works ? "" : ", \(label($0.status))"))" }.joined(separator: ", ")))
        lines.append(row("API", counts(report.apis)))
        if !report.features.isEmpty { lines.append(row("features", report.features.map { "\($0.name) (\($0.places.count)\($0.status == .works ? "" : ", \(label($0.status))"))" }.joined(separator: ", "))) }
        if !verdict.packages.isEmpty { lines.append(row("packages", verdict.packages.map { $0.name + ($0.missing == nil ? "" : " (missing)") }.joined(separator: ", "))) }
        if !verdict.objectiveC.isEmpty { lines.append(row("Objective-C", "\(verdict.objectiveC.count) files, left out: " + first(verdict.objectiveC.map { ($0 as NSString).lastPathComponent }))) }
        let kinds = verdict.resources.kinds.sorted { $0.key < $1.key }.map { "\($0.value) .\($0.key)" }
        lines.append(row("resources", kinds.isEmpty ? "none" : kinds.joined(separator: ", ")))
        lines += section("What stops it", verdict.reasons)
        lines += section("Named only: it compiles, says so on the log, and doesn't act", uses(.namedOnly))
        lines += section("Declared otherwise than Apple does", uses(.otherwise))
        lines += section("Classes that storyboards name and nobody declares", report.unknownClasses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.joined(separator: ", "))" })
        return lines.joined(separator: "\n")
    }

    private var heading: String {
        switch verdict.answer {
        case .willRun: return "\(verdict.app) will run."
        case .willRunWithGaps: return "\(verdict.app) will run, with gaps: \(uses(.namedOnly).count) names don't act."
        case .wont: return "\(verdict.app) won't build: \(verdict.reasons.count) \(verdict.reasons.count == 1 ? "reason" : "reasons")."
        }
    }

    private func row(_ name: String, _ value: String) -> String { "  " + name.padding(toLength: 12, withPad: " ", startingAt: 0) + value }
    private func label(_ status: APIStatus) -> String { status == .partly ? "left out" : status.rawValue }

    private func counts(_ uses: [CheckReport.Use]) -> String {
        let parts = APIStatus.allCases.compactMap { status -> String? in
            let some = uses.filter { $0.status == status }
            return some.isEmpty ? nil : "\(some.count) \(status.rawValue)"
        }
        return "\(uses.count) names" + (parts.isEmpty ? "" : ": ") + parts.joined(separator: ", ")
    }

    private func uses(_ status: APIStatus) -> [String] {
        (verdict.report.frameworks + verdict.report.apis).filter { $0.status == status }.map { use in
            let places = use.places.prefix(showsAll ? .max : 1).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
            return "\(places): \(use.name)" + (use.places.count > 1 && !showsAll ? " (\(use.places.count) times)" : "")
        }
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        guard !lines.isEmpty else { return [] }
        let shown = lines.prefix(showsAll ? .max : 12).map { "  " + $0 }
        let rest = lines.count > shown.count ? ["  … \(lines.count - shown.count) more; --all shows them"] : []
        return ["", title + ":"] + shown + rest
    }

    private func first(_ names: [String]) -> String { names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "") }
}
