import CoreGraphics
import DeviceHost
import Foundation
import QuartzCore

/// Draws the screen: the windows that are shown, back to front, and the status bar over them.
@MainActor struct ScreenRenderer {
    /// Pixels a point.
    let scale: CGFloat

    func frame(at time: TimeInterval) -> Bitmap { frame(of: UIApplication.shared.windowList.onScreen, at: time) }

    /// What the screen would be with these windows alone, back to front.
    func frame(of windows: [UIWindow], at time: TimeInterval) -> Bitmap {
        let app = UIApplication.shared, screen = UIScreen.main
        let renderer = LayerRenderer(size: screen.bounds.size, scale: scale)
        let bitmap = renderer.render(time: time) { renderer in
            for window in windows where window.windowLevel.rawValue < UIWindow.Level.statusBar.rawValue { renderer.draw(window.layer) }
            drawStatusBar(app.statusBar, screen, over: windows.last, renderer.context)
            for window in windows where window.windowLevel.rawValue >= UIWindow.Level.statusBar.rawValue { renderer.draw(window.layer) }
        }
        return bitmap
    }

    private func drawStatusBar(_ bar: StatusBar, _ screen: UIScreen, over window: UIWindow?, _ context: CGContext) {
        guard !bar.isHidden, let window else { return }
        let traits = window.traitCollection
        let light = bar.style == .lightContent || (bar.style == .default && traits.userInterfaceStyle == .dark)
        StatusBarPainter(device: screen.profile, landscape: screen.isLandscape, isDark: light) { text, size, center, color, context in
            StatusBarText.draw(text, size, center, color, context)
        }.draw(in: context)
    }
}
