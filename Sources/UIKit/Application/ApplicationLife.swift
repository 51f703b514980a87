import Foundation
import LaunchRules

/// Where the application stands, apart from what its scenes say.
struct ApplicationLife {
    /// C3: an app without scenes starts inactive, or in the background when it is launched there.
    var state = UIApplication.State.inactive
    /// The launch callbacks have returned: windows may be shown (A37).
    var hasFinishedLaunching = false
    /// It was started to do something unseen (A40).
    var isBackgroundLaunch = false
    /// Scenes rule the states (A22).
    var usesScenes = false
}

/// What the app may set and nothing here acts on, or only in one place.
struct ApplicationSettings {
    var badge = 0
    var shakeToEdit = true
    var idleTimerDisabled = false
    var networkIndicator = false
    var ignoringEvents = 0
    var shortcutItems: [UIApplicationShortcutItem]?
    var alternateIcon: String?
    var registeredForNotifications = false
    var statusBarHidden: Bool?
    var statusBarStyle: UIStatusBarStyle?
}

extension UIApplication {
    /// The state as the trace names it.
    static var stateForTrace: String {
        switch current?.applicationState {
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        case nil: "not running"
        }
    }

    /// C3: with scenes the state is that of the most active one, background when there is none.
    var stateOfScenes: State {
        guard life.usesScenes, holds("C3") else { return life.state }
        let states = scenes.connected.map(\.activationState)
        if states.contains(.foregroundActive) { return .active }
        return states.contains(.foregroundInactive) ? .inactive : .background
    }

    func failToRegisterForNotifications() {
        guard let delegate, _implements(delegate, "application(_:didFailToRegisterForRemoteNotificationsWithError:)") else { return }
        // What the simulator of old answers: there is no push service to register with.
        let error = NSError(domain: NSCocoaErrorDomain, code: 3010, userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
        DispatchQueue.main.async { [self] in
            Trace.emit("application(_:didFailToRegisterForRemoteNotificationsWithError:)", delegate, rule: "C5")
            delegate.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }
}
