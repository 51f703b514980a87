import CoreGraphics
import Foundation

/// Draws the status bar over a frame: the clock, signal and battery that pictures of the device show.
package struct StatusBarPainter {
    package let device: DeviceProfile
    package let landscape: Bool
    package let isDark: Bool
    /// Draws text with its left edge or centre at a point; the text engine is a layer above.
    package var drawText: (_ text: String, _ size: CGFloat, _ center: CGPoint, _ color: CGColor, _ context: CGContext) -> Void

    package init(device: DeviceProfile, landscape: Bool, isDark: Bool, drawText: @escaping (String, CGFloat, CGPoint, CGColor, CGContext) -> Void) {
        (self.device, self.landscape, self.isDark, self.drawText) = (device, landscape, isDark, drawText)
    }

    private var color: CGColor { isDark ? CGColor(gray: 1, alpha: 1) : CGColor(gray: 0, alpha: 1) }

    package func draw(in context: CGContext) {
        let width = device.size(landscape: landscape).width
        let tall = device.statusBarHeight >= 44
        let middle = tall ? device.statusBarHeight * 0.6 : device.statusBarHeight / 2
        let side: CGFloat = tall ? 33 : 6
        if tall {
            drawText("9:41", 17, CGPoint(x: side + 28, y: middle), color, context)
        } else {
            drawText("9:41 AM", 12, CGPoint(x: device.idiom == .pad ? side + 24 : width / 2, y: middle), color, context)
        }
        let height: CGFloat = tall ? 12 : 10
        drawBattery(in: context, CGRect(x: width - side - height * 2.1, y: middle - height / 2, width: height * 2.1, height: height))
        drawSignal(in: context, CGRect(x: width - side - height * 2.1 - height * 2, y: middle - height / 2, width: height * 1.5, height: height))
    }

    private func drawBattery(in context: CGContext, _ rect: CGRect) {
        let body = CGRect(x: rect.minX, y: rect.minY, width: rect.width - 3, height: rect.height)
        context.saveGState()
        context.setStrokeColor(color)
        context.setFillColor(color)
        context.setLineWidth(1)
        context.setAlpha(0.4)
        context.addPath(CGPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerWidth: 3, cornerHeight: 3, transform: nil))
        context.strokePath()
        context.fill(CGRect(x: body.maxX + 1, y: rect.midY - 2, width: 1.5, height: 4))
        context.setAlpha(1)
        context.addPath(CGPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerWidth: 1.5, cornerHeight: 1.5, transform: nil))
        context.fillPath()
        context.restoreGState()
    }

    private func drawSignal(in context: CGContext, _ rect: CGRect) {
        context.saveGState()
        context.setFillColor(color)
        let step = rect.width / 4
        for bar in 0..<4 {
            let height = rect.height * (0.4 + 0.2 * CGFloat(bar))
            context.fill(CGRect(x: rect.minX + CGFloat(bar) * step, y: rect.maxY - height, width: step * 0.7, height: height))
        }
        context.restoreGState()
    }
}
