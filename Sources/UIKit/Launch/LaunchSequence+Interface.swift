import Foundation
import LaunchRules

// The main interface: nib, storyboard, window; or the scene.

extension LaunchSequence {
    /// A18: the application owns the main nib; A5: which may connect the delegate.
    func loadMainNib() {
        guard let name = application.info.mainNib else { return }
        guard application.info.mainStoryboard == nil || !holds("A19") else {
            return Log.note("Info.plist names both a main nib, '\(name)', and a main storyboard; the storyboard is used.")
        }
        Trace.emit("loadMainNib", application, rule: "A18")
        let brought = application.delegate
        let owner = holds("A5") ? application : nil
        held += UINib(nibName: name, bundle: request.bundle).instantiate(withOwner: owner, options: nil).map { $0 as AnyObject }
        guard let delegate = application.delegate else {
            return Log.note("The main nib '\(name)' connects no delegate to its owner, the application, and UIApplicationMain named none.")
        }
        guard delegate !== brought else { return }
        held.append(delegate)
        Trace.emit("connectDelegate", delegate, rule: "A5")
    }

    /// A17, A49, A50
    func loadMainStoryboard() {
        let launchScreen = holds("A21") ? nil : application.info.launchStoryboard
        guard let name = application.info.mainStoryboard ?? launchScreen else { return }
        Trace.emit("loadMainStoryboard", application, rule: "A17")
        initialController = MainStoryboard(name: name, bundle: request.bundle).makeInitialController()
    }

    /// A35, A36, A51: the delegate's window, or one of UIKit's making.
    func installMainWindow() {
        guard application.info.mainStoryboard != nil else { return }
        guard let delegate = application.delegate else {
            return Log.note("There is no app delegate set. An app delegate class must be specified to use a main storyboard file.")  // A54
        }
        guard _implements(delegate, "window") else {
            return Log.note("The app delegate must implement the window property if it wants to use a main storyboard file.", rule: "A51")
        }
        let own = holds("A35") ? delegate.window : nil
        let window = own ?? UIWindow(frame: UIScreen.main.bounds)
        if own == nil { delegate.window = window }
        Trace.emit("installMainWindow", window, rule: "A35")
        if holds("A36") { window.rootViewController = initialController }
    }

    /// A38: in the storyboard's case UIKit shows the window, in the others the app does. C23: in the background, too, where nobody sees it.
    func showMainWindow() {
        guard !request.reason.isBackground || holds("C23") else { return }
        guard application.info.mainStoryboard != nil, let delegate = application.delegate, _implements(delegate, "window"), let window = delegate.window else { return }
        initialController = nil
        window.makeKeyAndVisible()
    }

    /// A55, A56
    func checkWindows() {
        for window in application.windows where (!window.isHidden || !holds("A56")) && window.rootViewController == nil && type(of: window) == UIWindow.self {
            NSException.fail(.internalInconsistencyException, "Application windows are expected to have a root view controller at the end of application launch")
        }
    }

    // MARK: Scenes

    /// A61, C14: before any scene connects.
    func discardSessions() { application.discard(request.discardedSessions) }

    /// C26: in the background, too.
    func connectScene() {
        guard !request.reason.isBackground || holds("C26") else { return }
        if holds("A24"), let stale = application.info.mainStoryboard { _ = MainStoryboard(name: stale, bundle: request.bundle) }
        SceneConnection(application, bundle: request.bundle, reason: request.reason).connect(request.rememberedSession)
    }

    /// A29
    func adviseBackgroundModes() {
        if let delegate = application.delegate { BackgroundModes.advise(delegate, modes: application.info.backgroundModes) }
    }

    /// A63: apps with scenes have nothing to change.
    func adviseScenes() {
        Log.note("CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version.")
    }
}
