import DeviceCommands
import Foundation
import LaunchRules

// The application and its delegate.

extension LaunchSequence {
    /// A2, A3: before the delegate; `UIApplication` itself where no class is named.
    func createApplication() {
        application = makeApplication()
        application.bundle = request.bundle
        application.savedState = request.savedState
        application.restoration = request.savedState.flatMap { StateRestoration(application, $0) }
        application.info = request.info ?? InfoPlist(bundle: request.bundle, device: request.device)
        application.life.usesScenes = holds("A22") ? application.info.sceneManifest != nil : false
        if holds("A27") { InterfaceRotation(application, to: OrientationChoice(application).atLaunch).apply() }  // D58
        if let cause = request.cause { request.reason = reason(of: cause) }
        if request.reason.isBackground, holds("A40"), holds("C3") { application.life.state = .background }
        application.life.isBackgroundLaunch = request.reason.isBackground
        Trace.emit("createApplication", application, rule: "A3")
    }

    /// A42: iOS doesn't start an app for what it doesn't take.
    private func reason(of cause: LaunchCause) -> LaunchReason {
        do { return try LaunchReason(cause, application) } catch {
            Log.note("understudy: --launch: \(error)")
            exit(1)
        }
    }

    /// A29: the system has no such launch for an app that doesn't ask for it.
    func checkBackgroundMode() {
        guard let mode = request.reason.backgroundMode, !application.info.backgroundModes.contains(mode) else { return }
        Log.note("understudy: UIBackgroundModes in Info.plist doesn't list '\(mode)': iOS wouldn't launch the app for it.")
        exit(1)
    }

    private func makeApplication() -> UIApplication {
        guard let name = request.principalClassName, name != "UIApplication" else { return UIApplication() }
        guard let made = ClassLookup.make(name) else {
            NSException.fail(.internalInconsistencyException, "Unable to instantiate the UIApplication subclass instance. No class named \(name) is loaded.")
        }
        guard let application = made as? UIApplication else {
            NSException.fail(.internalInconsistencyException, "Unable to instantiate the UIApplication subclass instance. \(name) is not a UIApplication subclass.", rule: "A2")
        }
        return holds("A2") ? application : UIApplication()
    }

    /// A3, A5, A6, A7
    func createDelegate() {
        guard let name = request.delegateClassName else { return }
        let delegate = makeDelegate(name)
        guard let typed = delegate as? any UIApplicationDelegate else {
            NSException.fail(.internalInconsistencyException, "Unable to instantiate the UIApplication delegate instance. Class \(name) does not conform to UIApplicationDelegate.")
        }
        if holds("A8") { held.append(delegate) }
        if holds("A3") { application.delegate = typed }
        Trace.emit("createDelegate", delegate, rule: "A3")
    }

    private func makeDelegate(_ name: String) -> AnyObject {
        if name == request.principalClassName, holds("A6") { return application }
        if let made = ClassLookup.make(name) { return made }
        NSException.fail(.internalInconsistencyException, "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.", rule: "A7")
    }
}
