import AppBuilder
import Foundation

/// Runs tests in one process after another until each of them has had its turn.
struct TestRunner {
    let program: TestProgram
    let environment: [String: String]
    let arguments: [String]
    /// As the report names it.
    let target: String
    let reports: CrashReports

    /// - Parameter name: what the report calls a test of the process.
    func run(_ work: TestProcess.Work, ids: [String], name: @escaping (String) -> String) throws -> BundleResult {
        let process = TestProcess(program: program, environment: environment, arguments: arguments)
        var rest = ids, log = TestLog(target: target, reports: reports, name: name)
        while !rest.isEmpty {
            var stream = TestingStream()
            log.begin()
            let tests = work == .testing ? rest.map(NSRegularExpression.escapedPattern(for:)) : rest
            let ending = try process.run(work, tests: tests) { line in
                if let event = TestEvent(line) ?? stream.event(line) { log.take(event) }
            }
            log.end(ending, of: rest)
            rest.removeAll { log.isOver($0) }
            if log.isComplete || !log.hasProgressed { break }
        }
        // What nobody told of: the launch failed, or the runner doesn't know the test.
        for id in rest { log.miss(id) }
        return log.result
    }
}
