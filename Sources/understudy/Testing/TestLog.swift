import Foundation

/// Collects the events of a bundle's processes, one after another.
struct TestLog {
    private(set) var result: BundleResult
    private let name: (String) -> String
    private let reports: CrashReports
    /// The class whose tests run, from before its `setUp()` to after its `tearDown()`.
    private var suite: String?
    private var over: Set<String> = []
    private var current: (id: String, result: TestResult, begin: Date)?
    private var knownSeconds = 0.0
    private var reason: String?
    /// The process said that it was through.
    private(set) var isComplete = false
    /// A test came to an end in this process.
    private(set) var hasProgressed = false

    init(target: String, reports: CrashReports, name: @escaping (String) -> String) {
        result = BundleResult(target: target)
        self.reports = reports
        self.name = name
    }

    func isOver(_ id: String) -> Bool { over.contains(id) }

    mutating func begin() {
        (isComplete, hasProgressed, knownSeconds, suite) = (false, false, 0, nil)
    }

    mutating func take(_ event: TestEvent) {
        switch event {
        case .found, .ready: break
        case .suiteStarted(let name): suite = name
        case .suiteEnded: suite = nil
        case .skipping(let id, let reason): if current?.id == id { current?.result.skipReason = reason }
        case .started(let id): current = (id, TestResult(name: name(id)), Date())
        case .failed(let id, let failure): note(failure, of: id)
        case .ended(let id, let status, let seconds): finish(id, status, seconds)
        case .done(let seconds):
            isComplete = true
            result.appSeconds += seconds
        }
    }

    private mutating func note(_ failure: TestFailure, of id: String) {
        StandardError.write(failure.text(of: name(id)))
        if current?.id == id {
            current?.result.failures.append(failure)
        } else if let index = result.tests.lastIndex(where: { $0.name == name(id) }) {
            result.tests[index].failures.append(failure)
            result.tests[index].status = .failed
        } else {
            // A suite's own fault, or one that belongs to no test.
            result.tests.append(TestResult(name: id.isEmpty ? result.target : name(id), status: .failed, failures: [failure]))
        }
    }

    private mutating func finish(_ id: String, _ status: TestStatus, _ seconds: Double) {
        var test = current?.id == id ? current!.result : TestResult(name: name(id))
        test.status = test.failures.isEmpty ? status : .failed
        test.appSeconds = seconds
        test.seconds = current.map { Date().timeIntervalSince($0.begin) } ?? 0
        result.tests.append(test)
        over.insert(id)
        knownSeconds += seconds
        hasProgressed = true
        current = nil
    }

    /// The process has ended: a test that hadn't is the one that ended it.
    /// - Parameter rest: the tests that this process was to run.
    mutating func end(_ ending: TestProcess.Ending, of rest: [String]) {
        if !isComplete { result.appSeconds += knownSeconds }
        reason = isComplete ? nil : ending.reason
        guard !isComplete else { return }
        let why = reason.map { ending.isHung ? $0 : "the app crashed: \($0)" } ?? "the app exited with status 0 before the test ended"
        if let id = current?.id {
            let report = keep(ending, of: name(id), why)
            current?.result.report = report
            note(TestFailure(message: why), of: id)
            finish(id, .failed, 0)
        } else if let suite, case let unborn = rest.filter({ $0.hasPrefix(suite + "/") && !over.contains($0) }), !unborn.isEmpty {
            let report = keep(ending, of: suite, why)
            for id in unborn { fail(id, "in the class's setUp(): \(why)", report) }
        } else if hasProgressed, reason != nil, let last = result.tests.indices.last {
            let report = keep(ending, of: result.tests[last].name, why)
            result.tests[last].report = report
            note(TestFailure(message: "after this test: \(why)"), ofResult: last)
        }
    }

    private func keep(_ ending: TestProcess.Ending, of test: String, _ why: String) -> String? {
        reports.keep(ending.errors, of: test, in: result.target, reason: why)
    }

    private mutating func fail(_ id: String, _ why: String, _ report: String?) {
        current = (id, TestResult(name: name(id), report: report), Date())
        note(TestFailure(message: why), of: id)
        finish(id, .failed, 0)
    }

    private mutating func note(_ failure: TestFailure, ofResult index: Int) {
        StandardError.write(failure.text(of: result.tests[index].name))
        result.tests[index].failures.append(failure)
        result.tests[index].status = .failed
    }

    mutating func miss(_ id: String) {
        guard !over.contains(id) else { return }
        let why = reason.map { "the app crashed before its tests began: \($0)" } ?? "the test didn't run"
        result.tests.append(TestResult(name: name(id), status: .failed, failures: [TestFailure(message: why)]))
        if result.problem == nil, !hasProgressed { result.problem = why }
    }
}
