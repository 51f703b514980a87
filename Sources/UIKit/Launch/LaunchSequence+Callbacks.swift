import Foundation
import FoundationGaps
import LaunchRules

// What the delegate hears of the launch.

extension LaunchSequence {
    /// A42: with scenes what starts the app comes with the connection, except what no scene could take.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
        guard holds("A42") else { return application.life.usesScenes ? request.reason.options : nil }
        return application.life.usesScenes && !request.reason.isBackground ? nil : request.reason.options
    }

    func willFinishLaunching() {
        application.tellAlways("application(_:willFinishLaunchingWithOptions:)", rule: "A41") {
            if !$0.application(application, willFinishLaunchingWithOptions: launchOptions) { answer = false }
        }
    }

    /// A41: the form without options only where the other is absent.
    func didFinishLaunching() {
        defer { application.life.hasFinishedLaunching = true }  // A37
        let name = "application(_:didFinishLaunchingWithOptions:)", hasOptions = _implements(application.delegate, name)
        application.tellAlways(name, rule: "A41") { if !$0.application(application, didFinishLaunchingWithOptions: launchOptions) { answer = false } }
        guard !hasOptions || !holds("A41") else { return }
        application.tellAlways("applicationDidFinishLaunching(_:)", rule: "A41") { $0.applicationDidFinishLaunching(application) }
    }

    /// H10
    func restoreState() {
        application.restoration?.restoreControllers()
        application.restoration = nil
    }

    /// B1, B7
    func postDidFinishLaunching() {
        let options = holds("B7") ? launchOptions : [:]
        application.post(UIApplication.didFinishLaunchingNotification, "UIApplication.didFinishLaunchingNotification", rule: "B1", userInfo: options.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.rawValue, $1) }) })
    }

    /// A44: before the launch callbacks and after them, in a launch with a main storyboard.
    func askForOrientations() {
        guard application.info.mainStoryboard != nil else { return }
        _ = application.delegateOrientations(for: application.delegate?.window)
    }

    /// C24–C32: what the app was started for. With scenes, the connection brought what scenes take (C33).
    func handOver() {
        guard !application.life.usesScenes || request.reason.isBackground else { return handOverToScenes() }
        application.handOver(request.reason, launchAnswer: answer)
    }

    /// C35: what wasn't there when the scene connected comes once it is shown. A tap on a notification is the notification centre's, too.
    private func handOverToScenes() {
        if case .notification(let content) = request.reason { _ = Notifications.receiver?.open(content) }
        guard case .handoff = request.reason, holds("C35") else { return }
        FrameLoop.shared.afterNextCommit { [application, request] in application!.handOver(request.reason) }
    }

    /// L12: scenes are active before the first commit. Without scenes activity follows it (C41). C22: not at all in the background.
    func becomeActive() {
        guard !request.reason.isBackground || !holds("C22") else { return }
        guard !application.life.usesScenes || !holds("C42") else { return application.enterForeground() }
        FrameLoop.shared.afterNextCommit { [application] in application!.becomeActive() }
    }
}
