import Foundation

/// Collects the events of a bundle's processes, one after another.
struct TestLog {
    private(set) var result: BundleResult
    private let name: (String) -> String
    private var over: Set<String> = []
    private var current: (id: String, result: TestResult, begin: Date)?
    private var knownSeconds = 0.0
    private var reason: String?
    /// The process said that it was through.
    private(set) var isComplete = false
    /// A test came to an end in this process.
    private(set) var hasProgressed = false

    init(target: String, name: @escaping (String) -> String) {
        result = BundleResult(target: target)
        self.name = name
    }

    func isOver(_ id: String) -> Bool { over.contains(id) }

    mutating func begin() {
        (isComplete, hasProgressed, knownSeconds) = (false, false, 0)
    }

    mutating func take(_ event: TestEvent) {
        switch event {
        case .found, .ready: break
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
    mutating func end(_ ending: TestProcess.Ending) {
        reason = ending.reason
        if !isComplete { result.appSeconds += knownSeconds }
        guard !isComplete, let reason = reason else { return }
        let failure = TestFailure(message: "the app crashed: \(reason)")
        if let id = current?.id {
            note(failure, of: id)
            finish(id, .failed, 0)
        } else if hasProgressed, let last = result.tests.last {
            let late = TestFailure(message: "the app crashed after this test: \(reason)")
            StandardError.write(late.text(of: last.name))
            result.tests[result.tests.count - 1].failures.append(late)
            result.tests[result.tests.count - 1].status = .failed
        }
    }

    mutating func miss(_ id: String) {
        guard !over.contains(id) else { return }
        let why = reason.map { "the app crashed before its tests began: \($0)" } ?? "the test didn't run"
        result.tests.append(TestResult(name: name(id), status: .failed, failures: [TestFailure(message: why)]))
        if result.problem == nil, !hasProgressed { result.problem = why }
    }
}
