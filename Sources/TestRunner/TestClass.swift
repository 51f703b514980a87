import XCTest

/// The tests that one class declares, as lowering lists them: nothing finds methods by name here.
@MainActor public struct TestClass {
    typealias Body = (XCTestCase) throws -> Void

    let type: XCTestCase.Type
    private(set) var tests: [String: (place: TestPlace, body: Body)] = [:]
    /// Those that the class knows only when it runs, in its own order.
    private(set) var listed: [(name: String, place: TestPlace, body: Body)] = []

    public init(_ type: XCTestCase.Type) { self.type = type }

    /// A test that runs on the main thread, as all of XCTest's do.
    public mutating func add<Case: XCTestCase>(_ name: String, _ file: String, _ line: Int, _ body: @escaping @MainActor (Case) throws -> Void) {
        tests[name] = (TestPlace(file: file, line: line), { test in
            nonisolated(unsafe) let test = test
            try Self.tellingSkips(of: test) { try MainActor.assumeIsolated { try body(test as! Case) } }
        })
    }

    /// A test that may suspend: the main run loop turns until it ends.
    public mutating func addAsync<Case: XCTestCase>(_ name: String, _ file: String, _ line: Int, _ body: @escaping (Case) async throws -> Void) {
        let waiting = asyncTest { (test: Case) in
            nonisolated(unsafe) let (test, body) = (test, body)
            return { try await body(test) }
        }
        tests[name] = (TestPlace(file: file, line: line), { test in try Self.tellingSkips(of: test) { try waiting(test as! Case)() } })
    }

    /// Tests that a class lists itself. Those that share a name are numbered.
    public mutating func add<Case: XCTestCase>(listed list: [(String, (Case) -> () throws -> Void)], _ file: String, _ line: Int) {
        var times: [String: Int] = [:]
        for (name, body) in list {
            let number = times[name, default: 0] + 1
            times[name] = number
            nonisolated(unsafe) let body = body
            listed.append((number == 1 ? name : "\(name)_\(number)", TestPlace(file: file, line: line), { test in
                try Self.tellingSkips(of: test) { try body(test as! Case)() }
            }))
        }
    }

    private nonisolated static func tellingSkips(of test: XCTestCase, _ body: () throws -> Void) throws {
        do { try body() } catch let skip as XCTSkip {
            if let reason = skip.message { TestObserver.skips(test, reason) }
            throw skip
        }
    }
}
