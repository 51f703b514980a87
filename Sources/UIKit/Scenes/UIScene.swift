import Foundation
import UserNotifications

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    private let storedSession: UISceneSession
    private var storedDelegate: (any UISceneDelegate)?
    /// C2; `LifeCycle` changes it.
    var activation = ActivationState.unattached

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        storedSession = session
        super.init()
    }

    open var session: UISceneSession { storedSession }
    open var delegate: (any UISceneDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
    open var activationState: ActivationState { activation }
    open var title: String! = ""
    open var subtitle = ""
    open var activationConditions = UISceneActivationConditions()
    open override var next: UIResponder? { UIApplication.current }

    open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
        let done = UIApplication.shared.openOwn(url)
        nonisolated(unsafe) let completion = completion
        DispatchQueue.main.async { completion?(done) }
    }
    open func extendStateRestoration() {}
    open func completeStateRestoration() {}
}

extension UIScene {
    /// Why a scene connects (C33).
    @preconcurrency @MainActor open class ConnectionOptions: ObjCObject {
        var contexts: Set<UIOpenURLContext> = []
        var activities: Set<NSUserActivity> = []
        var shortcut: UIApplicationShortcutItem?
        var response: UNNotificationResponse?
        /// C35
        var handoffType: String?

        open var urlContexts: Set<UIOpenURLContext> { contexts }
        open var userActivities: Set<NSUserActivity> { activities }
        open var shortcutItem: UIApplicationShortcutItem? { shortcut }
        open var notificationResponse: UNNotificationResponse? { response }
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { handoffType }
    }
}

/// A URL handed to a scene.
@preconcurrency @MainActor open class UIOpenURLContext: ObjCObject {
    private let storedURL: URL
    private let storedOptions: UIScene.OpenURLOptions

    init(url: URL, options: UIScene.OpenURLOptions) {
        (storedURL, storedOptions) = (url, options)
        super.init()
    }

    open var url: URL { storedURL }
    open var options: UIScene.OpenURLOptions { storedOptions }
}
