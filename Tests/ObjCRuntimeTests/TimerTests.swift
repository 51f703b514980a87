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

    private final class Holder: ObjCObject {
        nonisolated(unsafe) static var living = 0
        var timer: Timer?
        var count = 0
        override init() {
            super.init()
            Holder.living += 1
        }
        deinit { Holder.living -= 1 }

        func start(_ interval: TimeInterval, repeats: Bool) {
            nonisolated(unsafe) let holder = self
            timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in holder.count += 1 }
        }

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.action("tick") { holder, _ in (holder as! Holder).count += 1; return nil }
        }
    }

    /// The timer is a property of what its block captures: invalidating it is enough, as on iOS.
    func testAnInvalidTimerHoldsNothing() {
        func live(_ body: (Holder) -> Void) { body(Holder()) }
        live { holder in
            holder.start(60, repeats: true)
            holder.timer?.invalidate()
        }
        XCTAssertEqual(Holder.living, 0)
        live { holder in
            holder.timer = Timer.scheduledTimer(timeInterval: 60, target: holder, selector: Selector("tick"), userInfo: nil, repeats: true)
            holder.timer?.invalidate()
        }
        XCTAssertEqual(Holder.living, 0)
        live { holder in
            holder.start(0.01, repeats: false)
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
            XCTAssertEqual(holder.count, 1)
        }
        XCTAssertEqual(Holder.living, 0)
        live { $0.start(60, repeats: true) }
        XCTAssertEqual(Holder.living, 1, "one that is valid holds its target")
    }

    func testATimerThatIsOverIsGone() {
        weak var some: Timer?
        do {
            let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
            some = timer
            XCTAssertNotNil(some)
            timer.invalidate()
        }
        XCTAssertNil(some)
    }
}
