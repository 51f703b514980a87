import Foundation

/// Breaks rules, one place after the other, each in a process that runs the rule's tests.
struct MutantRun {
    let book: RuleBook
    /// Ids; empty: all.
    let wanted: Set<String>
    private let started = Date()
    /// Seconds; a mutant may loop.
    private static let limit: TimeInterval = 60

    init(book: RuleBook, wanted: Set<String>) { (self.book, self.wanted) = (book, wanted) }

    /// The results of all places: new ones for the rules wanted, the old ones otherwise.
    func all() throws -> [MutantResult] {
        try checkThatTestsPass()
        let places = book.tags.places.filter { wanted.isEmpty || wanted.contains($0.rule) }
        let lock = NSLock()
        nonisolated(unsafe) var results = wanted.isEmpty ? [] : book.results.filter { !wanted.contains($0.rule) }
        DispatchQueue.concurrentPerform(iterations: places.count) { index in
            let result = outcome(of: places[index])
            lock.withLock {
                results.append(result)
                print("\(result.outcome.isCaught ? "  " : "! ")\(result.outcome.rawValue)\t\(places[index].mutant)")
            }
        }
        return results.sorted { ($0.rule, $0.place) < ($1.rule, $1.place) }
    }

    func summary(_ results: [MutantResult]) -> String {
        let caught = results.filter(\.outcome.isCaught).count
        return "\(caught) of \(results.count) mutants caught, \(Int(Date().timeIntervalSince(started))) s"
    }

    private func outcome(of place: Place) -> MutantResult {
        let tests = book.tests.filter { $0.rules.contains(place.rule) }
        guard !tests.isEmpty else { return MutantResult(rule: place.rule, place: place.key, outcome: .untested) }
        let outcomes = [RuleTest.Library.swiftTesting, .xctest].map { run(tests.filter { [library = $0] in $0.library == library }, library: $0, mutant: place.mutant) }
        return MutantResult(rule: place.rule, place: place.key, outcome: outcomes.first(where: \.isCaught) ?? .green)
    }

    private func checkThatTestsPass() throws {
        let tests = book.tests.filter { test in wanted.isEmpty || test.rules.contains { wanted.contains($0) } }
        for library in [RuleTest.Library.swiftTesting, .xctest] {
            let outcome = run(tests.filter { $0.library == library }, library: library, mutant: nil, limit: 1200)
            guard outcome == .green else { throw TabSeparated.Failure(description: "tests of rules fail without a mutant (\(outcome.rawValue)); see swift test") }
        }
    }

    // MARK: One process

    private func run(_ tests: [RuleTest], library: RuleTest.Library, mutant: String?, limit: TimeInterval = MutantRun.limit) -> MutantResult.Outcome {
        guard !tests.isEmpty else { return .green }
        let process = Process()
        process.executableURL = book.root.appendingPathComponent(".build/debug/UnderstudyPackageTests.xctest")
        switch library {
        case .swiftTesting:
            process.arguments = ["--testing-library", "swift-testing", "--no-parallel"] + tests.flatMap { ["--filter", "\($0.module)\\.\($0.suite)/\($0.function)\\("] }
        case .xctest:
            process.arguments = [tests.map { "\($0.module).\($0.suite)/\($0.function)" }.joined(separator: ",")]
        }
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        if let mutant { process.environment?["UNDERSTUDY_MUTANT"] = mutant }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do { try process.run() } catch { fail("\(process.executableURL!.path) can't be run: \(error.localizedDescription); swift build --build-tests") }
        if ended.wait(timeout: .now() + limit) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
            return .hang
        }
        if process.terminationReason == .uncaughtSignal { return .crash }
        return process.terminationStatus == 0 ? .green : .red
    }
}
