import Foundation
import LaunchRules

extension UIScene {
    /// C12, B10, each transition of a scene.
    func enterForeground() {
        guard activation == .background || activation == .unattached else { return }
        move(to: .foregroundInactive, "sceneWillEnterForeground(_:)", { $0.sceneWillEnterForeground(self) })
        post(UIScene.willEnterForegroundNotification, "UIScene.willEnterForegroundNotification", rule: "B10")
    }

    func becomeActive() {
        guard activation == .foregroundInactive else { return }
        move(to: .foregroundActive, "sceneDidBecomeActive(_:)", { $0.sceneDidBecomeActive(self) })
        if holds("B11") { post(UIScene.didActivateNotification, "UIScene.didActivateNotification", rule: "B11") }
    }

    func resignActive() {
        guard activation == .foregroundActive else { return }
        tell("sceneWillResignActive(_:)") { $0.sceneWillResignActive(self) }
        if holds("C2") { activation = .foregroundInactive }
        post(UIScene.willDeactivateNotification, "UIScene.willDeactivateNotification", rule: "B10")
    }

    func enterBackground() {
        guard activation == .foregroundInactive else { return }
        move(to: .background, "sceneDidEnterBackground(_:)", { $0.sceneDidEnterBackground(self) })
        post(UIScene.didEnterBackgroundNotification, "UIScene.didEnterBackgroundNotification", rule: "B10")
    }

    /// C13: the session stays; scene and delegate go, and the windows with them.
    package func disconnect() {
        tell("sceneDidDisconnect(_:)") { $0.sceneDidDisconnect(self) }
        post(UIScene.didDisconnectNotification, "UIScene.didDisconnectNotification", rule: "B10")
        activation = .unattached
        UIApplication.shared.scenes.connected.remove(self)
        if holds("C13") { delegate = nil }
    }

    /// C2: the state changes first, as the scene is asked for it in the callback.
    private func move(to state: ActivationState, _ name: String, _ call: (any UISceneDelegate) -> Void) {
        inOrder("C2") { activation = state } then: { tell(name, call) }
    }

    private func tell(_ name: String, _ call: (any UISceneDelegate) -> Void) {
        guard let delegate, _implements(delegate, name) else { return }
        Trace.emit(name, delegate, rule: "C12")
        if holds("C12") { call(delegate) }
    }

    func post(_ name: NSNotification.Name, _ event: String, rule: String) {
        Trace.emit(event, self, rule: rule)
        if holds("B10") { NotificationCenter.default.post(name: name, object: self) }
    }
}
