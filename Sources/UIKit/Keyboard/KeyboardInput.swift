/// What a keyboard does, to the first responder.
@MainActor package enum KeyboardInput {
    /// Why nothing was typed.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    // MARK: Text

    /// Types text character by character as the keyboard on the screen does: the delegate is asked, the text inserted, its
    /// change told. `\n` is the return key.
    /// - Throws: ``Failure`` where the first responder takes no text.
    package static func type(_ text: String) throws {
        for character in text {
            guard let input = textInput else { throw Failure(description: cannotType(text)) }
            input.type(String(character))
        }
    }

    /// The first responder, if text can be typed into it.
    static var textInput: (any TypedInto)? {
        guard let responder = FirstResponder.current else { return nil }
        if let input = responder as? any TypedInto { return input.takesText ? input : nil }
        return (responder as? any UIResponder & UIKeyInput).map(CustomKeyInput.init)
    }

    private static func cannotType(_ text: String) -> String {
        let who = FirstResponder.current.map { "the first responder is a \(_typeName(Swift.type(of: $0), qualified: false)), which takes no text" } ?? "there is no first responder"
        let fields = UIApplication.shared.windowList.onScreen.flatMap { TextInputs.inside($0) }.map(TextInputs.name)
        return "can't type \"\(text)\": \(who). Tap one that takes text first: " + (fields.isEmpty ? "none is on the screen" : fields.joined(separator: ", "))
    }

    // MARK: Keys

    /// Presses and releases a key of a hardware keyboard: a key command if one waits for it, else `pressesBegan` up the chain
    /// from the first responder, at whose end it types.
    /// - Parameter key: a character, or `return`, `delete`, `tab`, `escape`, `up`, `f1`…
    /// - Throws: ``Failure`` where there is no such key, or nobody takes it.
    package static func press(key name: String, modifiers: UIKeyModifierFlags = []) throws {
        guard let (stroke, isShifted) = KeyStroke.find(name) else {
            throw Failure(description: "there is no key \"\(name)\": one character, or \(KeyStroke.allNames.joined(separator: ", "))")
        }
        let flags = isShifted && !modifiers.contains(.command) ? modifiers.union(.shift) : modifiers
        if KeyCommands.perform(stroke, flags) { return }
        guard press(stroke, flags) else {
            throw Failure(description: "nobody takes the key \"\(name)\": " + (FirstResponder.current == nil ? "there is no first responder" : "the first responder takes no text") + ", and no key command has it")
        }
    }

    /// Whether somebody took it.
    private static func press(_ stroke: KeyStroke, _ flags: UIKeyModifierFlags) -> Bool {
        let press = UIPress(), event = UIPressesEvent(), now = ProcessInfo.processInfo.systemUptime
        press.current.key = UIKey(stroke, flags)
        press.current.type = UIPress.PressType(stroke.usage)
        press.current.timestamp = now
        press.current.window = UIApplication.shared.keyWindow
        event.presses = [press]
        event.stamp = now
        press.current.phase = .began
        UIApplication.shared.sendEvent(event)
        press.current.phase = .ended
        UIApplication.shared.sendEvent(event)
        return !event.isUnhandled || KeyEditing.perform(stroke, flags)
    }
}

extension UIKeyModifierFlags {
    /// From names: `shift`, `command` or `cmd`, `control` or `ctrl`, `option` or `alt`. Others are left out.
    package init(names: [String]) {
        let known: [String: UIKeyModifierFlags] = ["shift": .shift, "command": .command, "cmd": .command, "control": .control, "ctrl": .control, "option": .alternate, "alt": .alternate, "alternate": .alternate]
        self = names.reduce(into: []) { flags, name in if let flag = known[name.lowercased()] { flags.insert(flag) } }
    }
}

extension UIPress.PressType {
    /// The remote control's buttons that keys stand for; the public type has no others.
    init(_ usage: UIKeyboardHIDUsage) {
        switch usage {
        case .keyboardUpArrow: self = .upArrow
        case .keyboardDownArrow: self = .downArrow
        case .keyboardLeftArrow: self = .leftArrow
        case .keyboardRightArrow: self = .rightArrow
        case .keyboardEscape: self = .menu
        default: self = .select
        }
    }
}
