import Foundation

/// Why is my screen black? Which of the reasons of F11, A43, A50–A55 holds, for which object.
@MainActor enum BlackScreen {
    /// One paragraph; nil where something can be seen.
    static func diagnosis() -> String? {
        guard let app = UIApplication.current, app.windowList.onScreen.allSatisfy({ !showsSomething($0) }) else { return nil }
        return "Nothing is to be seen on the screen. " + reason(app)
    }

    private static func showsSomething(_ window: UIWindow) -> Bool {
        !window.bounds.isEmpty && (window.backgroundColor != nil || !window.subviews.isEmpty)
    }

    private static func reason(_ app: UIApplication) -> String {
        guard !app.windows.isEmpty else { return noWindow(app) }
        return app.windows.map { reason($0, app) }.joined(separator: " ")
    }

    /// A43, F11, F14
    private static func noWindow(_ app: UIApplication) -> String {
        if app.life.usesScenes {
            guard let scene = app.connectedScenes.first else { return "No scene is connected." }
            guard let delegate = scene.delegate else { return "The scene has no delegate, so nobody made a window for it: look at UISceneDelegateClassName in Info.plist (A52)." }
            return "The scene delegate, \(type(of: delegate)), keeps no window: one that it made in scene(_:willConnectTo:options:) goes when nothing holds it; assign it to the delegate's window property (F14)."
        }
        if app.info.mainStoryboard != nil { return "There is a main storyboard, but the app delegate has no window property to put its window in (A51)." }
        let who = app.delegate.map { "\(type(of: $0))" } ?? "the app delegate"
        return "There is no window: Info.plist names no main storyboard, and \(who) made none in application(_:didFinishLaunchingWithOptions:), or made one that nothing holds; assign it to the delegate's window property (A43, F14)."
    }

    /// F4, F11, F12, A50, A55
    private static func reason(_ window: UIWindow, _ app: UIApplication) -> String {
        let name = "\(type(of: window)) \(TreeDump.frame(window.frame))"
        if window.isHidden { return "The window \(name) is hidden: call makeKeyAndVisible() (F4)." }
        if window.windowScene == nil { return "The window \(name) belongs to no scene: make it with UIWindow(windowScene:) (F12)." }
        if window.bounds.isEmpty { return "The window \(name) has no size (F11)." }
        if window.rootViewController == nil {
            if app.info.mainStoryboard != nil || app.info.sceneManifest != nil { return "The window \(name) has no root view controller: the storyboard has no entry point, or nothing set rootViewController (A50)." }
            return "The window \(name) has no root view controller (A55)."
        }
        return "The window \(name) is shown, but its root view controller \(type(of: window.rootViewController!)) shows nothing in it."
    }
}
