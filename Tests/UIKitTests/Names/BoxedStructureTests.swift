import UIKit
import XCTest

/// Structures in NSValues, as keyframes and notifications carry them.
final class BoxedStructureTests: XCTestCase {
    func testEachKindComesBack() {
        let turned = CATransform3DMakeRotation(1, 0, 0, 1)
        XCTAssertEqual(NSValue(caTransform3D: turned).caTransform3DValue, turned)
        XCTAssertEqual(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue, CGAffineTransform(scaleX: 2, y: 3))
        XCTAssertEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, CGVector(dx: 1, dy: 2))
        XCTAssertEqual(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        XCTAssertEqual(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue, UIOffset(horizontal: 1, vertical: 2))
        XCTAssertEqual(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue, CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    func testEqualityIsOfTheStructure() {
        XCTAssertEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)), NSValue(cgVector: CGVector(dx: 1, dy: 2)))
        XCTAssertNotEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)), NSValue(cgVector: CGVector(dx: 2, dy: 2)))
        XCTAssertNotEqual(NSValue(cgVector: CGVector(dx: 1, dy: 2)), NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)))
    }

    @MainActor func testAnAnimationMovesBetweenBoxedTransforms() async throws {
        let layer = CALayer()
        let animation = CAKeyframeAnimation(keyPath: "transform")
        animation.values = [NSValue(caTransform3D: CATransform3DMakeTranslation(0, 0, 0)), NSValue(caTransform3D: CATransform3DMakeTranslation(100, 0, 0))]
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        animation.beginTime = CACurrentMediaTime() - 0.5
        animation.fillMode = .both
        layer.add(animation, forKey: "move")
        let shown = try XCTUnwrap(layer.presentation())
        XCTAssertEqual(shown.transform.m41, 50, accuracy: 20)
    }
}
