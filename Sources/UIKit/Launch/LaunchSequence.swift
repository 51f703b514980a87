import DeviceHost
import Foundation

/// How an app comes up: from `UIApplicationMain` to the first frame, step by step.
///
/// `start()` makes the application and its delegate and leaves the launch to the run loop as its first work item (A9);
/// `loop()` runs that loop. Tests launch apps in their own process by `prepare()` and `launch()`.
@MainActor final class LaunchSequence {
    /// What the process was started with.
    struct Request {
        var principalClassName: String?
        var delegateClassName: String?
        var bundle = Bundle.main
        /// nil: as `Info.plist` of the bundle says.
        var info: InfoPlist?
        var device = RunOptions.current.device
        var url: URL?
    }

    let request: Request
    /// Switched off by tests that show what a step is there for.
    var omitted: Set<Step.Name> = []
    private(set) var application: UIApplication!
    /// A8: the application doesn't hold its delegate; the launch does, and the main nib's objects.
    private var held: [AnyObject] = []
    /// What `loadMainStoryboard` found, until the window takes it.
    private var initialController: UIViewController?
    /// Whether the launch callbacks let a URL through (C29).
    private var launchedWithSuccess = true

    init(_ request: Request) { self.request = request }

    convenience init(principalClassName: String?, delegateClassName: String?) {
        self.init(Request(principalClassName: principalClassName, delegateClassName: delegateClassName))
    }

    /// A launch step: what it is called in the trace, and the rules it follows.
    struct Step {
        enum Name: String {
            case createApplication, createDelegate, loadMainNib, loadMainStoryboard, installMainWindow, willFinishLaunching, didFinishLaunching
            case postDidFinishLaunching, showMainWindow, checkWindows, openLaunchURL, connectScene, becomeActive, adviseScenes, adviseBackgroundModes
        }

        let name: Name
        let rule: String
        let run: @MainActor () -> Void
    }

    // MARK: The recipe

    /// What happens before the run loop.
    private var beforeLoop: [Step] {
        [
            Step(name: .createApplication, rule: "A3", run: createApplication),
            Step(name: .createDelegate, rule: "A3", run: createDelegate),
        ]
    }

    /// A33: the life of an app without scenes. The first frame follows at the end of the turn (H8).
    private var withoutScenes: [Step] {
        [
            Step(name: .adviseScenes, rule: "A63", run: adviseScenes),
            Step(name: .loadMainNib, rule: "A18", run: loadMainNib),
            Step(name: .loadMainStoryboard, rule: "A17", run: loadMainStoryboard),
            Step(name: .installMainWindow, rule: "A35", run: installMainWindow),
            Step(name: .willFinishLaunching, rule: "A41", run: willFinishLaunching),
            Step(name: .didFinishLaunching, rule: "A41", run: didFinishLaunching),
            Step(name: .postDidFinishLaunching, rule: "B1", run: postDidFinishLaunching),
            Step(name: .adviseBackgroundModes, rule: "A29", run: adviseBackgroundModes),
            Step(name: .showMainWindow, rule: "A38", run: showMainWindow),
            Step(name: .checkWindows, rule: "A55", run: checkWindows),
            Step(name: .openLaunchURL, rule: "C27", run: openLaunchURL),
            Step(name: .becomeActive, rule: "C5", run: becomeActive),
        ]
    }

    /// A45: the life of an app with scenes.
    private var withScenes: [Step] {
        [
            Step(name: .loadMainNib, rule: "A18", run: loadMainNib),
            Step(name: .willFinishLaunching, rule: "A45", run: willFinishLaunching),
            Step(name: .didFinishLaunching, rule: "A45", run: didFinishLaunching),
            Step(name: .postDidFinishLaunching, rule: "B1", run: postDidFinishLaunching),
            Step(name: .adviseBackgroundModes, rule: "A29", run: adviseBackgroundModes),
            Step(name: .connectScene, rule: "A45", run: connectScene),
            Step(name: .checkWindows, rule: "A55", run: checkWindows),
            Step(name: .becomeActive, rule: "C12", run: becomeActive),
        ]
    }

