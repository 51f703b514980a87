import UIKit
import XCTest

/// Touches through a window to recognizers and views.
final class GestureTests: XCTestCase {
    final class Pad: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    final class Target: ObjCObject {
        var log: [String] = []
        @MainActor func note(_ recognizer: UIGestureRecognizer) { log.append("\(recognizer.name ?? "")\(recognizer.state.rawValue)") }
        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.action("note:") { receiver, arguments in (receiver as! Target).note(arguments[0] as! UIGestureRecognizer) }
        }
    }

    @MainActor private func screen() -> (UIWindow, Pad) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        let pad = Pad(frame: window.bounds)
        window.addSubview(pad)
        return (window, pad)
    }

    @MainActor func test_G9_touchesReachTheView() async {
        let (window, pad) = screen()
        TouchInjection.touch(.began, at: CGPoint(x: 10, y: 10), in: window, time: 1)
        TouchInjection.touch(.moved, at: CGPoint(x: 12, y: 10), in: window, time: 1.1)
        TouchInjection.touch(.ended, at: CGPoint(x: 500, y: 10), in: window, time: 1.2)
        XCTAssertEqual(pad.log, ["began", "moved", "ended"], "G9: the view stays the same wherever the finger goes")
    }

    @MainActor func test_G11_tapTakesTheTouchFromItsView() async {
        let (window, pad) = screen()
        let target = Target()
        pad.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("note:")))
        TouchInjection.tap(at: CGPoint(x: 10, y: 10), in: window, time: 5)
        XCTAssertEqual(target.log, ["3"])
        XCTAssertEqual(pad.log, ["began", "cancelled"])
    }

    @MainActor func test_G14_panGoesThroughItsStates() async {
        let (window, pad) = screen()
        let target = Target()
        let pan = UIPanGestureRecognizer(target: target, action: Selector("note:"))
        pad.addGestureRecognizer(pan)
        TouchInjection.touch(.began, at: CGPoint(x: 10, y: 10), in: window, time: 10)
        TouchInjection.touch(.moved, at: CGPoint(x: 14, y: 10), in: window, time: 10.01)
        XCTAssertEqual(target.log, [], "not yet ten points")
        TouchInjection.touch(.moved, at: CGPoint(x: 30, y: 10), in: window, time: 10.02)
        TouchInjection.touch(.moved, at: CGPoint(x: 50, y: 15), in: window, time: 10.03)
        XCTAssertEqual(pan.translation(in: pad), CGPoint(x: 20, y: 5))
        XCTAssertGreaterThan(pan.velocity(in: pad).x, 1000)
        TouchInjection.touch(.ended, at: CGPoint(x: 50, y: 15), in: window, time: 10.04)
        XCTAssertEqual(target.log, ["1", "2", "3"])
        XCTAssertEqual(pan.state, .possible)
    }

    @MainActor func testSingleTapWaitsForDoubleTap() async {
        let (window, pad) = screen()
        let target = Target()
        let single = UITapGestureRecognizer(target: target, action: Selector("note:")), double = UITapGestureRecognizer(target: target, action: Selector("note:"))
        single.name = "single"
        double.name = "double"
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        pad.addGestureRecognizer(single)
        pad.addGestureRecognizer(double)
        TouchInjection.tap(at: CGPoint(x: 10, y: 10), in: window, time: 20)
        XCTAssertEqual(target.log, [])
        TouchInjection.tap(at: CGPoint(x: 10, y: 10), in: window, time: 20.1)
        XCTAssertEqual(target.log, ["double3"])
    }

    @MainActor func testSwipe() async {
        let (window, pad) = screen()
        let target = Target()
        let swipe = UISwipeGestureRecognizer(target: target, action: Selector("note:"))
        swipe.direction = .left
        pad.addGestureRecognizer(swipe)
        TouchInjection.touch(.began, at: CGPoint(x: 200, y: 10), in: window, time: 30)
        TouchInjection.touch(.moved, at: CGPoint(x: 140, y: 12), in: window, time: 30.1)
        TouchInjection.touch(.ended, at: CGPoint(x: 140, y: 12), in: window, time: 30.2)
        XCTAssertEqual(target.log, ["3"])
    }

    @MainActor func testPinchScale() async {
        let (window, pad) = screen()
        pad.isMultipleTouchEnabled = true
        let target = Target()
        let pinch = UIPinchGestureRecognizer(target: target, action: Selector("note:"))
        pad.addGestureRecognizer(pinch)
        TouchInjection.touch(.began, at: CGPoint(x: 100, y: 100), in: window, finger: 0, time: 40)
        TouchInjection.touch(.began, at: CGPoint(x: 200, y: 100), in: window, finger: 1, time: 40)
        TouchInjection.touch(.moved, at: CGPoint(x: 210, y: 100), in: window, finger: 1, time: 40.1)
        TouchInjection.touch(.moved, at: CGPoint(x: 320, y: 100), in: window, finger: 1, time: 40.2)
        XCTAssertEqual(pinch.scale, 2, accuracy: 1e-9)
        TouchInjection.touch(.ended, at: CGPoint(x: 320, y: 100), in: window, finger: 1, time: 40.3)
        TouchInjection.touch(.ended, at: CGPoint(x: 100, y: 100), in: window, finger: 0, time: 40.3)
        XCTAssertEqual(target.log, ["1", "2", "3"])
    }

    @MainActor func testDragScrollsAndRubberBands() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        let scroll = UIScrollView(frame: window.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 320, height: 2000)
        window.addSubview(scroll)
        TouchInjection.touch(.began, at: CGPoint(x: 100, y: 300), in: window, time: 50)
        TouchInjection.touch(.moved, at: CGPoint(x: 100, y: 280), in: window, time: 50.1)
        XCTAssertTrue(scroll.isDragging)
        TouchInjection.touch(.moved, at: CGPoint(x: 100, y: 180), in: window, time: 50.2)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 100))
        TouchInjection.touch(.moved, at: CGPoint(x: 100, y: 380), in: window, time: 50.3)
        let stretch: CGFloat = 100 * 0.55 / 480 + 1
        XCTAssertEqual(scroll.contentOffset.y, -(1 - 1 / stretch) * 480, accuracy: 1e-6)
        TouchInjection.touch(.cancelled, at: CGPoint(x: 100, y: 380), in: window, time: 50.4)
        XCTAssertFalse(scroll.isDragging)
    }
}
