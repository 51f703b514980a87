import Foundation

extension XCUIElement {
    /// Types into what has the keyboard: the element, or something in it. Characters of `XCUIKeyboardKey` press their keys.
    public func typeText(_ text: String) {
        let action = ElementAction(element: self, verb: "synthesize event: type text into")
        action.perform(needsHit: false) { found throws(ElementSearchFailure) in
            try action.checkFocus(of: found)
            for command in Typing.commands(for: text) { try action.send(command) }
        }
    }

    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) { typeKey(key.rawValue, modifierFlags: flags) }

    /// A key of a hardware keyboard, to whatever responds to it.
    public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
        let action = ElementAction(element: self, verb: "type key into")
        action.perform(needsHit: false) { _ throws(ElementSearchFailure) in
            guard let character = key.first, key.count == 1 else { throw .unfit("a key is one character; \"\(key)\" isn't") }
            let name = character == " " ? "space" : XCUIKeyboardKey.name(of: character) ?? key
            try action.send("key \(Typing.held.union(flags).prefix)\(name)")
        }
    }

    /// Keys are held while `block` presses others.
    public static func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
        let before = Typing.held
        Typing.held = before.union(flags)
        block()
        Typing.held = before
    }
}

extension ElementAction {
    func checkFocus(of found: ElementSnapshot) throws(ElementSearchFailure) {
        guard found.elementType == .application || found.hasFocus || found.descendants.contains(where: \.hasFocus) else { throw .noFocus(found) }
    }
}

/// Text as the device's commands.
@MainActor enum Typing {
    static var held: XCUIElement.KeyModifierFlags = []

    static func commands(for text: String) -> [String] {
        var result: [String] = [], run = ""
        func flush() {
            if !run.isEmpty { result.append("type \(quoted(run))") }
            run = ""
        }
        for character in text {
            guard let key = XCUIKeyboardKey.name(of: character), key != "return" else {
                // The return key of the keyboard on the screen is part of what is typed.
                run.append(XCUIKeyboardKey.name(of: character) == nil ? character : "\n")
                continue
            }
            flush()
            result.append("key \(key)")
        }
        flush()
        return result
    }

    static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n") + "\""
    }
}
