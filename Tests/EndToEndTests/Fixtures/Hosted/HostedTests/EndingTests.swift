import XCTest
@testable import Hosted

/// Tests that end the app, or never end themselves; each is followed by one that has to run all the same.
class EndingTests: XCTestCase {
    func testACrash() {
        let birds: [String] = []
        print(birds[0])
    }

    func testAfterTheCrash() { XCTAssertEqual(UIApplication.shared.applicationState, .active) }

    func testBusyForever() {
        // The loop calls nothing: a thread that is stopped at a function's first instruction has no frame of the caller yet.
        let isBusy = UIApplication.shared.applicationState == .active
        var number = 0
        while isBusy { number &+= 1 }
        XCTFail("\(number)")
    }

    func testCAfterTheBusyOne() {}

    func testDeadlock() {
        let never = DispatchSemaphore(value: 0)
        never.wait()
    }

    func testExits() { exit(0) }

    func testZAfterAll() { XCTAssertEqual(UIApplication.shared.applicationState, .active) }
}

class PreparingTests: XCTestCase {
    override class func setUp() { fatalError("no class of birds") }

    func testIsNotReached() {}
}

class ZLastTests: XCTestCase {
    func testIsReached() {}
}
