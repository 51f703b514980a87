import Foundation
import LaunchRules

// The transitions of sections B and C: what the delegate, the scenes and observers hear, in order.

extension UIApplication {
    /// C5, B2: without scenes.
    func becomeActive() {
        guard life.state != .active else { return }
        setState(.active, .foregroundActive)
        inOrder("B2") {
            tell("applicationDidBecomeActive(_:)", rule: "C5") { $0.applicationDidBecomeActive(self) }
        } then: {
            post(UIApplication.didBecomeActiveNotification, "UIApplication.didBecomeActiveNotification", rule: "B2")
        }
    }

    /// Without scenes: the application's, and that of the scene which its windows belong to.
    private func setState(_ state: State, _ activation: UIScene.ActivationState) {
        guard !life.usesScenes, holds("C1") else { return }
        life.state = state
        scenes.implicit.activation = activation
    }

    /// C6, C8: to the home screen's first half, or behind an alert of the system.
    package func resignActive() {
        guard applicationState == .active else { return }
        if holds("G13") { TouchDelivery.cancelAll() }
        inOrder("B3") {
            orderedScenes.forEach { $0.resignActive() }
            tell("applicationWillResignActive(_:)", rule: "C6") { $0.applicationWillResignActive(self) }
            setState(.inactive, .foregroundInactive)
        } then: {
            post(UIApplication.willResignActiveNotification, "UIApplication.willResignActiveNotification", rule: "B3")
        }
    }

    /// C8: the end of an interruption.
    package func endInterruption() {
        guard applicationState == .inactive else { return }
        guard life.usesScenes || !holds("C8") else { return becomeActive() }
        for scene in orderedScenes { scene.becomeActive() }
        postWithScenes(UIApplication.didBecomeActiveNotification, "UIApplication.didBecomeActiveNotification")
    }

    /// C6, C12: home. A31: an app that asks for it ends instead.
    package func enterBackground() {
        resignActive()
        guard applicationState == .inactive else { return }
        if info.exitsOnSuspend, holds("A31") { return terminate() }
        Watchdog.watch(.background) {
            moveToBackground(rule: "C6")
            bePictured()
        }
    }

    private func moveToBackground(rule: String) {
        BackgroundTasks.startClock()
        inOrder("B9") {
            orderedScenes.forEach { $0.enterBackground() }
            inOrder("C6") {
                setState(.background, .background)
            } then: {
                tell("applicationDidEnterBackground(_:)", rule: rule) { $0.applicationDidEnterBackground(self) }
            }
        } then: {
            if holds("B5") { post(UIApplication.didEnterBackgroundNotification, "UIApplication.didEnterBackgroundNotification", rule: "B5") }
        }
        if holds("H12"), let savedState { StatePreservation(application: self, store: savedState).save() }
    }

    /// C11: the system takes pictures of the app in both styles, once it is in the background.
    private func bePictured() {
        guard holds("C11") else { return }
        let screen = UIScreen.main, style = screen.settings.style
        for style in [style == .dark ? UIUserInterfaceStyle.light : .dark, style] {
            screen.set(style: style)
            for window in windows where !window.isHidden { window.layoutIfNeeded() }
        }
    }

    /// C7, C12: back again. With scenes also the end of the launch (A45). C28, C34: what brought the app back comes before it is active.
    package func enterForeground() { enterForeground(for: .user) }

    func enterForeground(for reason: LaunchReason) {
        guard applicationState == .background else { return }
        BackgroundTasks.stopClock()
        // D58: the device may have been turned meanwhile.
        if life.hasFinishedLaunching { InterfaceRotation.update(frontWindow, animated: false) }
        guard life.usesScenes else {
            return inOrder("C7") {
                inOrder("B4") {
                    post(UIApplication.willEnterForegroundNotification, "UIApplication.willEnterForegroundNotification", rule: "B4")
                } then: {
                    tell("applicationWillEnterForeground(_:)", rule: "C7") { $0.applicationWillEnterForeground(self) }
                }
            } then: {
                handOver(reason)
                becomeActive()
            }
        }
        inOrder("B9") {
            for scene in orderedScenes { scene.enterForeground() }
        } then: {
            postWithScenes(UIApplication.willEnterForegroundNotification, "UIApplication.willEnterForegroundNotification")
        }
        tell("applicationWillEnterForeground(_:)", rule: "C7") { $0.applicationWillEnterForeground(self) }
        handOver(reason)
        for scene in orderedScenes { scene.becomeActive() }
        tell("applicationDidBecomeActive(_:)", rule: "C5") { $0.applicationDidBecomeActive(self) }
        if !orderedScenes.isEmpty { postWithScenes(UIApplication.didBecomeActiveNotification, "UIApplication.didBecomeActiveNotification") }
    }

