import Foundation
import FoundationGaps
import LaunchRules

extension UIApplication {
    /// A30: the app's own schemes; web pages are taken to have a browser.
    func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return ["http", "https", "mailto", "tel", "sms", "app-settings"].contains(scheme) || isOwn(scheme)
    }

    private func isOwn(_ scheme: String) -> Bool { holds("A30") && info.urlSchemes.contains(scheme) }

    /// Hands a URL of the app's own to it, as another app would; says which others would have left it.
    func openOwn(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), isOwn(scheme) else {
            if canOpen(url) { Log.note("UIApplication.open: \(url.absoluteString) would open in another app; nothing happens here.") }
            return canOpen(url)
        }
        DispatchQueue.main.async { [self] in handOver(.url(url)) }
        return true
    }

    /// What the app is started for, or what comes while it runs (C24–C35). `launchAnswer` false: a launch callback declined it (C29).
    func handOver(_ reason: LaunchReason, launchAnswer: Bool = true) {
        let isWanted = launchAnswer || !holds("C29")
        switch reason {
        case .user, .location: break
        case .url(let url): if isWanted { hand(url) }
        case .activity(let activity), .handoff(let activity): if isWanted { hand(activity) }
        case .shortcut(let item): if launchAnswer || !holds("C32") { hand(item) }
        case .notification(let content): handTapped(content)
        case .silentNotification(let content): hand(content)
        case .ownNotification(let open): open()
        case .fetch: fetch()
        }
    }

    // MARK: One by one

    /// C27, C28; with scenes C34.
    private func hand(_ url: URL) {
        if life.usesScenes, holds("C34") {
            sceneDelegate(with: "scene(_:openURLContexts:)") { $0.scene($1, openURLContexts: [UIOpenURLContext(url: url, options: UIScene.OpenURLOptions())]) }
        } else if holds("C28") {
            tellAlways("application(_:open:options:)", rule: "C28") { _ = $0.application(self, open: url, options: [:]) }
        }
    }

    /// C30; with scenes C34.
    private func hand(_ activity: NSUserActivity) {
        if life.usesScenes {
            sceneDelegate(with: "scene(_:willContinueUserActivityWithType:)") { $0.scene($1, willContinueUserActivityWithType: activity.activityType) }
            sceneDelegate(with: "scene(_:continue:)") { $0.scene($1, continue: activity) }
        } else {
            if holds("C30") { tellAlways("application(_:willContinueUserActivityWithType:)", rule: "C30") { _ = $0.application(self, willContinueUserActivityWithType: activity.activityType) } }
            tellAlways("application(_:continue:restorationHandler:)", rule: "C30") { _ = $0.application(self, continue: activity) { $0?.forEach { $0.restoreUserActivityState(activity) } } }
        }
    }

    /// C32; with scenes C34.
    private func hand(_ item: UIApplicationShortcutItem) {
        if life.usesScenes {
            sceneDelegate(with: "windowScene(_:performActionFor:completionHandler:)") { delegate, scene in
                guard let delegate = delegate as? any UIWindowSceneDelegate, let scene = scene as? UIWindowScene else { return }
                delegate.windowScene(scene, performActionFor: item) { _ in }
            }
        } else {
            tellAlways("application(_:performActionFor:completionHandler:)", rule: "C32") { $0.application(self, performActionFor: item) { _ in } }
        }
    }

    /// One comes while the app is in front: the delegate of the notification centre hears of it, where there is one.
    func present(_ content: [AnyHashable: Any]) {
        if Notifications.receiver?.present(content) != true { hand(content) }
    }

    /// A tap on one: it goes to the delegate of the notification centre, where there is one.
    private func handTapped(_ content: [AnyHashable: Any]) {
        guard holds("C31") else { return }
        if Notifications.receiver?.open(content) != true { hand(content) }
    }

    /// C31
    private func hand(_ content: [AnyHashable: Any]) {
        guard holds("C31") else { return }
        let callback = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
        if _implements(delegate, callback) {
            let done = completion(of: callback)
            tellAlways(callback, rule: "C31") { $0.application(self, didReceiveRemoteNotification: content) { _ in done() } }
        } else {
            tellAlways("application(_:didReceiveRemoteNotification:)", rule: "C31") { $0.application(self, didReceiveRemoteNotification: content) }
        }
    }

    /// C24
    private func fetch() {
        let callback = "application(_:performFetchWithCompletionHandler:)"
        guard _implements(delegate, callback) else { return }
        let done = completion(of: callback)
        tellAlways(callback, rule: "C24") { $0.application(self, performFetchWithCompletionHandler: { _ in done() }) }
    }

    private func sceneDelegate(with method: String, _ call: (any UISceneDelegate, UIScene) -> Void) {
        guard let scene = scenes.connected.first, let delegate = scene.delegate, _implements(delegate, method) else { return }
        Trace.emit(method, delegate, rule: "C34")
        call(delegate, scene)
    }
}
