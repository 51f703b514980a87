import Foundation
import LaunchRules

/// Brings back the state that was saved in an earlier run (H10, H11).
@MainActor final class StateRestoration {
    private let application: UIApplication
    private let store: SavedStateStore
    private let state: SavedState
    /// By place in the saved tree.
    private var found: [UIViewController?]
    private var root = RestorationCoder([:])

    /// nil where there is nothing to bring back.
    init?(_ application: UIApplication, _ store: SavedStateStore) {
        guard let state = store.read() else { return nil }
        (self.application, self.store, self.state) = (application, store, state)
        found = Array(repeating: nil, count: state.controllers.count)
    }

    // MARK: Without scenes

    /// H10: between the two launch callbacks.
    func restoreControllers() {
        guard !state.controllers.isEmpty || !state.application.isEmpty else { return }
        root = coder(state.application)
        guard isWanted() else { return }
        store.beginRestoring()
        for place in state.controllers.indices { found[place] = find(state.controllers[place]) }
        for place in state.controllers.indices { found[place].map { rebuild($0, state.controllers[place]) } }
        for (saved, controller) in zip(state.controllers, found) { controller.map { decode($0, saved) } }
        found.forEach { $0?.applicationFinishedRestoringState() }
        application.tellAlways("application(_:didDecodeRestorableStateWith:)", rule: "H10") { $0.application(application, didDecodeRestorableStateWith: root) }
        store.endRestoring()
    }

    private func coder(_ values: [String: Any]) -> RestorationCoder { RestorationCoder(values) { [weak self] in self?.found[$0] } }

    private func isWanted() -> Bool {
        application.answer(
            ("application(_:shouldRestoreSecureApplicationState:)", { $0.application($1, shouldRestoreSecureApplicationState: $2) }),
            or: ("application(_:shouldRestoreApplicationState:)", { $0.application($1, shouldRestoreApplicationState: $2) }), root, rule: "H10")
    }

    /// H11: its restoration class, whose word is the last; the app's delegate; one that is there; its storyboard.
    private func find(_ saved: SavedController) -> UIViewController? {
        let coder = coder(saved.state)
        if let name = saved.restorationClass, holds("H11") {
            guard let type = ClassLookup.named(name) as? any UIViewControllerRestoration.Type else {
                Log.note("State restoration: there is no restoration class '\(name)' for \(saved.path.joined(separator: "/")).")
                return nil
            }
            return type.viewController(withRestorationIdentifierPath: saved.path, coder: coder)
        }
        var made: UIViewController?
        application.tellAlways("application(_:viewControllerWithRestorationIdentifierPath:coder:)", rule: "H11") {
            made = $0.application(application, viewControllerWithRestorationIdentifierPath: saved.path, coder: coder)
        }
        return made ?? RestorationTree(application.windows).controller(saved.path) ?? fromStoryboard(saved)
    }

    private func fromStoryboard(_ saved: SavedController) -> UIViewController? {
        guard let name = saved.storyboard, let identifier = saved.path.last else { return nil }
        let storyboard = UIStoryboard(name: name, bundle: application.bundle)
        guard storyboard.has(identifier) else {
            Log.note("State restoration: storyboard '\(name)' has no controller '\(identifier)'; \(saved.path.joined(separator: "/")) isn't restored.")
            return nil
        }
        return storyboard.instantiateViewController(withIdentifier: identifier)
    }

    /// Children that were pushed and presented come back; those that are there already stay.
    private func rebuild(_ controller: UIViewController, _ saved: SavedController) {
        let children = saved.children.compactMap { found[$0] }
        if let navigation = controller as? UINavigationController, !children.isEmpty {
            navigation.setViewControllers(children, animated: false)
        } else if let tabs = controller as? UITabBarController, let selected = saved.selected.flatMap({ found[$0] }), tabs.viewControllers?.contains(selected) == true {
            tabs.selectedViewController = selected
        }
        guard let presented = saved.presented.flatMap({ found[$0] }), presented.presentingViewController == nil else { return }
        // There is no window on the screen to present in yet.
        FrameLoop.shared.afterNextCommit { controller.present(presented, animated: false) }
    }

    private func decode(_ controller: UIViewController, _ saved: SavedController) {
        controller.loadViewIfNeeded()
        Trace.emit("decodeRestorableState(with:)", controller, rule: "H11")
        controller.decodeRestorableState(with: coder(saved.state))
        for (identifier, view) in RestorationTree.views(of: controller) { saved.views[identifier].map { view.decodeRestorableState(with: coder($0)) } }
    }

    // MARK: With scenes

    /// H14: by the session's identifier.
    func activity(of session: UISceneSession) -> NSUserActivity? {
        guard let values = state.activities[session.persistentIdentifier], holds("H14") else { return nil }
        let coder = RestorationCoder(values)
        guard let type = coder.decodeObject(forKey: "activityType") as? String else { return nil }
        let activity = NSUserActivity(activityType: type)
        activity.title = coder.decodeObject(forKey: "title") as? String
        activity.userInfo = coder.decodeObject(forKey: "userInfo") as? [AnyHashable: Any]
        activity.webpageURL = (coder.decodeObject(forKey: "webpageURL") as? String).flatMap(URL.init(string:))
        return activity
    }
}
