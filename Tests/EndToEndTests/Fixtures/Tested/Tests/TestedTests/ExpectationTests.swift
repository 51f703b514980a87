import XCTest

/// What XCTest waits for, in virtual time.
final class ExpectationTests: XCTestCase {
    private func later(_ seconds: Double, _ block: @escaping @MainActor () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(block) }
    }

    func testInverted() {
        let never = expectation(description: "never")
        never.isInverted = true
        later(30) { never.fulfill() }
        wait(for: [never], timeout: 20)
    }

    func testInvertedIsFulfilled() {
        let never = expectation(description: "never")
        never.isInverted = true
        later(5) { never.fulfill() }
        wait(for: [never], timeout: 20)
    }

    func testCount() {
        let thrice = expectation(description: "thrice")
        thrice.expectedFulfillmentCount = 3
        let begin = Date()
        for second in 1...3 { later(Double(second) * 10) { thrice.fulfill() } }
        wait(for: [thrice], timeout: 60)
        XCTAssertEqual(Date().timeIntervalSince(begin), 30, accuracy: 0.1)
    }

    func testOrder() {
        let first = expectation(description: "first"), second = expectation(description: "second")
        later(1) { first.fulfill() }
        later(2) { second.fulfill() }
        wait(for: [first, second], timeout: 10, enforceOrder: true)
    }

    func testWrongOrder() {
        let first = expectation(description: "first"), second = expectation(description: "second")
        later(2) { first.fulfill() }
        later(1) { second.fulfill() }
        wait(for: [first, second], timeout: 10, enforceOrder: true)
    }

    func testTimeOut() {
        _ = expectation(description: "nobody's")
        waitForExpectations(timeout: 25)
    }

    func testPredicateAndNotification() {
        let bird = NSMutableArray()
        let predicate = NSPredicate { object, _ in (object as? NSMutableArray)?.count == 1 }
        expectation(for: predicate, evaluatedWith: bird)
        expectation(forNotification: Notification.Name("Sung"), object: nil)
        later(3) {
            bird.add("wren")
            NotificationCenter.default.post(name: Notification.Name("Sung"), object: nil)
        }
        waitForExpectations(timeout: 10)
    }

    func testFulfillment() async {
        let later = expectation(description: "later")
        Task {
            try await Task.sleep(nanoseconds: 40_000_000_000)
            later.fulfill()
        }
        await fulfillment(of: [later], timeout: 50)
    }
}

/// What is prepared and cleared up, in the order in which it is.
final class OrderTests: XCTestCase {
    nonisolated(unsafe) static var steps: [String] = []

    override func setUp() async throws {
        Self.steps = ["async"]
        try await Task.sleep(nanoseconds: 5_000_000_000)
    }
    override func setUpWithError() throws { Self.steps.append("throwing") }
    override func setUp() { Self.steps.append("plain") }

    func testSetUpsCameInOrder() {
        XCTAssertEqual(Self.steps, ["async", "throwing", "plain"])
        addTeardownBlock { Self.steps.append("first block") }
        addTeardownBlock { () async throws -> Void in Self.steps.append("last block") }
    }

    override func tearDown() { XCTAssertEqual(Self.steps.suffix(2), ["last block", "first block"]) }
}

final class MeasuringTests: XCTestCase {
    func testMeasure() {
        var runs = 0
        measure { runs += 1 }
        XCTAssertEqual(runs, 10)
    }

    func testMeasureMetrics() {
        let options = XCTMeasureOptions()
        options.iterationCount = 3
        options.invocationOptions = [.manuallyStart, .manuallyStop]
        var runs = 0
        measure(metrics: [XCTClockMetric(), XCTCPUMetric(), XCTMemoryMetric(), XCTStorageMetric()], options: options) {
            startMeasuring()
            Thread.sleep(forTimeInterval: 2)
            stopMeasuring()
            Thread.sleep(forTimeInterval: 7)
            runs += 1
        }
        XCTAssertEqual(runs, 4)
    }
}

final class ExpectedFailureTests: XCTestCase {
    func testIsExpected() {
        XCTExpectFailure("the wren sings falsely") { XCTAssertEqual(1, 2) }
    }

    func testIsExpectedToTheEnd() {
        XCTExpectFailure("all of it")
        XCTFail("as expected")
    }

    func testDoesNotFail() {
        XCTExpectFailure("it used to fail") { XCTAssertEqual(1, 1) }
    }

    func testNeedNotFail() {
        XCTExpectFailure("now and then", options: .nonStrict()) {}
    }
}
