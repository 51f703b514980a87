import XCTest

/// The examples, built from their Xcode projects and run to the first frame.
final class ExampleTests: XCTestCase {
    /// Two at a time: a run waits for the disk and for processes as well as for the processor.
    func test_A5_A6_A11_A12_A14_A17_A18_A20_A21_A47_A48_A62_everyExampleLaunchesAsItsTraceSays() throws {
        let examples = repository.appendingPathComponent("Examples")
        let folders = try FileManager.default.contentsOfDirectory(at: examples, includingPropertiesForKeys: nil).filter(\.hasDirectoryPath)
        let launches = try folders.flatMap(ExpectedLaunch.all)
        XCTAssertGreaterThanOrEqual(launches.count, 11)
        let builds = Dictionary(grouping: launches, by: \.build).values.sorted { $0[0].build < $1[0].build }
        for fault in concurrently(builds, at: 2, { $0.flatMap { $0.faults() } }).joined() { XCTFail(fault) }
    }

    func test_builtAppRunsFromAnyFolder() throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        let built = try Understudy.run(["build", example("ByHand"), "-o", output.path], in: URL(fileURLWithPath: "/"))
        XCTAssertEqual(built.status, 0, built.errors)
        let app = output.appendingPathComponent("ByHand.app").path
        XCTAssertEqual(built.output, app + "\n")
        let run = try HeadlessRun(app, ["--until", "first-frame"])
        XCTAssertEqual(run.outcome.status, 0, run.outcome.errors)
        XCTAssertTrue(run.tree.contains("Hello from code"), run.tree)
    }

    private func concurrently<Item: Sendable, Result: Sendable>(_ items: [Item], at width: Int, _ body: @escaping @Sendable (Item) -> Result) -> [Result] {
        let queue = OperationQueue(), lock = NSLock()
        queue.maxConcurrentOperationCount = width
        nonisolated(unsafe) var results: [Result] = []
        for item in items {
            queue.addOperation {
                let result = body(item)
                lock.withLock { results.append(result) }
            }
        }
        queue.waitUntilAllOperationsAreFinished()
        return results
    }
}
