import UIKit
import XCTest

private final class Gauge: UIView {
    @Invalidating(.layout, .display) var level = 0.0
    var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

/// Properties that have their view lay out anew.
final class InvalidatingTests: XCTestCase {
    @MainActor func testAChangedValueLaysOut() async {
        let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        gauge.layoutIfNeeded()
        let before = gauge.layouts
        gauge.level = 0.5
        gauge.layoutIfNeeded()
        XCTAssertEqual(gauge.layouts, before + 1)
        XCTAssertEqual(gauge.level, 0.5)
        gauge.level = 0.5
        gauge.layoutIfNeeded()
        XCTAssertEqual(gauge.layouts, before + 1, "the same value changes nothing")
    }
}
