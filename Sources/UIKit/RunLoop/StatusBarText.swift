import CoreGraphics
import Foundation

/// The clock of the status bar, in the system font.
@MainActor enum StatusBarText {
    /// `center` and `size` in points.
    static func draw(_ text: String, _ size: CGFloat, _ center: CGPoint, _ color: CGColor, _ context: CGContext) {
        let string = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: UIColor(cgColor: color)])
        let extent = string.size()
        UIGraphicsPushContext(context)
        string.draw(at: CGPoint(x: center.x - extent.width / 2, y: center.y - extent.height / 2))
        UIGraphicsPopContext()
    }
}
