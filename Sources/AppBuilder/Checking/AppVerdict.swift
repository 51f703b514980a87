import Checking

/// Whether an app will run here, and why.
package struct AppVerdict: Codable, Sendable {
    package enum Answer: String, Codable, Sendable {
        case willRun = "will run"
        /// It will run; some of what it calls says on the log that it doesn't act.
        case willRunWithGaps = "will run, with gaps"
        case wont = "won't build"
    }

    package struct Package: Codable, Sendable {
        package var name: String
        /// Where it is to be had, when it isn't beside the project.
        package var missing: String?
    }

    package struct Resources: Codable, Sendable {
        /// By file name extension.
        package var kinds: [String: Int] = [:]
        /// Errors in documents, as the build words them.
        package var errors: [String] = []
    }

    package var app: String
    package var answer: Answer
    /// What decides it, worst first; whole sentences.
    package var reasons: [String]
    package var report = CheckReport()
    package var packages: [Package] = []
    package var objectiveC: [String] = []
    package var resources = Resources()
    /// What a build leaves out.
    package var notes: [String] = []
}

extension AppVerdict {
    /// An app whose project can't be read.
    init(unreadable app: String, _ message: String) { self.init(app: app, answer: .wont, reasons: [message]) }

    /// Draws the conclusion.
    mutating func conclude() {
        reasons += resources.errors.prefix(3)
        for use in report.frameworks.filter({ $0.status == .partly }) where !report.blockers.isEmpty {
            reasons.append("\(use.name) isn't here; its imports are left out" + Self.places(of: use))
        }
        for use in report.blockers.sorted(by: { (Self.rank($0), $1.places.count) < (Self.rank($1), $0.places.count) }) {
            reasons.append("\(use.name) isn't here" + (use.reason.map { " (\($0))" } ?? "") + Self.places(of: use))
        }
        if !reasons.isEmpty {
            answer = .wont
        } else {
            answer = (report.apis + report.frameworks).contains { $0.status == .namedOnly } ? .willRunWithGaps : .willRun
        }
    }

    /// Modules before the names in them, types before members.
    private static func rank(_ use: CheckReport.Use) -> Int {
        if use.reason?.contains("module") == true || use.reason?.contains("package") == true { return 0 }
        return use.name.contains(".") ? 2 : 1
    }

    private static func places(of use: CheckReport.Use) -> String {
        guard let first = use.places.first else { return "" }
        return ": \(first.file):\(first.line)" + (use.places.count > 1 ? " and \(use.places.count - 1) more" : "")
    }
}
