/// A key of a hardware keyboard: what it is called in scripts, what it types, its HID usage, and its name in key commands.
struct KeyStroke {
    let usage: UIKeyboardHIDUsage
    /// What it types with and without Shift; empty for keys that don't.
    let characters: String
    let shifted: String
    /// As `UIKeyCommand.input` calls it.
    let input: String

    private init(_ usage: UIKeyboardHIDUsage, _ characters: String = "", _ shifted: String? = nil, input: String? = nil) {
        self.usage = usage
        self.characters = characters
        self.shifted = shifted ?? characters
        self.input = input ?? characters
    }

    /// Names of keys that aren't a character, as scripts and windows spell them.
    static let named: [String: KeyStroke] = [
        "return": KeyStroke(.keyboardReturnOrEnter, "\n", input: "\r"), "enter": KeyStroke(.keyboardReturnOrEnter, "\n", input: "\r"),
        "tab": KeyStroke(.keyboardTab, "\t"), "space": KeyStroke(.keyboardSpacebar, " "),
        "delete": KeyStroke(.keyboardDeleteOrBackspace, input: UIKeyCommand.inputDelete), "backspace": KeyStroke(.keyboardDeleteOrBackspace, input: UIKeyCommand.inputDelete),
        "forward-delete": KeyStroke(.keyboardDeleteForward),
        "escape": KeyStroke(.keyboardEscape, input: UIKeyCommand.inputEscape),
        "up": KeyStroke(.keyboardUpArrow, input: UIKeyCommand.inputUpArrow), "down": KeyStroke(.keyboardDownArrow, input: UIKeyCommand.inputDownArrow),
        "left": KeyStroke(.keyboardLeftArrow, input: UIKeyCommand.inputLeftArrow), "right": KeyStroke(.keyboardRightArrow, input: UIKeyCommand.inputRightArrow),
        "home": KeyStroke(.keyboardHome, input: UIKeyCommand.inputHome), "end": KeyStroke(.keyboardEnd, input: UIKeyCommand.inputEnd),
        "page-up": KeyStroke(.keyboardPageUp, input: UIKeyCommand.inputPageUp), "page-down": KeyStroke(.keyboardPageDown, input: UIKeyCommand.inputPageDown),
    ].merging((1...12).map { ("f\($0)", KeyStroke(UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + $0 - 1)!, input: "UIKeyInputF\($0)")) }) { $1 }

    /// Keys of a US keyboard with two characters, in the order of their HID usages.
    private static let symbols: [(UIKeyboardHIDUsage, String, String)] = [
        (.keyboardHyphen, "-", "_"), (.keyboardEqualSign, "=", "+"), (.keyboardOpenBracket, "[", "{"), (.keyboardCloseBracket, "]", "}"), (.keyboardBackslash, "\\", "|"),
        (.keyboardSemicolon, ";", ":"), (.keyboardQuote, "'", "\""), (.keyboardGraveAccentAndTilde, "`", "~"), (.keyboardComma, ",", "<"), (.keyboardPeriod, ".", ">"), (.keyboardSlash, "/", "?"),
    ]
    private static let digits = Array("1234567890"), shiftedDigits = Array("!@#$%^&*()")

    /// The key of this name, or of this one character; nil for a name that no key has.
    static func find(_ name: String) -> (key: KeyStroke, isShifted: Bool)? {
        if let key = named[name.lowercased()], name.count > 1 { return (key, false) }
        guard name.count == 1, let character = name.first else { return nil }
        switch character {
        case "\n", "\r": return (named["return"]!, false)
        case "\t": return (named["tab"]!, false)
        case " ": return (named["space"]!, false)
        case "\u{8}", "\u{7f}": return (named["delete"]!, false)
        case "\u{1b}": return (named["escape"]!, false)
        default: break
        }
        if let ascii = character.lowercased().first?.asciiValue, (97...122).contains(ascii) {
            let usage = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + Int(ascii) - 97)!
            return (KeyStroke(usage, character.lowercased(), character.uppercased()), character.isUppercase)
        }
        if let index = digits.firstIndex(of: character) ?? shiftedDigits.firstIndex(of: character) {
            let usage = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + index)!
            return (KeyStroke(usage, String(digits[index]), String(shiftedDigits[index])), digits[index] != character)
        }
        if let (usage, plain, shifted) = symbols.first(where: { $0.1 == name || $0.2 == name }) { return (KeyStroke(usage, plain, shifted), plain != name) }
        // A character that no key of this keyboard has, as an input method would give it.
        return (KeyStroke(.keyboardErrorUndefined, name), false)
    }

    static var allNames: [String] { named.keys.sorted() }
}
