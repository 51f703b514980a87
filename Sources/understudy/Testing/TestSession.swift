import AppBuilder
import Foundation
import XcodeProject

/// Runs a bundle's tests to the last, also when some of them end the process: the next process goes on with the next test.
struct TestSession {
    let program: TestProgram
    let environment: [String: String]
    let options: TestOptions
    let reports: CrashReports

    /// A result for each of the test plan's configurations; without a plan there is one.
    /// - Parameter split: what of all tests is this shard's.
    func run(_ split: inout Split?) throws -> [BundleResult] {
        let found = try list()
        return try program.target.configurations.map { configuration in
            let name = program.target.configurations.count > 1 ? "\(program.target.name) [\(configuration.name)]" : program.target.name
            return try run(found, configuration, named: name, &split)
        }
    }

    private func run(_ found: Found, _ configuration: TestConfiguration, named name: String, _ split: inout Split?) throws -> BundleResult {
        let begin = Date()
        var result = BundleResult(target: name)
        var xctest = found.xctest.filter(isChosen), testing = found.testing.filter { isChosen(TestingStream.shortName($0)) }
        var skipped = found.xctest.filter { isWanted($0) && !isChosen($0) }
        if let mine = split?.share(of: xctest + testing.map(TestingStream.shortName), in: name) {
            xctest = xctest.filter(mine.contains)
            testing = testing.filter { mine.contains(TestingStream.shortName($0)) }
            if split?.shard.index != 1 { skipped = [] }
        }
        let runner = TestRunner(program: program, environment: environment.merging(configuration.environment) { _, plan in plan }, arguments: configuration.launchArguments, target: name, reports: reports)
        for some in [try runner.run(.xctest, ids: xctest, name: { $0 }), try runner.run(.testing, ids: testing, name: TestingStream.shortName)] {
            result.tests += some.tests
            result.appSeconds += some.appSeconds
            result.problem = result.problem ?? some.problem
        }
        result.tests += skipped.map { TestResult(name: $0, status: .skipped, skipReason: "switched off by the scheme or test plan") }
        if found.isEmpty { result.problem = result.problem ?? "no tests were found" }
        result.seconds = Date().timeIntervalSince(begin)
        return result
    }

    // MARK: Which tests

    private struct Found {
        var xctest: [String] = [], testing: [String] = []
        var isEmpty: Bool { xctest.isEmpty && testing.isEmpty }
    }

    private func list() throws -> Found {
        var found = Found(), stream = TestingStream()
        let process = TestProcess(program: program, environment: environment, arguments: [])
        let ending = try process.run(.list, tests: nil) { line in
            if case .found(let tests) = TestEvent(line) { found.xctest += tests } else if case .found(let tests) = stream.event(line) { found.testing += tests }
        }
        if let reason = ending.reason { throw BuildFailure("the tests of '\(program.target.name)' can't be listed: \(reason)") }
        return found
    }

    private func isWanted(_ test: String) -> Bool {
        options.filter.map { "\(program.target.name)/\(test)".firstMatch(of: $0) != nil } ?? true
    }

    /// By the scheme, and by `--filter`.
    private func isChosen(_ test: String) -> Bool {
        func names(_ list: [String]) -> Bool {
            let plain = test.hasSuffix("()") ? String(test.dropLast(2)) : test
            return list.contains { plain == $0 || plain.hasPrefix($0 + "/") }
        }
        return isWanted(test) && !names(program.target.skipped) && (program.target.selected.map(names) ?? true)
    }
}
