import CoreGraphics
import Foundation

/// What the screen shows while the app is in the background: its name under the first letter of it. A touch brings the app back.
package struct HomeScreenPainter {
    /// Points.
    package let size: CGSize
    package let name: String
    /// Draws text about a point; the text engine is a layer above.
    package var drawText: (_ text: String, _ size: CGFloat, _ center: CGPoint, _ color: CGColor, _ context: CGContext) -> Void

    package init(size: CGSize, name: String, drawText: @escaping (String, CGFloat, CGPoint, CGColor, CGContext) -> Void) {
        (self.size, self.name, self.drawText) = (size, name, drawText)
    }

    package func draw(in context: CGContext) {
        let white = CGColor(gray: 1, alpha: 1)
        context.setFillColor(CGColor(red: 0.16, green: 0.2, blue: 0.3, alpha: 1))
        context.fill(CGRect(origin: .zero, size: size))
        let side: CGFloat = 60, icon = CGRect(x: size.width / 2 - side / 2, y: size.height / 2 - side, width: side, height: side)
        context.setFillColor(white)
        context.addPath(CGPath(roundedRect: icon, cornerWidth: 13.5, cornerHeight: 13.5, transform: nil))
        context.fillPath()
        drawText(String(name.prefix(1)), 34, CGPoint(x: icon.midX, y: icon.midY), CGColor(red: 0.16, green: 0.2, blue: 0.3, alpha: 1), context)
        drawText(name, 12, CGPoint(x: icon.midX, y: icon.maxY + 12), white, context)
    }
}
