import CoreGraphics
import DeviceHost
import Foundation
import QuartzCore

/// Draws the screen: the windows that are shown, back to front, and the status bar over them.
@MainActor package struct ScreenRenderer {
    /// Pixels a point.
    let scale: CGFloat

    package init(scale: CGFloat) { self.scale = scale }

    /// What there is to see now: the windows, the home screen while the app is behind it, nothing while the screen is locked. Back to front.
    func parts() -> [FramePart] {
        let app = UIApplication.shared
        guard FrameLoop.shared.hasShownFrame, app.applicationState == .background else { return parts(of: app.windowList.onScreen) }
        return DeviceDriver.shared.device.isLocked ? [] : [homeScreen]
    }

    private func parts(of windows: [UIWindow]) -> [FramePart] {
        let below = windows.filter { $0.windowLevel.rawValue < UIWindow.Level.statusBar.rawValue }
        let above = windows.filter { $0.windowLevel.rawValue >= UIWindow.Level.statusBar.rawValue }
        return below.map { .layer($0.layer) } + statusBar(over: windows.last) + above.map { .layer($0.layer) }
    }

    /// A picture of the screen as it is.
    func frame(at time: TimeInterval) -> Bitmap { picture(of: parts(), at: time) }

    /// What the screen would be with these windows alone, back to front.
    package func frame(of windows: [UIWindow], at time: TimeInterval) -> Bitmap { picture(of: parts(of: windows), at: time) }

    private func picture(of parts: [FramePart], at time: TimeInterval) -> Bitmap {
        let bitmap = Bitmap(UIScreen.main.bounds.size, scale: scale)
        Compositor().draw(parts, at: time, scale: scale, on: bitmap)
        return bitmap
    }

    private var homeScreen: FramePart {
        let name = UIApplication.shared.bundle.displayName, size = UIScreen.main.bounds.size
        let painter = HomeScreenPainter(size: size, name: name) { text, size, center, color, context in StatusBarText.draw(text, size, center, color, context) }
        return .drawing(key: "home screen of \(name)", box: CGRect(origin: .zero, size: size)) { painter.draw(in: $0) }
    }

    private func statusBar(over window: UIWindow?) -> [FramePart] {
        let bar = UIApplication.shared.statusBar, screen = UIScreen.main
        guard !bar.isHidden, let window else { return [] }
        let isLight = bar.style == .lightContent || (bar.style == .default && window.traitCollection.userInterfaceStyle == .dark)
        let painter = StatusBarPainter(device: screen.profile, landscape: screen.isLandscape, isDark: isLight) { text, size, center, color, context in
            StatusBarText.draw(text, size, center, color, context)
        }
        let box = CGRect(x: 0, y: 0, width: screen.bounds.width, height: max(screen.profile.statusBarHeight, 20))
        return [.drawing(key: "status bar, \(isLight ? "light" : "dark")", box: box) { painter.draw(in: $0) }]
    }
}
