import CoreGraphics
import Foundation
import TextEngine

/// System fonts that were made already: labels ask for the same few again and again.
enum SystemFonts {
    private struct Key: Hashable {
        var size: CGFloat
        var weight: CGFloat
        var isItalic: Bool
        var edition = SystemFontEdition.current
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var made: [Key: UIFont] = [:]

    static func font(_ size: CGFloat, _ weight: UIFont.Weight, isItalic: Bool = false) -> UIFont {
        let key = Key(size: FontNames.legal(size), weight: weight.rawValue, isItalic: isItalic)
        if let found = lock.withLock({ made[key] }) { return found }
        let font = UIFont(descriptor: .system(size: key.size, weight: weight, isItalic: isItalic), size: 0)
        lock.withLock { made[key] = font }
        return font
    }
}
