import Foundation
import LaunchRules
import UserNotifications

/// Connects a scene: session, configuration, scene object, delegate, window (A45–A48).
@MainActor struct SceneConnection {
    let application: UIApplication
    let bundle: Bundle
    let options = UIScene.ConnectionOptions()
    private let role = UISceneSession.Role.windowApplication

    init(_ application: UIApplication, bundle: Bundle, reason: LaunchReason = .user, activities: Set<NSUserActivity> = []) {
        (self.application, self.bundle) = (application, bundle)
        options.activities = activities
        if holds("C33") { explain(reason) }
    }

    /// C33: what the app was started for.
    private func explain(_ reason: LaunchReason) {
        switch reason {
        case .url(let url): options.contexts = [UIOpenURLContext(url: url, options: UIScene.OpenURLOptions())]
        case .activity(let activity): options.activities = [activity]
        case .shortcut(let item): options.shortcut = item
        case .handoff(let activity): options.handoffType = activity.activityType
        case .notification(let content): options.response = UNNotificationResponse(payload: content)
        default: break
        }
    }

    /// A new session, or one that was connected before (A46, C13).
    @discardableResult
    func connect(_ known: UISceneSession? = nil) -> UIScene {
        let session = known ?? UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role), identifier: application.scenes.nextIdentifier())
        if known == nil || !holds("A46") { session.adopt(askForConfiguration(session)) }
        application.scenes.sessions.insert(session)
        if let activity = application.restoration?.activity(of: session) { session.stateRestorationActivity = activity }
        let configuration = session.configuration
        let scene = makeScene(configuration, session)
        session.connectedScene = scene
        application.scenes.connected.insert(scene)
        setDelegate(of: scene, configuration)
        let window = makeWindow(for: scene, configuration)
        scene.activation = .background
        scene.post(UIScene.willConnectNotification, "UIScene.willConnectNotification", rule: "B10")
        if let delegate = scene.delegate, _implements(delegate, "scene(_:willConnectTo:options:)") {
            Trace.emit("scene(_:willConnectTo:options:)", delegate, rule: "A45")
            delegate.scene(scene, willConnectTo: session, options: options)
        }
        // The delegate may have put another window in the place of the storyboard's.
        if window != nil, holds("A47"), let shown = (scene.delegate as? any UIWindowSceneDelegate)?.window ?? window { shown.makeKeyAndVisible() }
        return scene
    }

    /// A46: asked for a new session; otherwise what `Info.plist` says for the role.
    private func askForConfiguration(_ session: UISceneSession) -> UISceneConfiguration {
        if holds("A46"), let delegate = application.delegate, _implements(delegate, "application(_:configurationForConnecting:options:)") {
            Trace.emit("application(_:configurationForConnecting:options:)", delegate, rule: "A46")
            return delegate.application(application, configurationForConnecting: session, options: options)
        }
        return session.configuration
    }

    private func makeScene(_ configuration: UISceneConfiguration, _ session: UISceneSession) -> UIScene {
        let type = (holds("A23") ? configuration.sceneClass as? UIScene.Type : nil) ?? UIWindowScene.self
        let scene = type.init(session: session, connectionOptions: options)
        Trace.emit("createScene", scene, rule: "A45")
        return scene
    }

    /// A52
    private func setDelegate(of scene: UIScene, _ configuration: UISceneConfiguration) {
        guard let type = configuration.delegateClass else {
            if configuration.storyboard != nil { Log.note("There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file.", rule: "A52") }
            return
        }
        guard let delegate = ClassLookup.make(type) as? any UISceneDelegate else {
            return Log.note("\(type) is no scene delegate: it does not conform to UISceneDelegate.")
        }
        Trace.emit("createSceneDelegate", delegate, rule: "A45")
        scene.delegate = delegate
    }

    /// A47: window, root controller and its nib's objects, assigned to the delegate's `window` before `willConnectTo`.
    private func makeWindow(for scene: UIScene, _ configuration: UISceneConfiguration) -> UIWindow? {
        guard configuration.storyboard != nil || !holds("A48"), let scene = scene as? UIWindowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate else { return nil }
        Trace.emit("loadSceneStoryboard", scene, rule: "A47")
        guard _implements(delegate, "window") else {
            Log.note("The scene delegate must implement the window property if it wants to use a main storyboard file.")
            return nil
        }
        let controller = configuration.storyboard?.instantiateInitialViewController()
        if controller == nil, configuration.storyboard != nil { Log.note("Failed to instantiate the default view controller for the storyboard of scene configuration '\(configuration.name ?? "(no name)")' - perhaps the designated entry point is not set?") }
        let window = delegate.window ?? UIWindow(windowScene: scene)
        window.rootViewController = controller
        if delegate.window == nil, holds("A47") { delegate.window = window }
        return window
    }
}

extension UISceneConfiguration {
    /// A23, A46, A52, A53
    func takeFromInfoPlist() {
        guard let manifest = UIApplication.current?.info.sceneManifest else { return }
        let candidates = manifest.configurations[role.rawValue] ?? []
        guard let found = name.map({ name in candidates.first { $0.name == name } }) ?? candidates.first else {
            return Log.note("Info.plist contained no UIScene configuration dictionary (looking for configuration named \"\(name ?? "(no name)")\")", rule: "A53")
        }
        if name == nil { storedName = found.name }
        if let text = found.sceneClass { sceneClass = ClassLookup.named(text) }
        if let text = found.delegateClass {
            delegateClass = ClassLookup.named(text)
            if delegateClass == nil {
                Log.note("Info.plist configuration \"\(found.name ?? "(no name)")\" for \(role.rawValue) contained UISceneDelegateClassName key, but could not load class with name \"\(text)\".", rule: "A52")
            }
        }
        if let text = found.storyboard { storyboard = UIStoryboard(name: text, bundle: UIApplication.current?.bundle) }
    }
}
