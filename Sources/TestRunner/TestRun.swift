import Foundation
import XCTest

/// A test bundle's process: lists its tests or runs them, in a launched app or without one.
@MainActor public final class TestRun {
    private let catalog: TestCatalog
    private let request = TestRequest(environment: ProcessInfo.processInfo.environment)
    private let events: TestEvents
    private let started = ProcessInfo.processInfo.systemUptime
    private var hasBegun = false
    /// Runs Swift Testing, where the bundle uses it.
    public var testing: (@Sendable (TestingRequest) async -> Int32)?

    public init(_ classes: [TestClass]) {
        catalog = TestCatalog(classes)
        events = TestEvents(path: request.events)
    }

    /// Without an app: `prepare` makes what tests find of one all the same.
    public func start(alone prepare: () -> Void) -> Never {
        if request.work == .list { list() }
        prepare()
        run()
    }

    /// In an app: `launch` starts it and its run loop, and the tests begin when it is active and has shown itself.
    public func start(inApp launch: () -> Void) -> Never {
        if request.work == .list { list() }
        let active = Notification.Name("UIApplicationDidBecomeActiveNotification")
        NotificationCenter.default.addObserver(forName: active, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { self.begin(after: 0.1) }
        }
        begin(after: 10)
        launch()
        fatalError("the app's main function came back")
    }

    /// From a timer, as nested runs of the loop then serve everything that it serves.
    private func begin(after delay: TimeInterval) {
        let timer = Timer(timeInterval: delay, repeats: false) { _ in
            MainActor.assumeIsolated {
                guard !self.hasBegun else { return }
                self.hasBegun = true
                self.run()
            }
        }
        RunLoop.main.add(timer, forMode: .common)
    }

    // MARK: Work

    private func list() -> Never {
        events.emit(.init(event: "found", tests: catalog.ids))
        guard let testing else { end() }
        let request = testingRequest(lists: true)
        finish { await testing(request) }
    }

    private func run() -> Never {
        events.emit(.init(event: "ready"))
        if request.work == .testing, let testing {
            let request = testingRequest(lists: false)
            finish { await testing(request) }
        }
        let observer = TestObserver(events)
        XCTestObservationCenter.shared.addTestObserver(observer)
        for group in catalog.groups {
            let tests = group.tests.filter { request.tests?.contains($0.id) ?? true }
            if !tests.isEmpty { ClassSuite(group, tests).run() }
        }
        end()
    }

    private func testingRequest(lists: Bool) -> TestingRequest {
        TestingRequest(lists: lists, events: (request.events ?? "/dev/null"), filter: request.tests?.sorted())
    }

    /// Ends the process when `work` is done; the main run loop turns until then.
    private func finish(_ work: @escaping @Sendable () async -> Int32) -> Never {
        Task {
            _ = await work()
            self.end()
        }
        while true { RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    private func end() -> Never {
        events.emit(.init(event: "done", seconds: ProcessInfo.processInfo.systemUptime - started))
        fflush(nil)
        exit(0)
    }
}
