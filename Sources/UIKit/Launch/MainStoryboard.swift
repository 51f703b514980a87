import Foundation

/// The storyboard that `Info.plist` names. A missing one raises at once (A49).
@MainActor struct MainStoryboard {
    let name: String
    let storyboard: UIStoryboard

    init(name: String, bundle: Bundle) {
        self.name = name
        storyboard = UIStoryboard(name: name, bundle: bundle)
    }

    /// A50: without an entry point the launch goes on, with a line about it.
    func makeInitialController() -> UIViewController? {
        guard let controller = storyboard.instantiateInitialViewController() else {
            Log.note("Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the designated entry point is not set?", rule: "A50")
            return nil
        }
        Trace.emit("instantiateInitialViewController", controller, rule: "A33")
        return controller
    }
}
