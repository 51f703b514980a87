import CoreMedia
import XCTest

final class CoreMediaTests: XCTestCase {
    func testSecondsAndRounding() {
        XCTAssertEqual(CMTime(value: 3, timescale: 2).seconds, 1.5)
        let third = CMTime(seconds: 1.0 / 3, preferredTimescale: 600)
        XCTAssertEqual(third.value, 200)
        XCTAssertTrue(CMTime(seconds: 0.3331, preferredTimescale: 600).hasBeenRounded)
        XCTAssertTrue(CMTime.invalid.seconds.isNaN)
        XCTAssertEqual(CMTimeGetSeconds(.positiveInfinity), .infinity)
    }

    func testArithmeticInACommonScale() {
        let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
        XCTAssertEqual(sum.timescale, 6)
        XCTAssertEqual(sum.value, 5)
        XCTAssertEqual(CMTime(value: 1, timescale: 600) - CMTime(value: 1, timescale: 300), CMTime(value: -1, timescale: 600))
    }

    func testOrder() {
        XCTAssertEqual(CMTime(value: 1, timescale: 2), CMTime(value: 2, timescale: 4))
        XCTAssertTrue(CMTime.negativeInfinity < .zero && .zero < CMTime.indefinite && CMTime.indefinite < .positiveInfinity)
        let range = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
        XCTAssertTrue(range.containsTime(CMTime(value: 1, timescale: 1)))
        XCTAssertFalse(range.containsTime(range.end))
    }
}
