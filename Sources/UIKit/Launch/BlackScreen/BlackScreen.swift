import CoreGraphics
import Foundation
import LaunchRules
import QuartzCore

/// Why is my screen black? Which of the reasons of F11, A43, A50–A55 holds, for which object, made where.
@MainActor struct BlackScreen {
    let app: UIApplication

    /// One paragraph; nil where something can be seen, and where the app fills the screen with a colour of its own choice.
    static func diagnosis() -> String? {
        guard let app = UIApplication.current else { return nil }
        let screen = BlackScreen(app: app)
        guard let color = screen.color(of: app.windowList.onScreen) else { return nil }
        let reasons = app.windows.isEmpty && holds("A43") ? [screen.reasonWithoutWindow] : screen.reasonsOfWindows(showing: color)
        return reasons.isEmpty ? nil : "Nothing is to be seen on the screen. " + reasons.joined(separator: " ")
    }

    // MARK: Looking

    /// The one colour of the screen below the status bar, as stored; nil where there are more.
    static func soleColor(of frame: Bitmap, scale: CGFloat) -> UInt32? {
        let top = min(Int(UIScreen.main.profile.statusBarHeight * scale), frame.height - 1)
        let color = frame.row(top)[0]
        for y in top..<frame.height {
            let row = frame.row(y)
            for x in 0..<frame.width where row[x] != color { return nil }
        }
        return color
    }

    func color(of windows: [UIWindow]) -> UInt32? {
        Self.soleColor(of: ScreenRenderer(scale: 1).frame(of: windows, at: CACurrentMediaTime()), scale: 1)
    }

    // MARK: No window at all

    /// A43, A51, A52, A54, F14
    private var reasonWithoutWindow: String {
        if let lost = app.windowList.lost.last(where: \.wasShown) ?? app.windowList.lost.last {
            return "The window \(lost.description) is gone: nothing holds it. Assign it to the window property of \(owner), which stays (F14)."
        }
        return app.life.usesScenes ? reasonOfScene : reasonOfDelegate
    }

    private var owner: String {
        if app.life.usesScenes { return app.connectedScenes.first?.delegate.map { "the scene's delegate, \(type(of: $0))" } ?? "the scene's delegate" }
        return app.delegate.map { "the app's delegate, \(type(of: $0))" } ?? "the app's delegate"
    }

    private var reasonOfScene: String {
        guard let scene = app.connectedScenes.first else { return "No scene is connected." }
        let configuration = scene.session.configuration
        guard let delegate = scene.delegate else {
            let name = app.info.sceneManifest?.configurations[configuration.role.rawValue]?.first?.delegateClass
            let why = name.map { "UISceneDelegateClassName is '\($0)', and there is no such class" } ?? "Info.plist names none in UISceneDelegateClassName"
            return "The scene has no delegate, so that nobody gives it a window: \(why) (A52)."
        }
        if configuration.storyboard != nil, !_implements(delegate, "window") {
            return "The scene has a storyboard, but its delegate, \(type(of: delegate)), has no window property to put the window in (A47)."
        }
        return "The scene has no window: Info.plist names no storyboard for it, and its delegate, \(type(of: delegate)), makes none in scene(_:willConnectTo:options:) (A48)."
    }

    private var reasonOfDelegate: String {
        guard let delegate = app.delegate else {
            return "There is no app delegate, so that nobody makes a window: UIApplicationMain was given no class, and no main nib connects one (A5, A54)."
        }
        if let name = app.info.mainStoryboard {
            return "There is a main storyboard, '\(name)', but the app's delegate, \(type(of: delegate)), has no window property to put its window in (A51)."
        }
        return "There is no window: Info.plist names no main storyboard, and the app's delegate, \(type(of: delegate)), makes none in application(_:didFinishLaunchingWithOptions:) (A43)."
    }
}
