import CoreGraphics
import DeviceHost
import Foundation
import QuartzCore

/// Draws the screen: the windows that are shown, back to front, and the status bar over them.
@MainActor package struct ScreenRenderer {
    /// Pixels a point.
    let scale: CGFloat

    package init(scale: CGFloat) { self.scale = scale }

    /// What there is to see now: the windows, the home screen while the app is behind it, nothing while the screen is locked.
    func frame(at time: TimeInterval, on canvas: LayerRenderer? = nil) -> Bitmap {
        let app = UIApplication.shared
        guard FrameLoop.shared.hasShownFrame, app.applicationState == .background else { return frame(of: app.windowList.onScreen, at: time, on: canvas) }
        return (canvas ?? makeCanvas()).render(time: time) { if !DeviceDriver.shared.device.isLocked { drawHomeScreen($0.context) } }
    }

    /// What the screen would be with these windows alone, back to front.
    package func frame(of windows: [UIWindow], at time: TimeInterval, on canvas: LayerRenderer? = nil) -> Bitmap {
        let app = UIApplication.shared, screen = UIScreen.main
        return (canvas ?? makeCanvas()).render(time: time) { renderer in
            for window in windows where window.windowLevel.rawValue < UIWindow.Level.statusBar.rawValue { renderer.draw(window.layer) }
            drawStatusBar(app.statusBar, screen, over: windows.last, renderer.context)
            for window in windows where window.windowLevel.rawValue >= UIWindow.Level.statusBar.rawValue { renderer.draw(window.layer) }
        }
    }

    private func makeCanvas() -> LayerRenderer { LayerRenderer(size: UIScreen.main.bounds.size, scale: scale) }

    private func drawHomeScreen(_ context: CGContext) {
        HomeScreenPainter(size: UIScreen.main.bounds.size, name: UIApplication.shared.bundle.displayName) { text, size, center, color, context in
            StatusBarText.draw(text, size, center, color, context)
        }.draw(in: context)
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
