@testable import QuartzCore
import CoreGraphics
import Foundation
import ObjCRuntime
import XCTest

final class LayerTests: XCTestCase {
    private func root(_ layers: [CALayer]) -> CALayer {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.backgroundColor = .white
        for layer in layers { root.addSublayer(layer) }
        return root
    }

    private func picture(_ layers: [CALayer], at time: CFTimeInterval = 0) -> Bitmap {
        LayerRenderer.render(root: root(layers), size: CGSize(width: 40, height: 40), scale: 1, time: time)
    }

    private func box(_ frame: CGRect, red: CGFloat = 1) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = CGColor(red: red, green: 0, blue: 0, alpha: 1)
        return layer
    }

    func test_frameFollowsPositionAnchorAndTransform() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        XCTAssertEqual(layer.position, CGPoint(x: 25, y: 40))
        layer.anchorPoint = .zero
        XCTAssertEqual(layer.frame.origin, CGPoint(x: 25, y: 40))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        XCTAssertEqual(layer.frame.size, CGSize(width: 60, height: 80))
    }

    func test_aBackdropBlursWhatLiesBehindItsLayerAndNothingElse() {
        let left = box(CGRect(x: 0, y: 0, width: 20, height: 40)), glass = CALayer()
        glass.frame = CGRect(x: 0, y: 20, width: 40, height: 20)
        glass.backdrop = Backdrop(blurRadius: 4, saturation: 1)
        let bitmap = picture([left, glass])
        XCTAssertEqual([bitmap[19, 5].green, bitmap[20, 5].green], [0, 255])
        XCTAssertEqual(bitmap[0, 30].green, 0)
        XCTAssertEqual(bitmap[39, 30].green, 255)
        let edge = (12..<28).map { bitmap[$0, 30].green }
        XCTAssertEqual(edge, edge.sorted())
        XCTAssertEqual(Double(edge[8]), 128, accuracy: 20)
        XCTAssertTrue((0..<40).allSatisfy { bitmap[$0, 30].red == 255 && bitmap[$0, 30].alpha == 255 })
    }

    func test_aBackdropInsideAGroupBlursTheGroup() {
        let group = CALayer(), left = box(CGRect(x: 0, y: 0, width: 20, height: 40)), glass = CALayer()
        group.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        group.opacity = 0.5
        glass.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        glass.backdrop = Backdrop(blurRadius: 3, saturation: 1)
        group.addSublayer(left)
        group.addSublayer(glass)
        let bitmap = picture([group])
        XCTAssertEqual(bitmap[5, 5].green, 127, accuracy: 2)
        XCTAssertEqual(bitmap[35, 5].green, 255)
        XCTAssertGreaterThan(bitmap[18, 20].green, 135)
        XCTAssertLessThan(bitmap[22, 20].green, 250)
    }

    func test_conversionThroughTransformsAndScrolledBounds() {
        let outer = box(CGRect(x: 10, y: 10, width: 100, height: 100)), inner = box(CGRect(x: 5, y: 5, width: 10, height: 10))
        outer.addSublayer(inner)
        outer.bounds.origin = CGPoint(x: 0, y: 3)
        XCTAssertEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 15, y: 12))
        outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        let there = inner.convert(CGPoint(x: 1, y: 1), to: outer)
        XCTAssertEqual(outer.convert(there, to: inner).x, 1, accuracy: 1e-9)
    }

    func test_laterSublayersAndHigherOnesCover() {
        let low = box(CGRect(x: 0, y: 0, width: 20, height: 20), red: 0.2), high = box(CGRect(x: 0, y: 0, width: 20, height: 20), red: 0.8)
        XCTAssertEqual(picture([low, high])[5, 5].red, 204)
        low.zPosition = 1
        XCTAssertEqual(picture([low, high])[5, 5].red, 51)
    }

    func test_roundedCornersMasksAndHiding() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        let round = box(CGRect(x: 0, y: 0, width: 20, height: 20))
        round.cornerRadius = 10
        XCTAssertEqual(picture([round])[0, 0].green, 255)
        XCTAssertEqual(picture([round])[10, 10].green, 0)
        round.cornerRadius = 0
        let mask = box(CGRect(x: 0, y: 0, width: 5, height: 20))
        round.mask = mask
        XCTAssertEqual(picture([round])[2, 2].green, 0)
        XCTAssertEqual(picture([round])[10, 2].green, 255)
        round.isHidden = true
        XCTAssertEqual(picture([round])[2, 2].green, 255)
    }

    func test_opacityIsTheGroups() {
        let outer = box(CGRect(x: 0, y: 0, width: 20, height: 20)), inner = box(CGRect(x: 0, y: 0, width: 20, height: 20))
        outer.addSublayer(inner)
        outer.opacity = 0.5
        XCTAssertEqual(Int(picture([outer])[5, 5].green), 128, accuracy: 1)
    }

    func test_boundsClipOnlyWhereAsked() {
        let outer = box(CGRect(x: 0, y: 0, width: 10, height: 10)), inner = box(CGRect(x: 5, y: 5, width: 20, height: 20))
        outer.addSublayer(inner)
        XCTAssertEqual(picture([outer])[20, 20].green, 0)
        outer.masksToBounds = true
        XCTAssertEqual(picture([outer])[20, 20].green, 255)
    }

    func test_layoutRunsOncePerRequestFromTheTop() {
        final class Counting: CALayer, @unchecked Sendable {
            var count = 0
            override func layoutSublayers() { count += 1 }
        }
        let outer = Counting(), inner = Counting()
        outer.addSublayer(inner)
        inner.setNeedsLayout()
        outer.setNeedsLayout()
        inner.layoutIfNeeded()
        XCTAssertEqual([outer.count, inner.count], [1, 1])
        outer.layoutIfNeeded()
        XCTAssertEqual([outer.count, inner.count], [1, 1])
    }

    func test_keysReachIntoStructs() {
        let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.setValue(CGFloat(30), forKeyPath: "position.x")
        XCTAssertEqual(layer.position.x, 30)
        layer.setValue(CGFloat(2), forKeyPath: "transform.scale")
        XCTAssertEqual(layer.affineTransform().a, 2)
        layer.setValue("note", forKey: "my own key")
        XCTAssertEqual(layer.value(forKey: "my own key") as? String, "note")
    }
}
