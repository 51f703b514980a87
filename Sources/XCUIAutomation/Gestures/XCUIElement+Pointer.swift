import Foundation
import ObjCRuntime

/// A pointer's clicks are touches here: no pointing device is attached.
extension XCUIElement {
    public func click() { tap() }
    public func doubleClick() { doubleTap() }
    public func rightClick() { press(forDuration: 1) }
    public func hover() { notImplemented("XCUIElement.hover()") }
    public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) { press(forDuration: duration, thenDragTo: otherElement) }

    /// Points; positive ones show what is above and left.
    public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
        let action = ElementAction(element: self, verb: "scroll")
        action.perform { found throws(ElementSearchFailure) in
            let start = found.hitPoint
            try action.perform(.drag(from: start, to: CGPoint(x: start.x + deltaX, y: start.y + deltaY), hold: (0, 0.2), velocity: 600))
        }
    }
}
