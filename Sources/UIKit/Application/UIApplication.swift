import DeviceHost
import Foundation
import LaunchRules

/// The app as one object: its delegate, scenes, windows and state, and the way that events take into it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The application of this process, once there is one.
    private(set) static var current: UIApplication?

    /// Weak, so that a delegate that is gone is no delegate rather than a crash.
    private weak var storedDelegate: (any UIApplicationDelegate)?
    var windowList = WindowList()
    var scenes = SceneList()
    var life = ApplicationLife()
    var settings = ApplicationSettings()
    /// Where storyboards that `Info.plist` names lie.
    var bundle = Bundle.main
    /// Where the state of the interface is kept; nil for an app that keeps none.
    var savedState: SavedStateStore?
    /// What is brought back of it while the app comes up.
    var restoration: StateRestoration?
    /// What `Info.plist` says, for this device.
    var info = InfoPlist()

    public override init() {
        super.init()
        if holds("A4") { UIApplication.current = self }
    }

    /// A4: valid from the delegate's `init` on.
    open class var shared: UIApplication { existing() }

    /// A8: not retained.
    open unowned(unsafe) var delegate: (any UIApplicationDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    // MARK: State

    open var applicationState: State { stateOfScenes }
    open var connectedScenes: Set<UIScene> { scenes.connected }
    open var openSessions: Set<UISceneSession> { scenes.sessions }
    /// A23: never on phones.
    open var supportsMultipleScenes: Bool { UIDevice.current.userInterfaceIdiom == .pad && info.sceneManifest?.supportsMultipleScenes == true }
    /// Seconds; huge while the app is in the foreground (C40).
    open nonisolated var backgroundTimeRemaining: TimeInterval { BackgroundTasks.timeRemaining }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    open nonisolated var isProtectedDataAvailable: Bool { true }
    open var preferredContentSizeCategory: UIContentSizeCategory { UIScreen.main.traitCollection.preferredContentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }

    // MARK: Windows

    /// F10: back to front by level, hidden ones included, the system's left out.
    open var windows: [UIWindow] { windowList.backToFront.filter { !$0.isSystemWindow && (!$0.isHidden || holds("F10")) } }
    open var keyWindow: UIWindow? { windowList.key }
    /// Of the app's own content: it says which way up the interface goes.
    var frontWindow: UIWindow? { windowList.onScreen.last { $0.windowLevel == .normal } }

    // MARK: Events

    open func sendEvent(_ event: UIEvent) { deliver(event) }

    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        dispatch(action, to: target, from: sender, for: event)
    }

    open func beginIgnoringInteractionEvents() { settings.ignoringEvents += 1 }
    open func endIgnoringInteractionEvents() { settings.ignoringEvents = max(settings.ignoringEvents - 1, 0) }
    open var isIgnoringInteractionEvents: Bool { settings.ignoringEvents > 0 }
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        event?.isUnhandled = true
        super.pressesBegan(presses, with: event)
    }
    /// G4: the delegate, if it is a responder and no view, controller or the application itself.
    open override var next: UIResponder? { delegateAsResponder }

    // MARK: Opening

    /// Opens the app's own schemes in the app; there is nothing else on the device to open others.
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor (Bool) -> Void)? = nil) {
        let done = openURL(url)
        DispatchQueue.main.async { completion?(done) }
    }
    @discardableResult open func openURL(_ url: URL) -> Bool { openOwn(url) }
    open nonisolated func canOpenURL(_ url: URL) -> Bool { MainActor.assumeIsolated { canOpen(url) } }

    // MARK: Settings

    open var applicationIconBadgeNumber: Int {
        get { settings.badge }
        set { settings.badge = newValue }
    }
    open var applicationSupportsShakeToEdit: Bool {
        get { settings.shakeToEdit }
        set { settings.shakeToEdit = newValue }
    }
    open var isIdleTimerDisabled: Bool {
        get { settings.idleTimerDisabled }
        set { settings.idleTimerDisabled = newValue }
    }
    open var isNetworkActivityIndicatorVisible: Bool {
        get { settings.networkIndicator }
        set { settings.networkIndicator = newValue }
    }
    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { settings.shortcutItems }
        set { settings.shortcutItems = newValue }
    }
    open var supportsAlternateIcons: Bool { info.hasAlternateIcons }
    open var alternateIconName: String? { settings.alternateIcon }
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        settings.alternateIcon = alternateIconName
        DispatchQueue.main.async { completionHandler?(nil) }
    }

    // MARK: Background

    open nonisolated func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
    open nonisolated func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { BackgroundTasks.begin(taskName, handler) }
    open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { BackgroundTasks.end(identifier) }
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    // MARK: Notifications

    open var isRegisteredForRemoteNotifications: Bool { settings.registeredForNotifications }
    open func registerForRemoteNotifications() { failToRegisterForNotifications() }
    open func unregisterForRemoteNotifications() { settings.registeredForNotifications = false }

    // MARK: Status bar and orientation

    open var statusBarFrame: CGRect { statusBar.frame }
    open var isStatusBarHidden: Bool {
        get { statusBar.isHidden }
        set { settings.statusBarHidden = newValue; setNeedsStatusBarUpdate() }
    }
    open var statusBarStyle: UIStatusBarStyle {
        get { statusBar.style }
        set { settings.statusBarStyle = newValue; setNeedsStatusBarUpdate() }
    }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { self.statusBarStyle = statusBarStyle }
    open var statusBarOrientation: UIInterfaceOrientation {
        get { UIScreen.main.interfaceOrientation }
        set { _ = newValue }
    }
    /// Seconds.
    open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    /// A27: the delegate's answer goes before the property list's.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { info.supportedOrientations(on: UIDevice.current.profile) }

    // MARK: Constants

    open nonisolated class var openSettingsURLString: String { "app-settings:" }
    open nonisolated class var openNotificationSettingsURLString: String { "app-settings:notifications" }
    open nonisolated class var statusBarOrientationUserInfoKey: String { "UIApplicationStatusBarOrientationUserInfoKey" }
    open nonisolated class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
    open class var backgroundFetchIntervalMinimum: TimeInterval { 0 }
    open class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIApplication() }
        glue.classAction("sharedApplication") { _ in UIApplication.shared }
        glue.property("delegate", get: { ($0 as! UIApplication).delegate }, set: { ($0 as! UIApplication).delegate = _objcCast($1) })
    }
}

extension UIApplication {
    /// What tests without an app find: active, so that windows show, and with commits at the ends of turns.
    private static func forTests() -> UIApplication {
        let application = UIApplication()
        application.life.state = .active
        application.life.hasFinishedLaunching = true
        FrameLoop.shared.attach()
        return application
    }

    /// Test bundles that no app hosts get a bare application; an app that comes here before `UIApplicationMain` is wrong.
    static func existing(inTests: Bool = CommandLine.arguments[0].hasSuffix(".xctest")) -> UIApplication {
        if let current { return current }
        if inTests { return RunOptions.current.until == .never ? forTests() : UIApplication() }
        NSException.fail(.internalInconsistencyException, "UIApplication.shared was used before UIApplicationMain was called.", rule: "A4")
    }
}
