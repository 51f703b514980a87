import CoreGraphics
import Foundation

extension XCUIElement {
    public func tap() {
        ElementAction(element: self, verb: "tap").touch { "tap \($0)" }
    }

    public func doubleTap() {
        ElementAction(element: self, verb: "double tap").touch { "double-tap \($0)" }
    }

    public func twoFingerTap() { tap(withNumberOfTaps: 1, numberOfTouches: 2) }

    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
        let action = ElementAction(element: self, verb: "tap")
        action.perform { found throws(ElementSearchFailure) in try action.perform(.tap(found.hitPoint, taps: numberOfTaps, fingers: numberOfTouches)) }
    }

    /// Seconds.
    public func press(forDuration duration: TimeInterval) {
        ElementAction(element: self, verb: "press").touch { "press \($0) \(TouchPlan.number(duration))" }
    }

    public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        press(forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0)
    }

    public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement, withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval) {
        let action = ElementAction(element: self, verb: "press and drag")
        action.perform { found throws(ElementSearchFailure) in
            let goal = try ElementFinder(otherElement.path).find()
            try action.perform(.drag(from: found.hitPoint, to: goal.hitPoint, hold: (duration, holdDuration), velocity: velocity.rawValue))
        }
    }

    // MARK: Swipes

    public func swipeUp() { swipeUp(velocity: .default) }
    public func swipeDown() { swipeDown(velocity: .default) }
    public func swipeLeft() { swipeLeft(velocity: .default) }
    public func swipeRight() { swipeRight(velocity: .default) }
    public func swipeUp(velocity: XCUIGestureVelocity) { swipe("up", CGVector(dx: 0, dy: -1), velocity) }
    public func swipeDown(velocity: XCUIGestureVelocity) { swipe("down", CGVector(dx: 0, dy: 1), velocity) }
    public func swipeLeft(velocity: XCUIGestureVelocity) { swipe("left", CGVector(dx: -1, dy: 0), velocity) }
    public func swipeRight(velocity: XCUIGestureVelocity) { swipe("right", CGVector(dx: 1, dy: 0), velocity) }

    /// Over the middle of what is seen of it, seven tenths of its size.
    private func swipe(_ name: String, _ direction: CGVector, _ velocity: XCUIGestureVelocity) {
        let action = ElementAction(element: self, verb: "swipe \(name)")
        action.perform { found throws(ElementSearchFailure) in
            let (centre, area) = (found.hitPoint, found.frame.intersection(found.screen))
            let reach = CGVector(dx: direction.dx * area.width * 0.35, dy: direction.dy * area.height * 0.35)
            let (start, end) = (CGPoint(x: centre.x - reach.dx, y: centre.y - reach.dy), CGPoint(x: centre.x + reach.dx, y: centre.y + reach.dy))
            try action.perform(.drag(from: start, to: end, hold: (0, 0), velocity: velocity.rawValue))
        }
    }

    // MARK: Two fingers

    /// - Parameters:
    ///   - scale: below 1 the fingers come together, above it they part.
    ///   - velocity: scale a second.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        let action = ElementAction(element: self, verb: "pinch")
        action.perform { found throws(ElementSearchFailure) in
            guard scale > 0, velocity != 0, (scale < 1) == (velocity < 0) else {
                throw .unfit("a scale of \(scale) and a velocity of \(velocity) don't go together")
            }
            let most = min(found.frame.width, found.frame.height) * 0.45, start = scale > 1 ? most / scale : most
            try action.perform(.pair(around: found.hitPoint, seconds: Double(abs((scale - 1) / velocity))) { part in
                (start * (1 + (scale - 1) * part), 0.6)
            })
        }
    }

    /// Radians, and radians a second.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        let action = ElementAction(element: self, verb: "rotate")
        action.perform { found throws(ElementSearchFailure) in
            guard velocity != 0, (rotation < 0) == (velocity < 0) else { throw .unfit("a rotation of \(rotation) and a velocity of \(velocity) don't go together") }
            let radius = min(found.frame.width, found.frame.height) * 0.4
            try action.perform(.pair(around: found.hitPoint, seconds: Double(abs(rotation / velocity))) { (radius, rotation * $0) })
        }
    }
}

extension ElementAction {
    /// One command at the element's hit point.
    func touch(_ command: (String) -> String) {
        perform { found throws(ElementSearchFailure) in
            try send(command(TouchPlan.point(found.hitPoint)))
        }
    }
}
