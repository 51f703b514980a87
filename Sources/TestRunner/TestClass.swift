import XCTest

/// The tests that one class declares, as lowering lists them: nothing finds methods by name here.
@MainActor public struct TestClass {
    typealias Body = (XCTestCase) throws -> Void

    let type: XCTestCase.Type
    private(set) var tests: [String: (place: TestPlace, body: Body)] = [:]

    public init(_ type: XCTestCase.Type) { self.type = type }

    /// A test that runs on the main thread, as all of XCTest's do.
    public mutating func add<Case: XCTestCase>(_ name: String, _ file: String, _ line: Int, _ body: @escaping @MainActor (Case) throws -> Void) {
        tests[name] = (TestPlace(file: file, line: line), { test in
            nonisolated(unsafe) let test = test
            try MainActor.assumeIsolated { try body(test as! Case) }
        })
    }

    /// A test that may suspend: the main run loop turns until it ends.
    public mutating func addAsync<Case: XCTestCase>(_ name: String, _ file: String, _ line: Int, _ body: @escaping (Case) async throws -> Void) {
        let waiting = asyncTest { (test: Case) in
            nonisolated(unsafe) let (test, body) = (test, body)
            return { try await body(test) }
        }
        tests[name] = (TestPlace(file: file, line: line), { try waiting($0 as! Case)() })
    }
}
