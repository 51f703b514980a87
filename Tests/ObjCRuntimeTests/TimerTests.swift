import Foundation
import ObjCRuntime
import XCTest

final class TimerTests: XCTestCase {
    func testATimerIsDueAfterItsIntervalAndNotAtOnce() {
        XCTAssertEqual(Timer(timeInterval: 60, repeats: true) { _ in }.fireDate.timeIntervalSinceNow, 60, accuracy: 1)
        nonisolated(unsafe) var fired = 0
        let timer = Timer(timeInterval: 0.2, repeats: false) { _ in fired += 1 }
        RunLoop.current.add(timer, forMode: .default)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(fired, 0)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.4))
        XCTAssertEqual(fired, 1)
    }

    func testATimerOfNothingIsNotValid() { XCTAssertFalse(_timer().isValid) }
}
