/// Whether a character shows as a picture: by the variation selector behind it, else by itself.
enum EmojiStyle {
    /// A picture; a picture where the font lacks the character; text.
    case emoji, either, text

    static let textSelector: UInt16 = 0xFE0E, emojiSelector: UInt16 = 0xFE0F

    init(_ scalar: UInt32, before next: UInt16) {
        guard let properties = Unicode.Scalar(scalar)?.properties, properties.isEmoji, next != Self.textSelector else { self = .text; return }
        self = next == Self.emojiSelector || properties.isEmojiPresentation ? .emoji : scalar < 0x7F ? .text : .either
    }
}
