import AppBuilder
import Foundation

/// `understudy test PATH`: builds an app's test bundles and runs them.
struct TestCommand {
    private let path: String
    private let arguments: Arguments
    private let options: TestOptions

    init(_ words: [String]) throws {
        arguments = try Arguments(words, options: TestOptions.names, flags: TestOptions.flags)
        path = try arguments.single("PATH")
        options = try TestOptions(arguments)
    }

    func run() throws -> Int32 {
        let progress = TerminalProgress()
        defer { progress.done() }
        let input = try BuildInput(path: path)
        let request = BuildRequest(
            input: input, target: arguments.values["--target"], configuration: arguments.values["--configuration"],
            systemVersion: arguments.values["--ios"] ?? "18.4", runsScripts: arguments.flags.contains("--run-scripts"), measuresCoverage: options.coverage != nil)
        let builder = TestBuilder(request: request, progress: progress)
        let reports = options.junit.map(CrashReports.init(junit:)) ?? CrashReports(folder: BuildLayout.cache.appendingPathComponent("crashes/\(BuildLayout.key(of: input.location))"))
        reports.clear()
        var split = try options.shard.map { Split($0, durations: try durations(of: input)) }
        var coverage = try options.coverage.map { try CoverageRun(file: $0) }
        defer { coverage?.removeScratch() }
        var results: [BundleResult] = []
        for target in try builder.targets() {
            do {
                let program = try builder.build(target)
                progress.step("Testing \(target.name)")
                progress.done()
                let container = try AppContainer(forTestsOf: program.bundleIdentifier + ".\(program.target.name)")
                let application = try program.application.map(TestedApplication.init)
                let session = TestSession(program: program, environment: environment(container, application, coverage), options: options, reports: reports)
                results += try withExtendedLifetime((container, application)) { try session.run(&split) }
                coverage?.add(program)
            } catch {
                progress.done()
                StandardError.write("\(error)")
                results.append(BundleResult(target: target.name, problem: "it can't be tested"))
            }
        }
        try tell(results, split, of: input)
        if let line = try coverage?.export() { print(line) }
        return results.allSatisfy(\.hasSucceeded) ? 0 : 1
    }

    private func tell(_ results: [BundleResult], _ split: Split?, of input: BuildInput) throws {
        print(TestReport(bundles: results).text)
        let document = JUnitDocument(results, shard: split?.label)
        if let file = options.junit { try document.write(to: file) }
        let isWhole = split == nil && options.filter == nil && arguments.values["--target"] == nil && options.coverage == nil
        if isWhole, results.allSatisfy({ $0.problem == nil }) { try Durations(document).keep(for: input.location) }
    }

    private func durations(of input: BuildInput) throws -> Durations {
        try options.durations.map { Durations(try JUnitDocument(contentsOf: $0)) } ?? Durations(keptFor: input.location)
    }

    private func environment(_ container: AppContainer, _ application: TestedApplication?, _ coverage: CoverageRun?) -> [String: String] {
        var result = ["SWIFT_BACKTRACE": AppProcess.crashReport].merging(ProcessInfo.processInfo.environment) { _, user in user }
        result.merge(container.environment) { _, ours in ours }
        result.merge(options.device) { _, ours in ours }
        result.merge(application?.environment ?? [:]) { _, ours in ours }
        return result.merging(coverage?.environment ?? [:]) { _, ours in ours }
    }
}
