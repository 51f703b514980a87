import Foundation

extension UIApplication {
    /// A23: opens another scene, or brings an open one to the front. Without `UIApplicationSupportsMultipleScenes`, and on
    /// phones, `errorHandler` gets `multipleScenesNotSupported`.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        let isOpen = sceneSession?.connectedScene != nil
        guard isOpen || supportsMultipleScenes else {
            errorHandler?(UISceneError(.multipleScenesNotSupported))
            return
        }
        DispatchQueue.main.async { [self] in openScene(sceneSession, activities: userActivity.map { [$0] } ?? []) }
    }

    /// C13: the session goes for good; the delegate hears of it.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard scenes.sessions.contains(sceneSession) else {
            errorHandler?(UISceneError(.requestDenied))
            return
        }
        DispatchQueue.main.async { [self] in discard(sceneSession) }
    }

    /// A46: a session that was open before keeps its configuration.
    func openScene(_ session: UISceneSession?, activities: Set<NSUserActivity> = []) {
        if let scene = session?.connectedScene as? UIWindowScene {
            for window in scene.windows where !window.isHidden { windowList.bringToFront(window) }
            scene.enterForeground()
            return scene.becomeActive()
        }
        let scene = SceneConnection(self, bundle: bundle, activities: activities).connect(session)
        scene.enterForeground()
        scene.becomeActive()
    }

    func discard(_ session: UISceneSession) { discard([session]) }

    /// C13: the window is put away, and its scene goes; the session stays, with what it is to come back with (H14).
    func close(_ session: UISceneSession) {
        guard let scene = session.connectedScene else { return }
        scene.resignActive()
        scene.enterBackground()
        if let savedState { StatePreservation(application: self, store: savedState).save() }
        scene.disconnect()
    }
}
