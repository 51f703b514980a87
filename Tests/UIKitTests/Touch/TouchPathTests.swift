import XCTest

@testable import UIKit

final class TouchPathTests: XCTestCase {
    private final class Pad: UIView {
        var points: [(UITouch.Phase, CGPoint, TimeInterval)] = []
        private func note(_ touches: Set<UITouch>) { for touch in touches { points.append((touch.phase, touch.location(in: nil), touch.timestamp)) } }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    }

    @MainActor func testDragIsAnEventAFrameOnAStraightLine() async {
        let hand = Hand(), pad = hand.put(Pad(), 0, 100, 300, 300)
        await TouchPath.drag(CGPoint(x: 10, y: 110), CGPoint(x: 110, y: 310), seconds: 0.5).play()
        XCTAssertEqual(pad.points.first?.0, .began)
        XCTAssertEqual(pad.points.first?.1, CGPoint(x: 10, y: 110))
        XCTAssertEqual(pad.points.last?.0, .ended)
        XCTAssertEqual(pad.points.last?.1, CGPoint(x: 110, y: 310))
        XCTAssertTrue((20...33).contains(pad.points.count), "\(pad.points.count) events in half a second")
        for (_, point, _) in pad.points { XCTAssertEqual(point.y - 110, (point.x - 10) * 2, accuracy: 0.001) }
        XCTAssertEqual((pad.points.last?.2 ?? 0) - (pad.points.first?.2 ?? 0), 0.52, accuracy: 0.1)
    }

    /// 724.2 + (127.8 - 724.2) isn't 127.8: the finger lifts all the same.
    @MainActor func testEveryWayEndsAtItsLastStop() async {
        let path = TouchPath.drag(CGPoint(x: 196.5, y: 724.2), CGPoint(x: 196.5, y: 127.8), seconds: 0.596)
        XCTAssertEqual(TouchPath.point(of: path.fingers[0], at: 0.596), CGPoint(x: 196.5, y: 127.8))
    }

    @MainActor func testPressRestsWithoutEvents() async {
        let hand = Hand(), pad = hand.put(Pad(), 0, 100, 300, 300)
        await TouchPath.press(CGPoint(x: 10, y: 110), seconds: 0.2).play()
        XCTAssertEqual(pad.points.map(\.0), [.began, .ended])
    }

    @MainActor func testTwoFingersMoveInOneEvent() async {
        let hand = Hand(), pad = hand.put(Pad(), 0, 100, 300, 300)
        pad.isMultipleTouchEnabled = true
        await TouchPath.pinch(CGPoint(x: 150, y: 250), from: 40, to: 140, seconds: 0.2).play()
        let moved = pad.points.filter { $0.0 == .moved }
        XCTAssertEqual(pad.points.filter { $0.0 == .began }.count, 2)
        XCTAssertEqual(moved.count % 2, 0)
        for pair in stride(from: 0, to: moved.count, by: 2) { XCTAssertEqual(moved[pair].2, moved[pair + 1].2) }
    }

    @MainActor func test_F18_lowerWindowsGetWhatTheFrontOneDoesNotTake() async {
        let hand = Hand(), pad = hand.put(Pad(), 0, 100, 300, 300)
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
        front.windowLevel = .alert
        front.isHidden = false
        let cover = Pad(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
        front.addSubview(cover)
        hand.settle()
        await TouchPath.tap(CGPoint(x: 20, y: 120)).play()
        XCTAssertEqual(cover.points.count, 2)
        XCTAssertEqual(pad.points.count, 0)
        await TouchPath.tap(CGPoint(x: 20, y: 180)).play()
        XCTAssertEqual(pad.points.count, 2)
        front.isHidden = true
    }
}
