import CoreGraphics
import Foundation
import XCTest

final class PathTests: XCTestCase {
    func test_boxOfCurveIsTighterThanThatOfItsControls() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        XCTAssertEqual(path.boundingBox.height, 100)
        XCTAssertEqual(path.boundingBoxOfPath.height, 75, accuracy: 0.2)
    }

    func test_ruleDecidesAboutTheHole() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        XCTAssertTrue(path.contains(CGPoint(x: 50, y: 50), using: .winding))
        XCTAssertFalse(path.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
    }

    func test_rectanglesAreKnown() {
        var rect = CGRect.zero
        XCTAssertTrue(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
        XCTAssertEqual(rect, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertFalse(CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    func test_arcTurnsAsItsDirectionSays() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        // The long way round, through negative angles.
        XCTAssertEqual(path.boundingBoxOfPath.minX, -10, accuracy: 0.05)
        XCTAssertEqual(path.currentPoint.y, 10, accuracy: 0.001)
    }

    func test_outlineOfStrokeCoversTheLine() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 90, y: 10))
        let outline = path.copy(strokingWithWidth: 8, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        XCTAssertTrue(outline.contains(CGPoint(x: 50, y: 13)))
        XCTAssertFalse(outline.contains(CGPoint(x: 50, y: 15)))
    }

    func test_dashesLeaveGaps() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        XCTAssertEqual(path.copy(dashingWithPhase: 0, lengths: [2, 3]).componentsSeparated().count, 2)
    }

    func test_everyElementIsHandedOut() {
        var types: [CGPathElementType] = []
        CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil).applyWithBlock { types.append($0.pointee.type) }
        XCTAssertEqual(types, [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    }
}
