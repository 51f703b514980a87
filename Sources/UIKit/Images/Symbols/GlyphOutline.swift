import CoreGraphics
import Foundation
import TextEngine

/// A letter's outline, fitted into the grid of symbols.
enum GlyphOutline {
    static func path(_ text: String) -> CGPath? {
        let layout = TextLayout(TextSource(text, style: TextStyle(font: .system(size: 100, weight: 0.23))), .init(width: 1e7))
        guard let outline = layout.outline, !outline.isEmpty else { return nil }
        let box = outline.boundingBoxOfPath
        var fit = CGAffineTransform(translationX: 50 - box.midX, y: 50 - box.midY)
        return outline.copy(using: &fit)
    }
}
