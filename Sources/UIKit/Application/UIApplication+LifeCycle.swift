import Foundation

// The transitions of sections B and C: what the delegate, the scenes and observers hear, in order.

extension UIApplication {
    /// C5, B2: without scenes.
    func becomeActive() {
        guard life.state != .active else { return }
        life.state = .active
        tell("applicationDidBecomeActive(_:)", rule: "C5") { $0.applicationDidBecomeActive(self) }
        post(UIApplication.didBecomeActiveNotification, "UIApplication.didBecomeActiveNotification", rule: "B2")
        scenes.implicit.activation = .foregroundActive
    }

    /// C6, C8: to the home screen's first half, or behind an alert of the system.
    package func resignActive() {
        guard applicationState == .active else { return }
        TouchDelivery.cancelAll() // G13
        if life.usesScenes {
            for scene in orderedScenes where scene.activation == .foregroundActive { scene.resignActive() }
        } else {
            tell("applicationWillResignActive(_:)", rule: "C6") { $0.applicationWillResignActive(self) }
            life.state = .inactive
            scenes.implicit.activation = .foregroundInactive
        }
        post(UIApplication.willResignActiveNotification, "UIApplication.willResignActiveNotification", rule: "B3")
    }

    /// C8: the end of an interruption.
    package func endInterruption() {
        guard applicationState == .inactive else { return }
        guard life.usesScenes else { return becomeActive() }
        for scene in orderedScenes where scene.activation == .foregroundInactive { scene.becomeActive() }
        post(UIApplication.didBecomeActiveNotification, "UIApplication.didBecomeActiveNotification", rule: "B8")
    }

    /// C6, C12: home. A31: an app that asks for it ends instead.
    package func enterBackground() {
        resignActive()
        guard applicationState == .inactive else { return }
        if info.exitsOnSuspend { return terminate() }
        if life.usesScenes {
            for scene in orderedScenes { scene.enterBackground() }
        } else {
            life.state = .background
            scenes.implicit.activation = .background
            tell("applicationDidEnterBackground(_:)", rule: "C6") { $0.applicationDidEnterBackground(self) }
        }
        post(UIApplication.didEnterBackgroundNotification, "UIApplication.didEnterBackgroundNotification", rule: "B5")
    }

    /// C7, C12: back again. With scenes also the end of the launch (A45).
    package func enterForeground(isLaunch: Bool = false) {
        guard applicationState == .background else { return }
        guard life.usesScenes else {
            post(UIApplication.willEnterForegroundNotification, "UIApplication.willEnterForegroundNotification", rule: "B4")
            tell("applicationWillEnterForeground(_:)", rule: "C7") { $0.applicationWillEnterForeground(self) }
            return becomeActive()
        }
        for scene in orderedScenes { scene.enterForeground() }
        post(UIApplication.willEnterForegroundNotification, "UIApplication.willEnterForegroundNotification", rule: "B9")
        for scene in orderedScenes { scene.becomeActive() }
        if !orderedScenes.isEmpty { post(UIApplication.didBecomeActiveNotification, "UIApplication.didBecomeActiveNotification", rule: "B8") }
    }

    /// C15, C17, C18, C21: ended while it runs. Doesn't end the process.
    package func terminate() {
        if life.usesScenes {
            enterBackground()
        } else if applicationState != .background {
            resignActive()
            life.state = .background
            tell("applicationDidEnterBackground(_:)", rule: "C17") { $0.applicationDidEnterBackground(self) }
            post(UIApplication.didEnterBackgroundNotification, "UIApplication.didEnterBackgroundNotification", rule: "B5")
        }
        tell("applicationWillTerminate(_:)", rule: "C15") { $0.applicationWillTerminate(self) }
        post(UIApplication.willTerminateNotification, "UIApplication.willTerminateNotification", rule: "B6")
    }

