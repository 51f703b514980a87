/// What keys do to text, once nobody up the responder chain wanted them.
@MainActor enum KeyEditing {
    static func perform(_ stroke: KeyStroke, _ flags: UIKeyModifierFlags) -> Bool {
        if flags.contains(.command) || flags.contains(.control) { return edit(stroke, flags) }
        guard let input = KeyboardInput.textInput else { return false }
        switch stroke.usage {
        case .keyboardDeleteOrBackspace: input.pressDelete()
        case .keyboardDeleteForward: deleteForward(input)
        case .keyboardTab where !input.isMultiline: return moveToField(flags.contains(.shift) ? -1 : 1)
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd: move(input, stroke.usage, extending: flags.contains(.shift))
        default:
            let text = flags.contains(.shift) ? stroke.shifted : stroke.characters
            guard !text.isEmpty else { return false }
            input.type(text)
        }
        return true
    }

    /// The standard edit commands, to whoever up the chain performs them. // G19
    private static func edit(_ stroke: KeyStroke, _ flags: UIKeyModifierFlags) -> Bool {
        let names = ["a": "selectAll:", "c": "copy:", "x": "cut:", "v": "paste:"]
        guard flags.contains(.command), let name = names[stroke.characters], let start = FirstResponder.current,
              let target = start.target(forAction: Selector(name), withSender: nil) as? UIResponder else { return false }
        switch name {
        case "selectAll:": target.selectAll(nil)
        case "copy:": target.copy(nil)
        case "cut:": target.cut(nil)
        default: target.paste(nil)
        }
        return true
    }

    private static func deleteForward(_ input: any TypedInto) {
        let text = input.editedText as NSString, range = input.editedRange
        if range.length == 0 {
            guard range.location < text.length else { return }
            let next = text.rangeOfComposedCharacterSequence(at: range.location)
            input.editedRange = NSRange(location: next.location + next.length, length: 0)
        }
        input.pressDelete()
    }

    /// The next or previous field in the order of reading, round from the last to the first.
    private static func moveToField(_ step: Int) -> Bool {
        guard let view = FirstResponder.current as? UIView, let window = view.window else { return false }
        let fields = TextInputs.inReadingOrder(window)
        guard fields.count > 1, let index = fields.firstIndex(where: { $0 === view }) else { return false }
        return fields[(index + step + fields.count) % fields.count].becomeFirstResponder()
    }

    private static func move(_ input: any TypedInto, _ key: UIKeyboardHIDUsage, extending: Bool) {
        let text = input.editedText as NSString, range = input.editedRange, end = range.location + range.length
        let isBack = key == .keyboardLeftArrow || key == .keyboardUpArrow || key == .keyboardHome
        var place: Int
        switch key {
        case .keyboardLeftArrow where range.length > 0 && !extending: place = range.location
        case .keyboardRightArrow where range.length > 0 && !extending: place = end
        case .keyboardLeftArrow: place = range.location > 0 ? text.rangeOfComposedCharacterSequence(at: range.location - 1).location : 0
        case .keyboardRightArrow:
            let next = end < text.length ? text.rangeOfComposedCharacterSequence(at: end) : NSRange(location: end, length: 0)
            place = next.location + next.length
        default: place = line(text, from: isBack ? range.location : end, key, multiline: input.isMultiline)
        }
        place = min(max(place, 0), text.length)
        if extending { input.editedRange = isBack ? NSRange(location: place, length: end - place) : NSRange(location: range.location, length: place - range.location) } else { input.editedRange = NSRange(location: place, length: 0) }
    }

    /// Up and down by paragraphs' lines; to the ends of a field of one line.
    private static func line(_ text: NSString, from place: Int, _ key: UIKeyboardHIDUsage, multiline: Bool) -> Int {
        guard multiline else { return key == .keyboardUpArrow || key == .keyboardHome ? 0 : text.length }
        var start = 0, end = 0, contents = 0
        text.getLineStart(&start, end: &end, contentsEnd: &contents, for: NSRange(location: min(place, text.length), length: 0))
        let column = place - start
        switch key {
        case .keyboardHome: return start
        case .keyboardEnd: return contents
        case .keyboardUpArrow:
            guard start > 0 else { return 0 }
            var before = 0, stop = 0
            text.getLineStart(&before, end: nil, contentsEnd: &stop, for: NSRange(location: start - 1, length: 0))
            return min(before + column, stop)
        default:
            guard end > contents else { return text.length }
            var stop = 0
            text.getLineStart(nil, end: nil, contentsEnd: &stop, for: NSRange(location: end, length: 0))
            return min(end + column, stop)
        }
    }
}
