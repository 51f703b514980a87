import CoreGraphics
import Foundation
import XCTest

final class GeometryTests: XCTestCase {
    func test_concatenationAppliesTheReceiverFirst() {
        let t = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(t), CGPoint(x: 22, y: 2))
    }

    func test_translatedByActsInTheTransformsOwnSpace() {
        let t = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
        XCTAssertEqual(CGPoint.zero.applying(t), CGPoint(x: 20, y: 0))
    }

    func test_inverseUndoes() {
        let t = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: 0.5).translatedBy(x: 4, y: -9)
        let back = CGPoint(x: 5, y: 6).applying(t).applying(t.inverted())
        XCTAssertEqual(back.x, 5, accuracy: 1e-9)
        XCTAssertEqual(back.y, 6, accuracy: 1e-9)
    }

    func test_transformWithoutInverseIsItsOwn() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        XCTAssertEqual(flat.inverted(), flat)
    }

    func test_decompositionPutsTheTransformTogetherAgain() {
        let t = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 3).translatedBy(x: 1, y: 1)
        let again = CGAffineTransform(t.decomposed())
        for (a, b) in zip([t.a, t.b, t.c, t.d, t.tx, t.ty], [again.a, again.b, again.c, again.d, again.tx, again.ty]) { XCTAssertEqual(a, b, accuracy: 1e-9) }
    }

    func test_rectangleUnderRotationIsItsBoundingBox() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        XCTAssertEqual(box.width, 20, accuracy: 1e-9)
        XCTAssertEqual(box.height, 10, accuracy: 1e-9)
    }
}
