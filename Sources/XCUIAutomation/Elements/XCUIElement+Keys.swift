extension XCUIElement {
    /// Keys that are held while another is pressed.
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        public static let command = KeyModifierFlags(rawValue: 1 << 4)
        public static let alternate = option

        /// As the device's commands write them: `command+shift+`.
        var prefix: String {
            let names: [(KeyModifierFlags, String)] = [(.command, "command"), (.control, "control"), (.option, "option"), (.shift, "shift")]
            return names.filter { contains($0.0) }.map { "\($0.1)+" }.joined()
        }
    }
}

/// A key that stands for no character that one could write. Its raw value may be part of what `typeText(_:)` types.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let delete = XCUIKeyboardKey("\u{8}")
    public static let tab = XCUIKeyboardKey("\t")
    public static let enter = XCUIKeyboardKey("\u{3}")
    public static let `return` = XCUIKeyboardKey("\r")
    public static let escape = XCUIKeyboardKey("\u{1B}")
    public static let space = XCUIKeyboardKey(" ")
    public static let upArrow = XCUIKeyboardKey("\u{F700}")
    public static let downArrow = XCUIKeyboardKey("\u{F701}")
    public static let leftArrow = XCUIKeyboardKey("\u{F702}")
    public static let rightArrow = XCUIKeyboardKey("\u{F703}")
    public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
    public static let home = XCUIKeyboardKey("\u{F729}")
    public static let end = XCUIKeyboardKey("\u{F72B}")
    public static let pageUp = XCUIKeyboardKey("\u{F72C}")
    public static let pageDown = XCUIKeyboardKey("\u{F72D}")
    public static let clear = XCUIKeyboardKey("\u{F739}")
    public static let help = XCUIKeyboardKey("\u{F746}")
    public static let F1 = XCUIKeyboardKey("\u{F704}")
    public static let F2 = XCUIKeyboardKey("\u{F705}")
    public static let F3 = XCUIKeyboardKey("\u{F706}")
    public static let F4 = XCUIKeyboardKey("\u{F707}")
    public static let F5 = XCUIKeyboardKey("\u{F708}")
    public static let F6 = XCUIKeyboardKey("\u{F709}")
    public static let F7 = XCUIKeyboardKey("\u{F70A}")
    public static let F8 = XCUIKeyboardKey("\u{F70B}")
    public static let F9 = XCUIKeyboardKey("\u{F70C}")
    public static let F10 = XCUIKeyboardKey("\u{F70D}")
    public static let F11 = XCUIKeyboardKey("\u{F70E}")
    public static let F12 = XCUIKeyboardKey("\u{F70F}")

    /// The device's name of the key; nil for one that it doesn't have.
    static func name(of character: Character) -> String? {
        switch character {
        case "\u{8}", "\u{7F}": "delete"
        case "\t": "tab"
        case "\u{3}", "\r", "\n", "\r\n": "return"
        case "\u{1B}": "escape"
        case "\u{F700}": "up"
        case "\u{F701}": "down"
        case "\u{F702}": "left"
        case "\u{F703}": "right"
        case "\u{F728}": "forward-delete"
        case "\u{F729}": "home"
        case "\u{F72B}": "end"
        case "\u{F72C}": "page-up"
        case "\u{F72D}": "page-down"
        default: nil
        }
    }
}
