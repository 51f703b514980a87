import Foundation
import LaunchRules

/// One unwind: the search for the destination, the action, and the way back (E14, TN2298).
@MainActor struct UnwindRun {
    let source: UIViewController
    let action: Selector
    let identifier: String?
    let sender: Any?

    /// E15: without a destination nothing happens.
    func run() {
        guard let destination = findDestination() ?? (holds("E15") ? nil : source) else {
            return Log.note("unwind \(action): no view controller handles it")
        }
        let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination) { goBack(to: destination) }
        Trace.emit("prepare(for:sender:)", source, rule: "E14")
        if holds("E14") { source.prepare(for: segue, sender: sender) }
        Trace.emit("unwind \(action)", destination, rule: "E14")
        _ = ObjCClass.of(destination).action(action)?(destination, action.argumentCount > 0 ? [segue] : [])
        segue.perform()
    }

    // MARK: Searching

    /// Up from the source through its parents and presenters; at each step down into the other children.
    private func findDestination() -> UIViewController? {
        let request = UIStoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
        var current: UIViewController? = source
        while let controller = current {
            if let found = search(controller, request) { return found }
            current = controller.parent ?? controller.presentingViewController
        }
        return nil
    }

    private func search(_ controller: UIViewController, _ request: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in controller.allowedChildrenForUnwinding(from: request) {
            if let found = search(child, request) { return found }
        }
        return controller.canPerformUnwindSegueAction(action, from: source, sender: sender) ? controller : nil
    }

    // MARK: Going back

    /// What is presented above the destination goes, and containers bring it to the front.
    private func goBack(to destination: UIViewController) {
        presenter(above: destination)?.dismiss(animated: UIView.areAnimationsEnabled)
        // A stack that was covered changes unseen, under the presentation that leaves.
        let popsUnseen = source.navigationController !== destination.navigationController
        bringForward(destination, animated: !popsUnseen && UIView.areAnimationsEnabled)
    }

    /// The controller around the destination that presents the source's stack.
    private func presenter(above destination: UIViewController) -> UIViewController? {
        destination.ancestry.first { $0.presenting.presented != nil }
    }

    private func bringForward(_ destination: UIViewController, animated: Bool) {
        var child = destination
        for container in destination.ancestry.dropFirst() {
            if let navigation = container as? UINavigationController, navigation.topViewController !== child {
                _ = navigation.popToViewController(child, animated: animated)
            } else if let tabs = container as? UITabBarController, tabs.selectedViewController !== child {
                tabs.selectedViewController = child
            }
            child = container
        }
    }
}
