import AppBuilder
import Foundation

/// `understudy test PATH`: builds an app's test bundles and runs them.
struct TestCommand {
    private let path: String
    private let arguments: Arguments
    private let filter: Regex<AnyRegexOutput>?

    init(_ words: [String]) throws {
        arguments = try Arguments(
            words, options: ["--target", "--filter", "--device", "--junit", "--configuration", "--ios"], flags: ["--real-time", "--run-scripts"])
        path = try arguments.single("PATH")
        do { filter = try arguments.values["--filter"].map { try Regex($0) } } catch {
            throw UsageError("--filter is a regular expression; '\(arguments.values["--filter"] ?? "")' isn't")
        }
        _ = try device()
    }

    func run() throws -> Int32 {
        let progress = TerminalProgress()
        defer { progress.done() }
        let request = BuildRequest(
            input: try BuildInput(path: path), target: arguments.values["--target"], configuration: arguments.values["--configuration"],
            systemVersion: arguments.values["--ios"] ?? "18.4", runsScripts: arguments.flags.contains("--run-scripts"))
        let builder = TestBuilder(request: request, progress: progress)
        var results: [BundleResult] = []
        for target in try builder.targets() {
            do {
                let program = try builder.build(target)
                progress.step("Testing \(target.name)")
                progress.done()
                results.append(try session(program).run())
            } catch {
                progress.done()
                StandardError.write("\(error)")
                results.append(BundleResult(target: target.name, problem: "it can't be tested"))
            }
        }
        print(TestReport(bundles: results).text)
        if let file = arguments.values["--junit"] {
            try JUnitReport(bundles: results).xml.write(to: URL(fileURLWithPath: file), atomically: true, encoding: .utf8)
        }
        return results.allSatisfy(\.hasSucceeded) ? 0 : 1
    }

    private func session(_ program: TestProgram) throws -> TestSession {
        let container = try AppContainer(bundleIdentifier: program.bundleIdentifier + ".\(program.target.name)", isFresh: true)
        let user = ProcessInfo.processInfo.environment
        var environment = ["SWIFT_BACKTRACE": AppProcess.crashReport].merging(user) { _, user in user }
        environment.merge(container.environment) { _, ours in ours }
        environment.merge(try device()) { _, ours in ours }
        environment.merge(program.target.environment) { _, scheme in scheme }
        let limit = user["UNDERSTUDY_WALL_LIMIT"].flatMap(Double.init) ?? 120
        return TestSession(program: program, environment: environment, filter: filter, limit: limit)
    }

    /// What UIKit is told. Apps look at XCTest's own variable to learn that they are under test.
    private func device() throws -> [String: String] {
        var result = ["UNDERSTUDY_HEADLESS": "1", "UNDERSTUDY_UNTIL": "never", "UNDERSTUDY_IOS": arguments.values["--ios"] ?? "18.4"]
        result["XCTestConfigurationFilePath"] = "/dev/null"
        if let name = arguments.values["--device"] { result["UNDERSTUDY_DEVICE"] = try DeviceNames.check(name) }
        if arguments.flags.contains("--real-time") { result["UNDERSTUDY_REALTIME"] = "1" }
        return result
    }
}
