import XCTest
@testable import Tested

/// What a class declares, its superclasses' tests, and what happens around them.
class BaseTests: XCTestCase {
    static var log: [String] = []
    var badge: Badge!

    override class func setUp() {
        super.setUp()
        log = ["class"]
    }

    override func setUp() {
        super.setUp()
        badge = Badge()
        Self.log.append("test")
    }

    override func tearDown() {
        badge = nil
        super.tearDown()
    }

    func testTouchesViewsUnmarked() {
        badge.show(3)
        XCTAssertEqual(badge.label.text, "3")
        XCTAssertTrue(Thread.isMainThread)
        XCTAssertEqual(Self.log.first, "class")
    }
}

final class DerivedTests: BaseTests {
    override func testTouchesViewsUnmarked() {
        super.testTouchesViewsUnmarked()
        XCTAssertTrue(type(of: self) == DerivedTests.self)
    }

    func testAsync() async throws {
        try await Task.sleep(nanoseconds: 30_000_000_000)
    }
}

@MainActor private final class ActorTests: XCTestCase {
    private var number = 0

    override func setUp() { number = 1 }
    override func tearDownWithError() throws { number = 0 }

    func testIsPrepared() { XCTAssertEqual(number, 1) }
    func testWaits() async { XCTAssertEqual(number, 1) }
}

extension ActorTests {
    func testInAnExtension() {
        let later = expectation(description: "later")
        DispatchQueue.main.asyncAfter(deadline: .now() + 300) { later.fulfill() }
        wait(for: [later], timeout: 600)
    }
}

final class BundleTests: XCTestCase {
    func testResources() throws {
        XCTAssertEqual(Tested.greeting, "hello")
        let file = try XCTUnwrap(Bundle.module.url(forResource: "bird", withExtension: "txt", subdirectory: "Data"))
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "wren")
    }
}
