import CoreGraphics
import Foundation
import LaunchRules

extension BlackScreen {
    /// For each window, the front one first, what keeps it from being seen. A window that is all right but empty is no reason
    /// beside one that isn't, and none when it fills the screen with a colour that somebody chose.
    func reasonsOfWindows(showing color: UInt32) -> [String] {
        let windows = Array(app.windows.reversed())
        let faults = windows.compactMap(fault)
        if !faults.isEmpty { return faults }
        return color.isBlackOrWhite ? windows.filter(\.isOnScreen).prefix(1).map(emptiness) : []
    }

    func name(_ window: UIWindow) -> String { app.windowList.record(of: window)?.description ?? "\(type(of: window))" }

    private func fault(_ window: UIWindow) -> String? {
        faultOfWindow(window).map { "The window \(name(window)) \($0)" } ?? faultOfContent(window)
    }

    /// F4, F11, F12, A50, A55, F2
    private func faultOfWindow(_ window: UIWindow) -> String? {
        if window.isHidden { return "is hidden: nothing called makeKeyAndVisible() or set isHidden to false (F4)." }
        if window.windowScene == nil { return "belongs to no scene: make it with UIWindow(windowScene:), or set its windowScene (F12)." }
        if window.bounds.isEmpty, holds("F11") { return "has no size: make it with the bounds of the screen or with UIWindow(windowScene:) (F11)." }
        if window.alpha < Self.visibleAlpha, holds("F11") { return "has alpha \(TreeDump.number(window.alpha))." }
        if !window.frame.intersects(window.screen.bounds), holds("F11") { return "lies outside the screen, which is \(TreeDump.frame(window.screen.bounds))." }
        if window.rootViewController == nil { return missingRoot(window) }
        return cover(of: window).map { "is covered by the window \(name($0)) \($0.windowLevel.rawValue > window.windowLevel.rawValue ? "of a higher level" : "that was shown later") (F2, F3)." }
    }

    /// A50: where the storyboard was to give the root.
    private func missingRoot(_ window: UIWindow) -> String {
        let ofScene = window.windowScene?.session.configuration.storyboard.map(\.name)
        guard let storyboard = app.life.usesScenes ? ofScene : app.info.mainStoryboard else { return "has no root view controller: set its rootViewController (A55)." }
        return "has no root view controller: the storyboard '\(storyboard)' has no entry point; mark one of its controllers as the initial view controller (A50)."
    }

    /// The window in front that hides what this one shows.
    private func cover(of window: UIWindow) -> UIWindow? {
        guard color(of: [window]) == nil else { return nil }
        let inFront = app.windowList.onScreen.drop { $0 !== window }.dropFirst()
        return inFront.first { color(of: [window, $0]) != nil } ?? inFront.last
    }
}

extension UInt32 {
    /// Of a stored pixel: what a screen is where nobody chose its colour.
    fileprivate var isBlackOrWhite: Bool { self & 0xFFFFFF == 0 || self & 0xFFFFFF == 0xFFFFFF }
}