    /// C15, C17, C18, C21: ended while it runs. Doesn't end the process.
    package func terminate() { Watchdog.watch(.termination) { tellOfTheEnd() } }

    private func tellOfTheEnd() {
        inOrder("C21") {
            if endsItsSessions { return endSessions() }
            guard applicationState != .background, holds("C17") else { return }
            resignActive()
            if !life.usesScenes || holds("C18") { moveToBackground(rule: "C17") }
        } then: {
            inOrder("B6") {
                if holds("C15") { tell("applicationWillTerminate(_:)", rule: "C15") { $0.applicationWillTerminate(self) } }
            } then: {
                post(UIApplication.willTerminateNotification, "UIApplication.willTerminateNotification", rule: "B6")
            }
        }
    }

    /// C19: on an iPad each window has its own place in the switcher, and goes from there for good.
    private var endsItsSessions: Bool { life.usesScenes && UIDevice.current.userInterfaceIdiom == .pad && applicationState != .background && holds("C19") }

    private func endSessions() {
        discard(scenes.sessions)
        savedState?.remove()
    }

    /// B17: delegate, then controllers from the windows' roots on, then observers.
    package func receiveMemoryWarning() {
        inOrder("D62") {
            inOrder("B17") {
                tellAlways("applicationDidReceiveMemoryWarning(_:)", rule: "B17") { $0.applicationDidReceiveMemoryWarning(self) }
            } then: {
                for window in windows { window.rootViewController.map(warn) }
            }
        } then: {
            memoryWarningPosted()
        }
    }

    private func memoryWarningPosted() {
        _MemoryPressure.tell(.warning)
        post(UIApplication.didReceiveMemoryWarningNotification, "UIApplication.didReceiveMemoryWarningNotification", rule: "B17")
    }

    private func warn(_ controller: UIViewController) {
        Trace.emit("didReceiveMemoryWarning()", controller, rule: "B17")
        if holds("D61") { controller.didReceiveMemoryWarning() }
        for child in controller.children { warn(child) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller { warn(presented) }
    }

    /// C14: the user removed these for good. A61: heard of before any scene connects.
    package func discard(_ sessions: Set<UISceneSession>) {
        guard !sessions.isEmpty else { return }
        for scene in sessions.compactMap(\.connectedScene) {
            scene.resignActive()
            scene.enterBackground()
            scene.disconnect()
        }
        scenes.sessions.subtract(sessions)
        tellAlways("application(_:didDiscardSceneSessions:)", rule: "C14") { $0.application(self, didDiscardSceneSessions: sessions) }
    }

    // MARK: Telling

    /// A62: with scenes the app's delegate hears nothing of activity.
    private func tell(_ name: String, rule: String, _ call: (any UIApplicationDelegate) -> Void) {
        if life.usesScenes, holds("A62"), name != "applicationWillTerminate(_:)" { return }
        tellAlways(name, rule: rule, call)
    }

    func tellAlways(_ name: String, rule: String, _ call: (any UIApplicationDelegate) -> Void) {
        guard let delegate, _implements(delegate, name) else { return }
        Trace.emit(name, delegate, rule: rule)
        call(delegate)
    }

    /// B7: the object is the application.
    func post(_ name: NSNotification.Name, _ event: String, rule: String, userInfo: [AnyHashable: Any]? = nil) {
        Trace.emit(event, self, rule: rule)
        NotificationCenter.default.post(name: name, object: holds("B7") ? self : nil, userInfo: userInfo)
        postMessage(name)
    }

    /// B8: what the delegate doesn't hear with scenes, observers do.
    private func postWithScenes(_ name: NSNotification.Name, _ event: String) {
        if holds("B8") { post(name, event, rule: "B8") }
    }

    private var orderedScenes: [UIScene] { scenes.connected.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier } }
}
