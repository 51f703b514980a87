import Foundation
import LaunchRules

struct ViewControllerRelations {
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var isMovingToParent = false
    var isMovingFromParent = false
}

extension UIViewController {
    /// D40, D41
    func attach(_ child: UIViewController) {
        guard child !== self else {
            NSException.fail(.invalidArgumentException, "Can't add self as child view controller: \(self)")
        }
        if child.relations.parent === self { return }
        if child.relations.parent != nil, holds("D41") { child.removeFromParent() }
        child.relations.isMovingToParent = true
        Trace.emit("willMove(toParent:)", child, rule: "D40")
        if holds("D40") { child.willMove(toParent: self) }
        child.relations.parent = self
        relations.children.append(child)
    }

    /// D40: the parent's list, then `didMove(toParent: nil)`.
    func detachFromParent() {
        guard let parent = relations.parent else { return }
        parent.relations.children.removeAll { $0 === self }
        relations.parent = nil
        relations.isMovingFromParent = false
        relations.isMovingToParent = false
        Trace.emit("didMove(toParent:)", self, rule: "D40")
        if holds("D40") { didMove(toParent: nil) }
        UISearchController.searching?.hostLeft(self)
    }

    /// Containers of UIKit announce a move themselves; `parent` nil announces the removal.
    func announceWillMove(to parent: UIViewController?) {
        relations.isMovingToParent = parent != nil
        relations.isMovingFromParent = parent == nil
        Trace.emit("willMove(toParent:)", self, rule: "D22")
        willMove(toParent: parent)
    }

    func announceDidMove(to parent: UIViewController) {
        Trace.emit("didMove(toParent:)", self, rule: "D22")
        if holds("D22") { didMove(toParent: parent) }
        relations.isMovingToParent = false
    }

    /// The children whose views are in this controller's view: they take its appearance (D42).
    var childrenOnScreen: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return relations.children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    func nearestAncestor<Container: UIViewController>() -> Container? {
        var candidate = relations.parent
        while let current = candidate {
            if let found = current as? Container { return found }
            candidate = current.relations.parent
        }
        return nil
    }

    /// The controller itself and everything above it in the containment hierarchy.
    var ancestry: [UIViewController] { Array(sequence(first: self) { $0.relations.parent }) }

    /// D45
    func exchange(
        _ old: UIViewController, for new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        guard old.relations.parent === self, new.relations.parent === self else {
            NSException.fail(.invalidArgumentException, "Children view controllers \(old) and \(new) must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
        }
        let host: UIView = old.view.superview ?? view
        new.beginAppearance(true, animated: duration > 0)
        old.beginAppearance(false, animated: duration > 0)
        withManagedAppearance(of: [old, new]) { if new.view.superview !== host { host.addSubview(new.view) } }
        UIView.transition(with: host, duration: duration, options: options, animations: animations) { finished in
            if holds("D45") { self.withManagedAppearance(of: [old, new]) { old.view.removeFromSuperview() } }
            old.endAppearance()
            new.endAppearance()
            completion?(finished)
        }
    }

    /// View moves inside `body` don't count as appearances of `controllers`: their container sends those.
    func withManagedAppearance(of controllers: [UIViewController], _ body: () -> Void) {
        for controller in controllers { controller.appearing.isManaged = true }
        body()
        for controller in controllers { controller.appearing.isManaged = false }
    }

    // MARK: Responder chain

    /// G2: above the view; a presented controller continues with its presenter.
    var nextInChain: UIResponder? {
        if holds("G2"), let presenter = presenting.controller?.presentingViewController { return presenter }
        // A root that a full screen covers has its view taken away; its window is still its own.
        return viewIfLoaded?.superview ?? relations.parent ?? (presentedViewController == nil ? nil : UIApplication.current?.windows.first { $0.rootViewController === self })
    }

    // MARK: show

    func nearestTarget(of action: Selector, sender: Any?) -> UIViewController? {
        ancestry.dropFirst().first { $0.canPerformAction(action, withSender: sender) }
    }

    func showInNearestTarget(_ controller: UIViewController, sender: Any?) {
        if let target = ancestry.dropFirst().first(where: { $0.takesShow }) { return target.show(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    func showDetailInNearestTarget(_ controller: UIViewController, sender: Any?) {
        if let target = ancestry.dropFirst().first(where: { $0.takesShowDetail }) { return target.showDetailViewController(controller, sender: sender) }
        present(controller, animated: UIView.areAnimationsEnabled)
    }

    private var takesShow: Bool {
        self is UINavigationController || self is UISplitViewController || ObjCClass.of(self).implements("show(_:sender:)")
    }

    private var takesShowDetail: Bool {
        self is UISplitViewController || ObjCClass.of(self).implements("showDetailViewController(_:sender:)")
    }
}