    // MARK: Running it

    func start() {
        RunSession.open()
        prepare()
        FrameLoop.shared.attach()
        RunLoop.main.perform { MainActor.assumeIsolated { self.launch() } }
    }

    /// Application and delegate exist before the run loop runs (A10).
    func prepare() { perform(beforeLoop) }

    /// The work item that the run loop starts with.
    func launch() { perform(application.life.usesScenes ? withScenes : withoutScenes) }

    /// The launch that this process runs: it holds the delegate, which the application doesn't (A8).
    private static var running: LaunchSequence?

    func loop() -> Never {
        Self.running = self
        while true { RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    private func perform(_ steps: [Step]) {
        for step in steps where !omitted.contains(step.name) { step.run() }
    }

    // MARK: - Application and delegate

    /// A2, A3: before the delegate; `UIApplication` itself where no class is named.
    private func createApplication() {
        application = makeApplication()
        application.info = request.info ?? InfoPlist(bundle: request.bundle, device: request.device)
        application.life.usesScenes = application.info.sceneManifest != nil  // A22
        InterfaceRotation(application, to: OrientationChoice(application).atLaunch).apply()  // A27, D58
        Trace.emit("createApplication", application, rule: "A3")
    }

    private func makeApplication() -> UIApplication {
        guard let name = request.principalClassName, name != "UIApplication" else { return UIApplication() }
        guard let made = ClassLookup.make(name) else {
            NSException.fail(.internalInconsistencyException, "Unable to instantiate the UIApplication subclass instance. No class named \(name) is loaded.")
        }
        guard let application = made as? UIApplication else {
            NSException.fail(.internalInconsistencyException, "Unable to instantiate the UIApplication subclass instance. \(name) is not a UIApplication subclass.")
        }
        return application
    }

    /// A3, A5, A6, A7
    private func createDelegate() {
        guard let name = request.delegateClassName else { return }
        let delegate: AnyObject
        if name == request.principalClassName {
            delegate = application
        } else if let made = ClassLookup.make(name) {
            delegate = made
        } else {
            NSException.fail(.internalInconsistencyException, "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.")
        }
        guard let typed = delegate as? any UIApplicationDelegate else {
            NSException.fail(.internalInconsistencyException, "Unable to instantiate the UIApplication delegate instance. Class \(name) does not conform to UIApplicationDelegate.")
        }
        held.append(delegate)
        application.delegate = typed
        Trace.emit("createDelegate", delegate, rule: "A3")
    }

    // MARK: - Main interface

    /// A18: the application owns the main nib; A5: which may connect the delegate.
    private func loadMainNib() {
        guard let name = application.info.mainNib else { return }
        guard application.info.mainStoryboard == nil else {
            return Log.note("Info.plist names both a main nib, '\(name)', and a main storyboard; the storyboard is used.")
        }
        Trace.emit("loadMainNib", application, rule: "A18")
        let brought = application.delegate
        held += UINib(nibName: name, bundle: request.bundle).instantiate(withOwner: application, options: nil).map { $0 as AnyObject }
        guard let delegate = application.delegate else {
            return Log.note("The main nib '\(name)' connects no delegate to its owner, the application, and UIApplicationMain named none.")
        }
        guard delegate !== brought else { return }
        held.append(delegate)
        Trace.emit("connectDelegate", delegate, rule: "A5")
    }

    /// A17, A49, A50
    private func loadMainStoryboard() {
        guard let name = application.info.mainStoryboard else { return }
        Trace.emit("loadMainStoryboard", application, rule: "A17")
        initialController = MainStoryboard(name: name, bundle: request.bundle).makeInitialController()
    }

    /// A35, A36, A51: the delegate's window, or one of UIKit's making.
    private func installMainWindow() {
        guard application.info.mainStoryboard != nil else { return }
        guard let delegate = application.delegate else {
            return Log.note("There is no app delegate set. An app delegate class must be specified to use a main storyboard file.")  // A54
        }
        guard _implements(delegate, "window") else {
            return Log.note("The app delegate must implement the window property if it wants to use a main storyboard file.")
        }
        let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
        if delegate.window == nil { delegate.window = window }
        Trace.emit("installMainWindow", window, rule: "A35")
        window.rootViewController = initialController
    }

    /// A38: in the storyboard's case UIKit shows the window, in the others the app does.
    private func showMainWindow() {
        guard application.info.mainStoryboard != nil, let delegate = application.delegate, _implements(delegate, "window"), let window = delegate.window else { return }
        initialController = nil
        window.makeKeyAndVisible()
    }

    // MARK: - Launch callbacks

    private var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
        guard let url = request.url, !application.life.usesScenes else { return nil }  // A42
        return [.url: url]
    }

    private func willFinishLaunching() {
        askForOrientations()
        guard let delegate = application.delegate, _implements(delegate, "application(_:willFinishLaunchingWithOptions:)") else { return }
        Trace.emit("application(_:willFinishLaunchingWithOptions:)", delegate, rule: "A41")
        if !delegate.application(application, willFinishLaunchingWithOptions: launchOptions) { launchedWithSuccess = false }
    }

    /// A41: the form without options only where the other is absent.
    private func didFinishLaunching() {
        defer { application.life.hasFinishedLaunching = true }  // A37
        guard let delegate = application.delegate else { return }
        if _implements(delegate, "application(_:didFinishLaunchingWithOptions:)") {
            Trace.emit("application(_:didFinishLaunchingWithOptions:)", delegate, rule: "A41")
            if !delegate.application(application, didFinishLaunchingWithOptions: launchOptions) { launchedWithSuccess = false }
        } else if _implements(delegate, "applicationDidFinishLaunching(_:)") {
            Trace.emit("applicationDidFinishLaunching(_:)", delegate, rule: "A41")
            delegate.applicationDidFinishLaunching(application)
        }
    }

    /// B1, B7
    private func postDidFinishLaunching() {
        askForOrientations()
        application.post(UIApplication.didFinishLaunchingNotification, "UIApplication.didFinishLaunchingNotification", rule: "B1", userInfo: launchOptions.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.rawValue, $1) }) })
    }

    /// A44: before the launch callbacks and after them, in a launch with a main storyboard.
    private func askForOrientations() {
        guard !application.life.usesScenes, application.info.mainStoryboard != nil else { return }
        _ = application.delegateOrientations(for: application.delegate?.window)
    }

    /// C27, C29
    private func openLaunchURL() {
        guard let url = request.url, launchedWithSuccess else { return }
        application.receive(url)
    }

    /// A55, A56
    private func checkWindows() {
        for window in application.windows where !window.isHidden && window.rootViewController == nil && type(of: window) == UIWindow.self {
            NSException.fail(.internalInconsistencyException, "Application windows are expected to have a root view controller at the end of application launch")
        }
    }

    // MARK: - Scenes and activity

    private func connectScene() {
        if let stale = application.info.mainStoryboard { _ = MainStoryboard(name: stale, bundle: request.bundle) }  // A24
        SceneConnection(application, bundle: request.bundle, url: request.url).connect()
    }

    /// L12: scenes are active before the first commit. Without scenes activity follows it (C41).
    private func becomeActive() {
        guard !application.life.usesScenes else { return application.enterForeground(isLaunch: true) }
        FrameLoop.shared.afterNextCommit { [application] in application!.becomeActive() }
    }

    /// A29
    private func adviseBackgroundModes() {
        if let delegate = application.delegate { BackgroundModes.advise(delegate, modes: application.info.backgroundModes) }
    }

    /// A63
    private func adviseScenes() {
        Log.note("CLIENT OF UIKIT REQUIRES UPDATE: This process does not adopt UIScene lifecycle. This will become an assert in a future version.")
    }
}
