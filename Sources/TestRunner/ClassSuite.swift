import XCTest

/// The tests of one class, between its `setUp()` and `tearDown()`.
@MainActor final class ClassSuite: XCTestSuite {
    nonisolated(unsafe) private let type: XCTestCase.Type

    init(_ group: TestCatalog.Group, _ tests: [TestCatalog.Test]) {
        type = group.type
        super.init(name: group.name)
        for test in tests {
            let made = type.init(name: test.name, testClosure: test.body)
            TestObserver.name(made, test.id)
            TestObserver.place(made, test.place)
            addTest(made)
        }
    }

    nonisolated override func setUp() { type.setUp() }
    nonisolated override func tearDown() { type.tearDown() }
}
