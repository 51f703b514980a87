import DesktopWindow

/// A window's keys: those of the device, those that give no text, and shortcuts. What gives text comes as text, after the
/// keyboard's layout, dead keys and input methods have had their say.
@MainActor enum WindowKeyboard {
    static func pressed(_ event: DesktopEvent, _ input: any DeviceInput) {
        let name = event.string
        if event.has(DesktopControl), event.has(DesktopShift), let button = DeviceButton(rawValue: name) {
            if !event.is_repeat { input.press(button) }
        } else if let key = names[name] {
            input.press(key: key, modifiers: held(event))
        } else if name.count == 1, event.has(DesktopControl) || event.has(DesktopSuper) {
            input.press(key: name.lowercased(), modifiers: held(event))
        }
    }

    /// Ctrl is what Command is on a Mac; the Windows key is the Control that is left.
    private static func held(_ event: DesktopEvent) -> HeldKeys {
        let pairs: [(DesktopModifiers, HeldKeys)] = [(DesktopShift, .shift), (DesktopControl, .command), (DesktopAlternate, .option), (DesktopSuper, .control)]
        return pairs.reduce(into: []) { held, pair in if event.has(pair.0) { held.insert(pair.1) } }
    }

    /// The window's names of keys that give no text, and ours.
    private static let names: [String: String] = [
        "Return": "return", "Keypad Enter": "enter", "Backspace": "delete", "Delete": "forward-delete", "Tab": "tab", "Escape": "escape",
        "Up": "up", "Down": "down", "Left": "left", "Right": "right", "Home": "home", "End": "end", "PageUp": "page-up", "PageDown": "page-down",
    ].merging((1...12).map { ("F\($0)", "f\($0)") }) { $1 }
}
