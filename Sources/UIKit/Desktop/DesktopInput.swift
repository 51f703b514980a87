import CoreGraphics
import DeviceHost

/// A hand at the desktop's window: its mouse is a finger, its keys are a hardware keyboard and the device's buttons.
@MainActor final class DesktopInput: DeviceInput {
    private let session: RunSession
    private let window: WindowDisplay

    init(_ session: RunSession, _ window: WindowDisplay) { (self.session, self.window) = (session, window) }

    private var app: UIApplication { .shared }

    // MARK: Fingers

    func touch(_ phase: FingerPhase, at point: CGPoint, finger: Int) {
        if app.applicationState == .background {
            if phase == .ended { press(DeviceDriver.shared.device.isLocked ? .lock : .home) }
        } else {
            TouchInjection.send([TouchInjection.Sample(UITouch.Phase(phase), at: point, finger: finger)])
        }
    }

    func scroll(by distance: CGPoint, at point: CGPoint) {
        guard app.applicationState == .active, !app.isIgnoringInteractionEvents, let window = app.window(at: point) else { return }
        WheelScrolling.scroll(by: distance, from: window.hitTest(window.pointFromScreen(point), with: nil))
    }

    // MARK: The keyboard

    /// Character by character as keys, for which key commands and presses wait. What nobody takes is lost, as on the device.
    func type(_ text: String) {
        for character in text { try? KeyboardInput.press(key: String(character)) }
        placeText()
    }

    func press(key: String, modifiers: HeldKeys) {
        try? KeyboardInput.press(key: key, modifiers: UIKeyModifierFlags(modifiers))
        placeText()
    }

    /// Input methods show their choice beside what has the keyboard.
    private func placeText() {
        guard let view = FirstResponder.current as? UIView else { return }
        window.placeText(view.convert(view.bounds, to: nil))
    }

    // MARK: The device

    func press(_ button: DeviceButton) { session.commands.press(button) }

    func close() { session.close() }
}

extension UIKeyModifierFlags {
    init(_ held: HeldKeys) {
        let pairs: [(HeldKeys, UIKeyModifierFlags)] = [(.shift, .shift), (.command, .command), (.option, .alternate), (.control, .control)]
        self = pairs.reduce(into: []) { flags, pair in if held.contains(pair.0) { flags.insert(pair.1) } }
    }
}

extension UITouch.Phase {
    init(_ phase: FingerPhase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        }
    }
}
