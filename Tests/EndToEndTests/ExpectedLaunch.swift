import Foundation

/// One launch of `Examples/NAME/Trace.txt`: a `$ understudy run …` line and what has to come of it.
///
/// The trace, without the events that the file doesn't name, has to be the file's list of `event Type`.
struct ExpectedLaunch {
    /// Of the example's folder.
    let folder: URL
    /// Words of the command after `understudy run`; the first is the project.
    let words: [String]
    private(set) var events: [String] = []
    private(set) var never: [String] = []
    private(set) var shown: [String] = []

    static func all(in folder: URL) throws -> [ExpectedLaunch] {
        let text = try String(contentsOf: folder.appendingPathComponent("Trace.txt"), encoding: .utf8)
        var launches: [ExpectedLaunch] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("$ understudy run ") {
                launches.append(ExpectedLaunch(folder: folder, words: words(line.dropFirst("$ understudy run ".count))))
            } else {
                launches[launches.count - 1].add(line)
            }
        }
        return launches
    }

    private init(folder: URL, words: [String]) { (self.folder, self.words) = (folder, words) }

    private mutating func add(_ line: Substring) {
        if line.hasPrefix("never ") { return never.append(String(line.dropFirst("never ".count))) }
        if line.hasPrefix("shows ") { return shown.append(String(line.dropFirst("shows ".count))) }
        events.append(String(line))
    }

    /// As a shell splits them; quotes hold words together.
    private static func words(_ text: Substring) -> [String] {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
    }

    var command: String { "understudy run " + words.joined(separator: " ") }

    /// Launches of one target share its build, and so can't run beside each other.
    var build: String {
        let target = words.firstIndex(of: "--target").map { words[$0 + 1] }
        return "\(folder.path)/\(words[0]) \(target ?? "")"
    }

    /// What is wrong with the run; empty for nothing.
    func faults() -> [String] {
        let options = Array(words.dropFirst().prefix { $0 != "--" }), passed = Array(words.drop { $0 != "--" }.dropFirst())
        let run: HeadlessRun
        do { run = try HeadlessRun(folder.appendingPathComponent(words[0]).path, options + ["--until", "first-frame"], passed: passed) } catch {
            return ["\(command): \(error)"]
        }
        guard run.outcome.status == 0 else { return ["\(command): exit status \(run.outcome.status): \(run.outcome.errors)"] }
        let named = Set(events), found = run.events.filter(named.contains)
        var faults: [String] = []
        if found != events {
            faults.append("expected:\n\(events.joined(separator: "\n"))\nfound:\n\(found.joined(separator: "\n"))\nof:\n\(run.events.joined(separator: "\n"))")
        }
        faults += never.filter { name in run.events.contains { $0 == name || $0.hasPrefix(name + " ") } }.map { "'\($0)' occurs" }
        faults += shown.filter { !run.tree.contains($0) }.map { "no '\($0)' in:\n\(run.tree)" }
        return faults.map { "\(command): \($0)" }
    }
}
