import AppBuilder
import Foundation

/// Runs a bundle's tests to the last, also when some of them end the process: the next process goes on with the next test.
struct TestSession {
    let program: TestProgram
    let environment: [String: String]
    let filter: Regex<AnyRegexOutput>?
    let limit: Double

    func run() throws -> BundleResult {
        let begin = Date()
        var result = BundleResult(target: program.target.name)
        let found = try list()
        let skipped = found.xctest.filter { !isChosen($0) }
        var runs = [try run(.xctest, ids: found.xctest.filter(isChosen), name: { $0 })]
        if !found.testing.isEmpty {
            runs.append(try run(.testing, ids: found.testing.filter { isChosen(TestingStream.shortName($0)) }, name: TestingStream.shortName))
        }
        for some in runs {
            result.tests += some.tests
            result.appSeconds += some.appSeconds
            result.problem = result.problem ?? some.problem
        }
        for test in skipped where isWanted(test) { result.tests.append(TestResult(name: test, status: .skipped)) }
        if found.xctest.isEmpty && found.testing.isEmpty { result.problem = result.problem ?? "no tests were found" }
        result.seconds = Date().timeIntervalSince(begin)
        return result
    }

    // MARK: Which tests

    private func list() throws -> (xctest: [String], testing: [String]) {
        var xctest: [String] = [], testing: [String] = [], stream = TestingStream()
        let ending = try process.run(.list, tests: nil) { line in
            if case .found(let tests) = TestEvent(line) { xctest += tests } else if case .found(let tests) = stream.event(line) { testing += tests }
        }
        if let reason = ending.reason { throw BuildFailure("the tests of '\(program.target.name)' can't be listed: \(reason)") }
        return (xctest, testing)
    }

    private func isWanted(_ test: String) -> Bool {
        filter.map { "\(program.target.name)/\(test)".firstMatch(of: $0) != nil } ?? true
    }

    /// By the scheme, and by `--filter`.
    private func isChosen(_ test: String) -> Bool {
        func names(_ list: [String]) -> Bool {
            let plain = test.hasSuffix("()") ? String(test.dropLast(2)) : test
            return list.contains { plain == $0 || plain.hasPrefix($0 + "/") }
        }
        return isWanted(test) && !names(program.target.skipped) && (program.target.selected.map(names) ?? true)
    }

    // MARK: Running

    private var process: TestProcess { TestProcess(program: program, environment: environment, limit: limit) }

    private func run(_ work: TestProcess.Work, ids: [String], name: @escaping (String) -> String) throws -> BundleResult {
        var rest = ids, log = TestLog(target: program.target.name, name: name)
        while !rest.isEmpty {
            var stream = TestingStream()
            log.begin()
            let tests = work == .testing ? rest.map(NSRegularExpression.escapedPattern(for:)) : rest
            let ending = try process.run(work, tests: tests) { line in
                if let event = TestEvent(line) ?? stream.event(line) { log.take(event) }
            }
            log.end(ending)
            rest.removeAll { log.isOver($0) }
            if log.isComplete || !log.hasProgressed { break }
        }
        // What nobody told of: the launch failed, or the runner doesn't know the test.
        for id in rest { log.miss(id) }
        return log.result
    }
}
