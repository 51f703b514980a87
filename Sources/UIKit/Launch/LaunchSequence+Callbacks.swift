import Foundation
import LaunchRules

// What the delegate hears of the launch.

extension LaunchSequence {
    /// A42: with scenes what starts the app comes with the connection, except what no scene could take.
    var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
        guard holds("A42") else { return application.life.usesScenes ? request.reason.options : nil }
        return application.life.usesScenes && !request.reason.isBackground ? nil : request.reason.options
    }

    func willFinishLaunching() {
        guard let delegate = application.delegate, _implements(delegate, "application(_:willFinishLaunchingWithOptions:)") else { return }
        Trace.emit("application(_:willFinishLaunchingWithOptions:)", delegate, rule: "A41")
        if !delegate.application(application, willFinishLaunchingWithOptions: launchOptions) { answer = false }
    }

    /// A41: the form without options only where the other is absent.
    func didFinishLaunching() {
        defer { application.life.hasFinishedLaunching = true }  // A37
        guard let delegate = application.delegate else { return }
        let hasOptions = _implements(delegate, "application(_:didFinishLaunchingWithOptions:)")
        if hasOptions {
            Trace.emit("application(_:didFinishLaunchingWithOptions:)", delegate, rule: "A41")
            if !delegate.application(application, didFinishLaunchingWithOptions: launchOptions) { answer = false }
        }
        if !hasOptions || !holds("A41"), _implements(delegate, "applicationDidFinishLaunching(_:)") {
            Trace.emit("applicationDidFinishLaunching(_:)", delegate, rule: "A41")
            delegate.applicationDidFinishLaunching(application)
        }
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
        guard !application.life.usesScenes || request.reason.isBackground else { return }
        application.handOver(request.reason, launchAnswer: answer)
    }

    /// L12: scenes are active before the first commit. Without scenes activity follows it (C41). C22: not at all in the background.
    func becomeActive() {
        guard !request.reason.isBackground || !holds("C22") else { return }
        guard !application.life.usesScenes else { return application.enterForeground(isLaunch: true) }
        FrameLoop.shared.afterNextCommit { [application] in application!.becomeActive() }
    }
}
