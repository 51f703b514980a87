import DeviceCommands
import DeviceHost
import Foundation
import LaunchRules

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
        var reason = LaunchReason.user
        /// What the run says it is, until there is an application to ask.
        var cause: LaunchCause?
        /// Sessions that the user removed while the app didn't run (A61).
        var discardedSessions: Set<UISceneSession> = []
        /// Where the state of an earlier run lies.
        var savedState: SavedStateStore?
        /// What the system remembers of the app's interface from an earlier run (A46).
        var rememberedSession: UISceneSession?
    }

    var request: Request
    /// Left out by tests that show what a step is there for.
    var omitted: Set<LaunchStep.Name> = []
    var application: UIApplication!
    /// A8: the application doesn't hold its delegate; the launch does, and the main nib's objects.
    var held: [AnyObject] = []
    /// What `loadMainStoryboard` found, until the window takes it.
    var initialController: UIViewController?
    /// What the launch callbacks answered (C29, C32).
    var answer = true
    private var postponed: [LaunchStep] = []

    init(_ request: Request) { self.request = request }

    convenience init(principalClassName: String?, delegateClassName: String?) {
        self.init(Request(principalClassName: principalClassName, delegateClassName: delegateClassName, cause: RunOptions.current.launch))
    }

    // MARK: The recipe

    /// What happens before the run loop.
    private var beforeLoop: [LaunchStep] {
        [
            LaunchStep(.createApplication, "A1", order: "A3", run: createApplication),
            LaunchStep(.checkBackgroundMode, "A29", run: checkBackgroundMode),
            LaunchStep(.createDelegate, "A3", order: "A10", run: createDelegate),
        ]
    }

    /// A33: the life of an app without scenes. The first frame follows at the end of the turn (H8).
    private var withoutScenes: [LaunchStep] {
        [
            LaunchStep(.adviseScenes, "A63", run: adviseScenes),
            LaunchStep(.loadMainNib, "A18", run: loadMainNib),
            LaunchStep(.loadMainStoryboard, "A17", order: "A34", run: loadMainStoryboard),
            LaunchStep(.installMainWindow, "A35", order: "A36", run: installMainWindow),
            LaunchStep(.askForOrientations, "A44", run: askForOrientations),
            LaunchStep(.willFinishLaunching, "A41", order: "A33", run: willFinishLaunching),
            LaunchStep(.restoreState, "H10", order: "H10", run: restoreState),
            LaunchStep(.didFinishLaunching, "A41", order: "A33", run: didFinishLaunching),
            LaunchStep(.postDidFinishLaunching, "B1", run: postDidFinishLaunching),
            LaunchStep(.adviseBackgroundModes, "A29", run: adviseBackgroundModes),
            LaunchStep(.showMainWindow, "A38", order: "A33", run: showMainWindow),
            LaunchStep(.checkWindows, "A55", run: checkWindows),
            LaunchStep(.handOver, "C27", run: handOver),
            LaunchStep(.becomeActive, "C5", run: becomeActive),
        ]
    }

    /// A45: the life of an app with scenes.
    private var withScenes: [LaunchStep] {
        [
            LaunchStep(.loadMainNib, "A18", run: loadMainNib),
            LaunchStep(.willFinishLaunching, "A45", run: willFinishLaunching),
            LaunchStep(.didFinishLaunching, "A45", order: "A59", run: didFinishLaunching),
            LaunchStep(.postDidFinishLaunching, "B1", run: postDidFinishLaunching),
            LaunchStep(.adviseBackgroundModes, "A29", run: adviseBackgroundModes),
            LaunchStep(.discardSessions, "C14", order: "A61", run: discardSessions),
            LaunchStep(.connectScene, "A47", order: "A45", run: connectScene),
            LaunchStep(.checkWindows, "A55", run: checkWindows),
            LaunchStep(.handOver, "C24", run: handOver),
            LaunchStep(.becomeActive, "C12", run: becomeActive),
        ]
    }

    // MARK: Running it

    func start() {
        RunSession.open()
        Watchdog.begin(.launch)
        request.savedState = .standard(request.bundle.bundleIdentifier ?? "app")
        prepare()
        FrameLoop.shared.attach()
        guard holds("A9"), holds("A60") else { return launch() }
        RunLoop.main.perform { MainActor.assumeIsolated { self.launch() } }
    }

    /// Application and delegate exist before the run loop runs (A10).
    func prepare() { perform(beforeLoop) }

    /// The work item that the run loop starts with.
    func launch() {
        perform(application.life.usesScenes ? withScenes : withoutScenes)
        postponed.forEach { $0.run() }
        FrameLoop.shared.afterNextCommit { Watchdog.end() }
    }

    /// The launch that this process runs: it holds the delegate, which the application doesn't (A8).
    private static var running: LaunchSequence?

    func loop() -> Never {
        Self.running = self
        TrackingMode.isServed = true
        while true { RunLoop.main.run(mode: TrackingMode.current, before: .distantFuture) }
    }

    private func perform(_ steps: [LaunchStep]) {
        for step in steps where step.isTaken && !omitted.contains(step.name) {
            if step.isInPlace { step.run() } else { postponed.append(step) }
        }
    }
}
