import XCTest

@testable import UIKit

/// Gesture recognizers by finger, and what they agree upon with each other and with views.
final class GestureTouchTests: XCTestCase {
    final class Target: ObjCObject {
        var log: [String] = []
        @MainActor func note(_ recognizer: UIGestureRecognizer) { log.append("\(recognizer.name ?? "")\(recognizer.state.rawValue)") }
        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.action("note:") { receiver, arguments in (receiver as! Target).note(arguments[0] as! UIGestureRecognizer) }
        }
    }

    private final class Pad: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { if log.last != "moved" { log.append("moved") } }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    /// Answers what its closures say.
    private final class Judge: ObjCObject, UIGestureRecognizerDelegate {
        var begins: (UIGestureRecognizer) -> Bool = { _ in true }
        var receives: (UITouch) -> Bool = { _ in true }
        var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
        var requires: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
        var isRequired: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements("gestureRecognizerShouldBegin(_:)", "gestureRecognizer(_:shouldReceive:)", "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
                            "gestureRecognizer(_:shouldRequireFailureOf:)", "gestureRecognizer(_:shouldBeRequiredToFailBy:)")
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins(gestureRecognizer) }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives(touch) }
        func gestureRecognizer(_ a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer) -> Bool { together(a, b) }
        func gestureRecognizer(_ a: UIGestureRecognizer, shouldRequireFailureOf b: UIGestureRecognizer) -> Bool { requires(a, b) }
        func gestureRecognizer(_ a: UIGestureRecognizer, shouldBeRequiredToFailBy b: UIGestureRecognizer) -> Bool { isRequired(a, b) }
    }

    @MainActor private func scene() -> (Hand, Pad, Target) {
        let hand = Hand(), pad = hand.put(Pad(), 0, 100, 390, 600)
        pad.isMultipleTouchEnabled = true
        return (hand, pad, Target())
    }

    @MainActor private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView, _ target: Target) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(target, action: Selector("note:"))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    private func short(_ lines: [String]) -> [String] { lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }

    // MARK: Kinds

    @MainActor func testTapsOfSeveralCountsAndFingers() async {
        let (hand, pad, target) = scene()
        let double = add(UITapGestureRecognizer(), "double", to: pad, target), two = add(UITapGestureRecognizer(), "two", to: pad, target)
        double.numberOfTapsRequired = 2
        two.numberOfTouchesRequired = 2
        let place = hand.place(pad)
        await TouchPath.play(TouchPath.taps(2, place))
        XCTAssertEqual(target.log, ["double3"])
        await hand.wait(0.5)
        await TouchPath.tap(place).play()
        await hand.wait(0.5)
        XCTAssertEqual(target.log, ["double3"], "one tap is none of both")
        await TouchPath(fingers: [[.init(place, at: 0), .init(place, at: 0.05)], [.init(CGPoint(x: place.x + 60, y: place.y), at: 0), .init(CGPoint(x: place.x + 60, y: place.y), at: 0.05)]]).play()
        XCTAssertEqual(target.log, ["double3", "two3"])
    }

    @MainActor func testLongPress() async {
        let (hand, pad, target) = scene()
        _ = add(UILongPressGestureRecognizer(), "", to: pad, target)
        await TouchPath.press(hand.place(pad), seconds: 0.3).play()
        XCTAssertEqual(target.log, [])
        await hand.drag(pad, by: CGSize(width: 50, height: 0), seconds: 0.6)
        XCTAssertEqual(target.log, [], "it moved before the time was over")
        await hand.drag(pad, by: CGSize(width: 50, height: 0), hold: 0.7)
        XCTAssertEqual(short(target.log), ["1", "2", "3"])
        XCTAssertEqual(pad.log.last, "cancelled")
    }

    @MainActor func testSwipesByDirection() async {
        let (hand, pad, target) = scene()
        for (direction, name) in [(UISwipeGestureRecognizer.Direction.left, "left"), (.right, "right"), (.up, "up"), (.down, "down")] { add(UISwipeGestureRecognizer(), name, to: pad, target).direction = direction }
        await hand.drag(pad, by: CGSize(width: -120, height: 5))
        await hand.drag(pad, by: CGSize(width: 120, height: 5))
        await hand.drag(pad, by: CGSize(width: 5, height: -120))
        await hand.drag(pad, by: CGSize(width: 5, height: 120))
        XCTAssertEqual(target.log, ["left3", "right3", "up3", "down3"])
        await hand.drag(pad, by: CGSize(width: -120, height: 0), seconds: 2)
        XCTAssertEqual(target.log.count, 4, "too slow for a swipe")
    }

    @MainActor func testPinchAndRotation() async {
        let (hand, pad, target) = scene()
        let pinch = add(UIPinchGestureRecognizer(), "", to: pad, target)
        var scale: CGFloat = 0
        _ = hand
        let place = hand.place(pad)
        let watch = Watch { scale = max(scale, pinch.scale) }
        pinch.addTarget(watch, action: Selector("look"))
        await TouchPath.pinch(place, from: 100, to: 250, seconds: 0.4).play()
        XCTAssertEqual(short(target.log), ["1", "2", "3"])
        XCTAssertEqual(scale, 2.3, accuracy: 0.2)
        pad.removeGestureRecognizer(pinch)
        target.log = []
        let rotation = add(UIRotationGestureRecognizer(), "", to: pad, target)
        var angle: CGFloat = 0
        let turned = Watch { angle = max(angle, rotation.rotation) }
        rotation.addTarget(turned, action: Selector("look"))
        await TouchPath.rotate(place, distance: 160, by: .pi / 2, seconds: 0.5).play()
        XCTAssertEqual(short(target.log), ["1", "2", "3"])
        XCTAssertEqual(angle, .pi / 2, accuracy: 0.2)
    }

    private final class Watch: ObjCObject {
        let body: @MainActor () -> Void
        init(_ body: @escaping @MainActor () -> Void) { self.body = body; super.init() }
        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.action("look") { receiver, _ in (receiver as! Watch).body(); return nil }
        }
    }

    @MainActor func testScreenEdgePan() async {
        let (hand, pad, target) = scene()
        add(UIScreenEdgePanGestureRecognizer(), "", to: pad, target).edges = .left
        await hand.drag(pad, from: CGPoint(x: 100, y: 300), by: CGSize(width: 100, height: 0))
        XCTAssertEqual(target.log, [])
        await hand.drag(pad, from: CGPoint(x: 3, y: 300), by: CGSize(width: 100, height: 0))
        XCTAssertEqual(short(target.log), ["1", "2", "3"])
    }

    // MARK: Agreements

    @MainActor func testDelegateDecides() async {
        let (hand, pad, target) = scene()
        let judge = Judge(), tap = add(UITapGestureRecognizer(), "tap", to: pad, target)
        tap.delegate = judge
        judge.begins = { _ in false }
        await hand.tap(pad)
        judge.begins = { _ in true }
        judge.receives = { $0.location(in: nil).x < 100 }
        await hand.tap(pad)
        XCTAssertEqual(target.log, [])
        XCTAssertEqual(pad.log, ["began", "ended", "began", "ended"])
        await hand.tap(pad, at: CGPoint(x: 50, y: 50))
        XCTAssertEqual(target.log, ["tap3"])
    }

    @MainActor func testOnePanOrBoth() async {
        let (hand, pad, target) = scene()
        let judge = Judge(), inner = add(UIPanGestureRecognizer(), "inner", to: pad, target), outer = add(UIPanGestureRecognizer(), "outer", to: hand.view, target)
        await hand.drag(pad, by: CGSize(width: 100, height: 0))
        XCTAssertEqual(short(target.log), ["inner1", "inner2", "inner3"])
        target.log = []
        outer.delegate = judge
        judge.together = { _, other in other === inner }
        await hand.drag(pad, by: CGSize(width: 100, height: 0))
        XCTAssertEqual(Set(target.log), ["inner1", "inner2", "inner3", "outer1", "outer2", "outer3"])
    }

    @MainActor func testFailureRequirementsBothWays() async {
        let (hand, pad, target) = scene()
        let judge = Judge(), pan = add(UIPanGestureRecognizer(), "pan", to: pad, target), swipe = add(UISwipeGestureRecognizer(), "swipe", to: pad, target)
        pan.delegate = judge
        judge.requires = { _, other in other === swipe }
        await hand.drag(pad, by: CGSize(width: 120, height: 0))
        XCTAssertEqual(target.log, ["swipe3"], "the pan waits for the swipe")
        target.log = []
        await hand.drag(pad, by: CGSize(width: 0, height: 120))
        XCTAssertEqual(short(target.log).first, "pan1", "which fails downward")
        target.log = []
        pan.delegate = nil
        swipe.delegate = judge
        judge.isRequired = { _, other in other === pan }
        await hand.drag(pad, by: CGSize(width: 120, height: 0))
        XCTAssertEqual(target.log, ["swipe3"])
    }

    @MainActor func test_G11_whatViewsHearOfRecognizedTouches() async {
        let (hand, pad, target) = scene()
        let tap = add(UITapGestureRecognizer(), "tap", to: pad, target)
        tap.cancelsTouchesInView = false
        await hand.tap(pad)
        XCTAssertEqual(pad.log, ["began", "ended"])
        pad.log = []
        tap.cancelsTouchesInView = true
        tap.delaysTouchesBegan = true
        await hand.tap(pad)
        XCTAssertEqual(pad.log, [], "held back, then taken")
        await hand.drag(pad, by: CGSize(width: 100, height: 0))
        XCTAssertEqual(pad.log, ["began", "moved", "ended"], "given back when the tap failed")
    }

    @MainActor func testEndsAreHeldBackForASecondTap() async {
        let (hand, pad, target) = scene()
        let double = add(UITapGestureRecognizer(), "double", to: pad, target)
        double.numberOfTapsRequired = 2
        await hand.tap(pad)
        XCTAssertEqual(pad.log, ["began"])
        await hand.wait(0.6)
        XCTAssertEqual(pad.log, ["began", "ended"])
        pad.log = []
        await TouchPath.play(TouchPath.taps(2, hand.place(pad)))
        XCTAssertEqual(pad.log.filter { $0 == "ended" }, [])
        XCTAssertEqual(target.log, ["double3"])
    }

    @MainActor func testButtonsKeepTapsFromTheViewsTheyLieIn() async {
        let (hand, pad, target) = scene()
        _ = add(UITapGestureRecognizer(), "tap", to: pad, target)
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40)), log = Log()
        button.note([(.touchUpInside, "up")], in: log)
        pad.addSubview(button)
        hand.settle()
        await hand.tap(button)
        XCTAssertEqual(log.lines, ["up"])
        XCTAssertEqual(target.log, [])
        let field = UIControl(frame: CGRect(x: 20, y: 120, width: 100, height: 40))
        pad.addSubview(field)
        await hand.tap(field)
        XCTAssertEqual(target.log, ["tap3"], "an app's own control doesn't")
    }

    // MARK: Rules

    @MainActor func test_G8_hitTestMayBeAskedMoreThanOnce() async {
        final class Counting: UIView {
            var count = 0
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { count += 1; return super.hitTest(point, with: event) }
        }
        let hand = Hand(), view = hand.put(Counting(), 0, 100, 100, 100)
        await hand.tap(view)
        XCTAssertGreaterThan(view.count, 0)
    }

    @MainActor func test_G9_theViewOfATouchStays() async {
        let (hand, pad, _) = scene()
        let other = Pad(frame: CGRect(x: 200, y: 0, width: 100, height: 600))
        pad.addSubview(other)
        await hand.drag(pad, from: CGPoint(x: 100, y: 100), by: CGSize(width: 150, height: 0))
        XCTAssertEqual(pad.log, ["began", "moved", "ended"])
        XCTAssertEqual(other.log, [])
    }

    @MainActor func test_G5_motionAndRemoteControlGoToTheFirstResponder() async {
        final class Able: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("motion \(motion == .motionShake)") }
            override func remoteControlReceived(with event: UIEvent?) { log.append("remote \(event?.subtype == .remoteControlPlay)") }
        }
        let hand = Hand(), view = hand.put(Able(), 0, 100, 100, 100)
        OtherEvents.shake()
        XCTAssertEqual(view.log, [])
        view.becomeFirstResponder()
        OtherEvents.shake()
        OtherEvents.remoteControl(.remoteControlPlay)
        XCTAssertEqual(view.log, ["motion true", "remote true"])
        view.resignFirstResponder()
    }

    @MainActor func test_G20_aTouchThatLandedInTheBackgroundIsNobodys() async {
        let (hand, pad, _) = scene()
        UIApplication.shared.life.state = .inactive
        TouchInjection.touch(.began, at: hand.place(pad), in: hand.window)
        UIApplication.shared.life.state = .active
        TouchInjection.touch(.ended, at: hand.place(pad), in: hand.window)
        XCTAssertEqual(pad.log, [])
    }
}
