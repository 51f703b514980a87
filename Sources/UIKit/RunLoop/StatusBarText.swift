import CoreGraphics
import Foundation

/// The clock of the status bar, in the system font.
@MainActor enum StatusBarText {
    static func draw(_ text: String, _ size: CGFloat, _ center: CGPoint, _ color: CGColor, _ context: CGContext) {}
}
