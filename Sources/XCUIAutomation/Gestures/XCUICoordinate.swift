import CoreGraphics
import Foundation
import ObjCRuntime

/// A place on the screen, relative to an element.
@preconcurrency @MainActor open class XCUICoordinate: _MainActorObject {
    public let referencedElement: XCUIElement
    private let normalized: CGVector
    private let offset: CGVector

    init(_ element: XCUIElement, normalized: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)) {
        (referencedElement, self.normalized, self.offset) = (element, normalized, offset)
        super.init()
    }

    /// Points from the screen's top left corner.
    open var screenPoint: CGPoint { place(in: referencedElement.frame) }

    private func place(in frame: CGRect) -> CGPoint {
        CGPoint(x: frame.minX + frame.width * normalized.dx + offset.dx, y: frame.minY + frame.height * normalized.dy + offset.dy)
    }

    open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
        XCUICoordinate(referencedElement, normalized: normalized, offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
    }

    // MARK: Touches

    open func tap() { touch("tap") { "tap \($0)" } }
    open func doubleTap() { touch("double tap") { "double-tap \($0)" } }
    open func press(forDuration duration: TimeInterval) { touch("press") { "press \($0) \(TouchPlan.number(duration))" } }
    open func click() { tap() }
    open func doubleClick() { doubleTap() }
    open func rightClick() { press(forDuration: 1) }

    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
        press(forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default, thenHoldForDuration: 0)
    }

    open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval) {
        let action = ElementAction(element: referencedElement, verb: "press and drag")
        action.perform(needsHit: false) { found throws(ElementSearchFailure) in
            let goal = otherCoordinate.place(in: try ElementFinder(otherCoordinate.referencedElement.path).find().frame)
            try action.perform(.drag(from: place(in: found.frame), to: goal, hold: (duration, holdDuration), velocity: velocity.rawValue))
        }
    }

    private func touch(_ verb: String, _ command: (String) -> String) {
        let action = ElementAction(element: referencedElement, verb: verb)
        action.perform(needsHit: false) { found throws(ElementSearchFailure) in try action.send(command(TouchPlan.point(place(in: found.frame)))) }
    }

    // MARK: Swipes

    /// Points that a swipe goes.
    private static let stroke: CGFloat = 200

    open func swipeUp() { swipeUp(velocity: .default) }
    open func swipeDown() { swipeDown(velocity: .default) }
    open func swipeLeft() { swipeLeft(velocity: .default) }
    open func swipeRight() { swipeRight(velocity: .default) }
    open func swipeUp(velocity: XCUIGestureVelocity) { swipe(0, -1, velocity) }
    open func swipeDown(velocity: XCUIGestureVelocity) { swipe(0, 1, velocity) }
    open func swipeLeft(velocity: XCUIGestureVelocity) { swipe(-1, 0, velocity) }
    open func swipeRight(velocity: XCUIGestureVelocity) { swipe(1, 0, velocity) }

    private func swipe(_ x: CGFloat, _ y: CGFloat, _ velocity: XCUIGestureVelocity) {
        press(forDuration: 0, thenDragTo: withOffset(CGVector(dx: x * Self.stroke, dy: y * Self.stroke)), withVelocity: velocity, thenHoldForDuration: 0)
    }
}
