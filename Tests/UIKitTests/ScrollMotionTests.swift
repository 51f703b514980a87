@testable import UIKit
import XCTest

/// The published physics of scrolling.
final class ScrollMotionTests: XCTestCase {
    func testProjectedStop() {
        XCTAssertEqual(GlideAxis.projection(start: 0, velocity: 1000, rate: 0.998), 499, accuracy: 1e-6)
        XCTAssertEqual(GlideAxis.projection(start: 0, velocity: 1000, rate: 0.99), 99, accuracy: 1e-6)
    }

    func testGlideComesToRestNearItsProjection() {
        let axis = GlideAxis(start: 0, velocity: 1000, rate: 0.998, bounds: 0 ... 10_000, target: nil, bounces: true)
        XCTAssertTrue(axis.isDone(at: 4))
        XCTAssertEqual(axis.position(at: 4), 499, accuracy: 2)
        XCTAssertLessThan(axis.position(at: 0.1), 100)
    }

    func testGlideSpringsBackFromTheEnd() {
        let axis = GlideAxis(start: 50, velocity: -2000, rate: 0.998, bounds: 0 ... 1000, target: nil, bounces: true)
        XCTAssertLessThan(axis.position(at: 0.1), 0, "it overshoots")
        XCTAssertEqual(axis.position(at: 2), 0, accuracy: 0.5)
        XCTAssertEqual(axis.end, 0)
        let hard = GlideAxis(start: 50, velocity: -2000, rate: 0.998, bounds: 0 ... 1000, target: nil, bounces: false)
        XCTAssertEqual(hard.position(at: 0.1), 0)
    }

    func testRubberBand() {
        let stretch: CGFloat = 100 * 0.55 / 480 + 1
        XCTAssertEqual(RubberBand.pull(100, length: 480), (1 - 1 / stretch) * 480, accuracy: 1e-9)
        XCTAssertEqual(RubberBand.pull(-100, length: 480), -RubberBand.pull(100, length: 480))
        XCTAssertLessThan(RubberBand.pull(100_000, length: 480), 480)
    }

    func testAutoresizingSharesByLength() {
        let result = Autoresizing.stretch(start: 10, length: 30, oldTotal: 100, newTotal: 200, flexibleBefore: true, flexibleLength: true, flexibleAfter: false)
        XCTAssertEqual(result.start, 35, accuracy: 1e-9)
        XCTAssertEqual(result.length, 105, accuracy: 1e-9)
    }
}
