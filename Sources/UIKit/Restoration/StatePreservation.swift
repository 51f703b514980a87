import DeviceHost
import Foundation
import LaunchRules

/// Saves an app's state once it is in the background (H12, H14).
@MainActor struct StatePreservation {
    let application: UIApplication
    let store: SavedStateStore

    func save() {
        var state = SavedState()
        if application.life.usesScenes { saveActivities(&state) } else { saveControllers(&state) }
    }

    // MARK: Without scenes

    private func saveControllers(_ state: inout SavedState) {
        let tree = RestorationTree(application.windows)
        func coder() -> RestorationCoder { RestorationCoder { tree.place(of: $0) } }
        let root = coder()
        writeFacts(root)
        guard isWanted(root) else { return store.remove() }
        for (controller, path) in tree.nodes {
            var saved = SavedController(path: path)
            saved.restorationClass = controller.restorationClass.map { _typeName($0) }
            saved.storyboard = controller.storyboard?.name
            let own = coder()
            Trace.emit("encodeRestorableState(with:)", controller, rule: "H12")
            controller.encodeRestorableState(with: own)
            saved.state = own.values
            for (identifier, view) in RestorationTree.views(of: controller) {
                let viewCoder = coder()
                view.encodeRestorableState(with: viewCoder)
                saved.views[identifier] = viewCoder.values
            }
            saved.children = controller.children.compactMap { tree.place(of: $0) }
            saved.presented = RestorationTree.presented(by: controller).flatMap { tree.place(of: $0) }
            saved.selected = (controller as? UITabBarController)?.selectedViewController.flatMap { tree.place(of: $0) }
            state.controllers.append(saved)
        }
        application.tellAlways("application(_:willEncodeRestorableStateWith:)", rule: "H12") { $0.application(application, willEncodeRestorableStateWith: root) }
        state.application = root.values
        store.write(state)
    }

    /// What an app may look at before it takes the state back.
    private func writeFacts(_ coder: RestorationCoder) {
        coder.encode(application.bundle.object(forInfoDictionaryKey: "CFBundleVersion") as? String, forKey: UIApplication.stateRestorationBundleVersionKey)
        coder.encode(UIDevice.current.userInterfaceIdiom.rawValue, forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        coder.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
        coder.encode(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
    }

    private func isWanted(_ coder: NSCoder) -> Bool {
        application.answer(
            ("application(_:shouldSaveSecureApplicationState:)", { $0.application($1, shouldSaveSecureApplicationState: $2) }),
            or: ("application(_:shouldSaveApplicationState:)", { $0.application($1, shouldSaveApplicationState: $2) }), coder, rule: "H12")
    }

    // MARK: With scenes

    /// H14
    private func saveActivities(_ state: inout SavedState) {
        for scene in application.scenes.connected {
            guard let delegate = scene.delegate, _implements(delegate, "stateRestorationActivity(for:)"), holds("H14") else { continue }
            Trace.emit("stateRestorationActivity(for:)", delegate, rule: "H14")
            scene.session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
        }
        for session in application.scenes.sessions {
            guard let activity = session.stateRestorationActivity else { continue }
            let coder = RestorationCoder()
            coder.encode(activity.title, forKey: "title")
            coder.encode(activity.userInfo.map { Dictionary($0.map { ("\($0)", $1) }, uniquingKeysWith: { $1 }) }, forKey: "userInfo")
            coder.encode(activity.webpageURL?.absoluteString, forKey: "webpageURL")
            coder.encode(activity.activityType, forKey: "activityType")
            state.activities[session.persistentIdentifier] = coder.values
        }
        if state.activities.isEmpty { store.remove() } else { store.write(state) }
    }
}
