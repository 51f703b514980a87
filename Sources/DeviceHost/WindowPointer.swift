import DesktopWindow
import Foundation

/// Fingers of a window: the mouse is one, with Alt held two that lie opposite each other about the screen's middle.
@MainActor struct WindowPointer {
    /// Where the mouse's second finger is told from; other fingers are numbered from 1.
    private static let secondFinger = 100
    /// Points that a notch of the wheel moves.
    private static let notch: CGFloat = 60

    var screen = CGSize.zero
    private var isPair = false

    mutating func began(_ event: DesktopEvent, at point: CGPoint, _ input: any DeviceInput) {
        isPair = event.finger == 0 && event.has(DesktopAlternate)
        tell(.began, event, point, input)
    }

    func moved(_ event: DesktopEvent, at point: CGPoint, _ input: any DeviceInput) { tell(.moved, event, point, input) }
    func ended(_ event: DesktopEvent, at point: CGPoint, _ input: any DeviceInput) { tell(.ended, event, point, input) }

    private func tell(_ phase: FingerPhase, _ event: DesktopEvent, _ point: CGPoint, _ input: any DeviceInput) {
        // A finger can't leave the glass.
        let inside = CGPoint(x: min(max(point.x, 0), screen.width - 1), y: min(max(point.y, 0), screen.height - 1))
        input.touch(phase, at: inside, finger: Int(event.finger))
        guard isPair, event.finger == 0 else { return }
        input.touch(phase, at: CGPoint(x: screen.width - 1 - inside.x, y: screen.height - 1 - inside.y), finger: Self.secondFinger)
    }

    /// A notch towards the user shows what is below. With Shift held it goes sideways.
    func turned(_ event: DesktopEvent, at point: CGPoint, _ input: any DeviceInput) {
        var distance = CGPoint(x: -event.dx * Self.notch, y: event.dy * Self.notch)
        if event.has(DesktopShift), distance.x == 0 { distance = CGPoint(x: distance.y, y: 0) }
        input.scroll(by: distance, at: point)
    }
}