    /// B17: delegate, then controllers from the windows' roots on, then observers.
    package func receiveMemoryWarning() {
        tell("applicationDidReceiveMemoryWarning(_:)", rule: "B17", alsoWithScenes: true) { $0.applicationDidReceiveMemoryWarning(self) }
        for window in windows { window.rootViewController.map(warn) }
        post(UIApplication.didReceiveMemoryWarningNotification, "UIApplication.didReceiveMemoryWarningNotification", rule: "B17")
    }

    private func warn(_ controller: UIViewController) {
        Trace.emit("didReceiveMemoryWarning()", controller, rule: "B17")
        controller.didReceiveMemoryWarning()
        for child in controller.children { warn(child) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller { warn(presented) }
    }

    // MARK: Telling

    /// A62: with scenes the app's delegate hears of launch and end alone.
    private func tell(_ name: String, rule: String, alsoWithScenes: Bool = false, _ call: (any UIApplicationDelegate) -> Void) {
        guard let delegate, _implements(delegate, name) else { return }
        if life.usesScenes, !alsoWithScenes, name != "applicationWillTerminate(_:)" { return }
        Trace.emit(name, delegate, rule: rule)
        call(delegate)
    }

    /// B7: the object is the application.
    func post(_ name: NSNotification.Name, _ event: String, rule: String, userInfo: [AnyHashable: Any]? = nil) {
        Trace.emit(event, self, rule: rule)
        NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
        postMessage(name)
    }

    private var orderedScenes: [UIScene] { scenes.connected.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier } }

    /// A27, A44
    func delegateOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        guard let delegate, _implements(delegate, "application(_:supportedInterfaceOrientationsFor:)") else { return supportedInterfaceOrientations(for: window) }
        Trace.emit("application(_:supportedInterfaceOrientationsFor:)", delegate, rule: "A44")
        return delegate.application(self, supportedInterfaceOrientationsFor: window)
    }
}

extension UIScene {
    /// C12, B10, each transition of a scene.
    func enterForeground() {
        guard activation == .background || activation == .unattached else { return }
        activation = .foregroundInactive
        tell("sceneWillEnterForeground(_:)") { $0.sceneWillEnterForeground(self) }
        post(UIScene.willEnterForegroundNotification, "UIScene.willEnterForegroundNotification", rule: "B10")
    }

    func becomeActive() {
        guard activation == .foregroundInactive else { return }
        activation = .foregroundActive
        tell("sceneDidBecomeActive(_:)") { $0.sceneDidBecomeActive(self) }
        post(UIScene.didActivateNotification, "UIScene.didActivateNotification", rule: "B11")
    }

    func resignActive() {
        guard activation == .foregroundActive else { return }
        tell("sceneWillResignActive(_:)") { $0.sceneWillResignActive(self) }
        activation = .foregroundInactive
        post(UIScene.willDeactivateNotification, "UIScene.willDeactivateNotification", rule: "B10")
    }

    func enterBackground() {
        guard activation == .foregroundInactive else { return }
        activation = .background
        tell("sceneDidEnterBackground(_:)") { $0.sceneDidEnterBackground(self) }
        post(UIScene.didEnterBackgroundNotification, "UIScene.didEnterBackgroundNotification", rule: "B10")
    }

    /// C13: the session stays, scene and delegate go.
    package func disconnect() {
        tell("sceneDidDisconnect(_:)") { $0.sceneDidDisconnect(self) }
        post(UIScene.didDisconnectNotification, "UIScene.didDisconnectNotification", rule: "B10")
        activation = .unattached
        UIApplication.shared.scenes.connected.remove(self)
        delegate = nil
    }

    private func tell(_ name: String, _ call: (any UISceneDelegate) -> Void) {
        guard let delegate, _implements(delegate, name) else { return }
        Trace.emit(name, delegate, rule: "C12")
        call(delegate)
    }

    func post(_ name: NSNotification.Name, _ event: String, rule: String) {
        Trace.emit(event, self, rule: rule)
        NotificationCenter.default.post(name: name, object: self)
    }
}
