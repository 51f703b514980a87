import FoundationGaps
import ObjCRuntime
import XCTest

/// What corelibs has otherwise, and lowering sends to us.
final class LoweredFoundationTests: XCTestCase {
    func testANumberWithoutFractionHasNoPoint() {
        let number = NSNumber(value: 18.0)
        XCTAssertEqual(_stringValue(number, { $0.stringValue }), "18")
        XCTAssertEqual(_stringValue(NSNumber(value: 18.25), { $0.stringValue }), "18.25")
        XCTAssertEqual(_stringValue(NSNumber(value: true), { $0.stringValue }), "1")
        XCTAssertEqual("\(number) °C", "18 °C")
        struct Name { var stringValue: String? = "other" }
        XCTAssertEqual(_stringValue(Name(), { $0.stringValue }), "other")
    }

    func testProgressTellsItsObservers() {
        let whole = _Progress(totalUnitCount: 2), part = _Progress(totalUnitCount: 10)
        whole.addChild(part, withPendingUnitCount: 1)
        var seen: [Double] = []
        let token = whole.observe(\.fractionCompleted, "fractionCompleted", options: [.new]) { progress, _ in seen.append(progress.fractionCompleted) }
        part.completedUnitCount = 5
        whole.completedUnitCount = 1
        XCTAssertEqual(seen, [0.25, 0.75])
        token.invalidate()
        part.completedUnitCount = 10
        XCTAssertEqual(seen.count, 2)
    }
}
