import Foundation

/// Why the app's process ended though nobody asked it to.
struct CrashReport {
    let reason: String
    /// The app's frames, as the crash handler wrote them.
    let lines: [String]

    /// Lines of the report that a failure carries; all of it has gone to standard error.
    private static let shown = 40

    init(_ ending: ChildProcess.Ending, errors: String) {
        let all = errors.split(separator: "\n").map(String.init)
        let cause = all.last { $0.contains("Fatal error") || $0.contains("Terminating app due to") }
        switch ending {
        case .exited(let status): reason = cause ?? "it exited with status \(status)"
        case .signalled(let signal): reason = cause ?? "signal \(signal) (\(String(cString: strsignal(signal))))"
        }
        let start = all.lastIndex { $0.contains("Fatal error") || $0.contains("Terminating app due to") || $0.hasPrefix("*** ") || $0.contains("crashed:") }
        lines = start.map { Array(all[$0...].prefix(Self.shown)) } ?? []
    }
}
