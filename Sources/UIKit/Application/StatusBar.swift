import Foundation
import LaunchRules

/// What the status bar shows and where.
struct StatusBar: Equatable {
    var isHidden = false
    var style = UIStatusBarStyle.default
    var frame = CGRect.zero
}

extension UIApplication {
    /// F20, A25, A26: by the front window's controller, or by the application where `Info.plist` says so.
    var statusBar: StatusBar {
        var bar = holds("A25") ? StatusBar(isHidden: info.statusBarHidden, style: info.statusBarStyle) : StatusBar()
        if info.viewControllerBasedStatusBar || !holds("A26") {
            if life.hasFinishedLaunching, let root = windowList.onScreen.last(where: { $0.windowLevel.rawValue < UIWindow.Level.statusBar.rawValue })?.rootViewController {
                bar.isHidden = controller(below: root, asking: \.childForStatusBarHidden).prefersStatusBarHidden
                bar.style = controller(below: root, asking: \.childForStatusBarStyle).preferredStatusBarStyle
            }
        } else {
            if let hidden = settings.statusBarHidden { bar.isHidden = hidden }
            if let style = settings.statusBarStyle { bar.style = style }
        }
        let screen = UIScreen.main
        if screen.isLandscape, screen.profile.idiom == .phone, holds("F20") { bar.isHidden = true }
        bar.frame = bar.isHidden ? .zero : CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.profile.statusBarHeight)
        return bar
    }

    /// F21: a presented controller decides when it covers the screen or asks for it.
    private func controller(below root: UIViewController, asking child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = root
        while let presented = controller.presentedViewController, !presented.isBeingDismissed,
              presented.modalPresentationStyle == .fullScreen || (presented.modalPresentationCapturesStatusBarAppearance && holds("F21")) { controller = presented }
        while let next = controller[keyPath: child], holds("F20") { controller = next }
        return controller
    }

    func setNeedsStatusBarUpdate() { setNeedsFrame() }
}
