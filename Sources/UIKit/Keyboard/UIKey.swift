/// What a press of a hardware keyboard's key means.
@preconcurrency @MainActor open class UIKey: ObjCObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    private var stroke: (characters: String, plain: String, usage: UIKeyboardHIDUsage, flags: UIKeyModifierFlags) = ("", "", .keyboardErrorUndefined, [])

    public override init() { super.init() }

    init(_ stroke: KeyStroke, _ flags: UIKeyModifierFlags) {
        super.init()
        let isNamed = stroke.characters.isEmpty
        let typed = isNamed ? stroke.input : flags.contains(.shift) ? stroke.shifted : stroke.characters
        self.stroke = (typed, isNamed ? stroke.input : stroke.characters, stroke.usage, flags)
    }

    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// With its modifiers; for keys without a character, their name as a key command's input.
    open var characters: String { stroke.characters }
    open var charactersIgnoringModifiers: String { stroke.plain }
    open var keyCode: UIKeyboardHIDUsage { stroke.usage }
    open var modifierFlags: UIKeyModifierFlags { stroke.flags }
}
