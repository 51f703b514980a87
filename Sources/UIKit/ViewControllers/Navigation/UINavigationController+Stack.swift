import Foundation
import LaunchRules

/// What is on its way in a navigation controller.
struct NavigationFlow {
    /// The controller whose view is in the content view.
    weak var shown: UIViewController?
    /// A change of the stack that the screen hasn't followed yet; it starts with the next layout.
    var pending: Pending?
    var running: TransitionContext?
    /// The finger that draws the top controller away.
    var popDrag: UIPercentDrivenInteractiveTransition?
    /// The top controller is being shown: its `viewDidLoad()` may change the stack again.
    var isPreparing = false
    /// Popped controllers whose views still move out.
    var leaving: [UIViewController] = []
    /// Children that haven't heard `didMove(toParent:)` yet: it follows their first appearance (D22).
    var owesDidMove: [UIViewController] = []
    /// The secondary side of a split view, while it is collapsed onto this stack.
    weak var collapsed: UIViewController?

    struct Pending {
        var operation: UINavigationController.Operation
        var animated: Bool
    }

    @MainActor static func make<View: UIView>(_ type: AnyClass?) -> View? {
        guard let type = type as? ObjCObject.Type else { return nil }
        return ObjCClass.of(type).glue.make?() as? View
    }
}

extension UINavigationController {
    // MARK: Changing the stack

    func push(_ controller: UIViewController, animated: Bool) {
        if stack.contains(where: { $0 === controller }) {
            NSException.fail(.invalidArgumentException, "Pushing the same view controller instance more than once is not supported (\(controller))")
        }
        change(to: stack + [controller], operation: .push, animated: animated)
    }

    func popTop(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        change(to: Array(stack.dropLast()), operation: .pop, animated: animated)
        return top
    }

    func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === controller }) else {
            NSException.fail(.internalInconsistencyException, "Tried to pop to a view controller that doesn't exist.")
        }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { change(to: Array(stack[...index]), operation: .pop, animated: animated) }
        return popped
    }

    func setStack(_ controllers: [UIViewController], animated: Bool) {
        let wasThere = stack.contains { $0 === controllers.last }
        change(to: controllers, operation: wasThere ? .pop : .push, animated: animated)
    }

    /// D21: the stack has its new value before any callback of the appearance; D22: who comes is told first.
    private func change(to controllers: [UIViewController], operation: UINavigationController.Operation, animated: Bool) {
        let leaving = stack.filter { old in !controllers.contains { $0 === old } }
        let coming = controllers.filter { new in !stack.contains { $0 === new } }
        if holds("D21") { stack = controllers }
        for controller in coming { attach(controller) }
        flow.owesDidMove += coming
        for controller in leaving {
            controller.announceWillMove(to: nil)
            relations.children.removeAll { $0 === controller }
        }
        flow.owesDidMove.removeAll { old in leaving.contains { $0 === old } }
        relations.children = stack + relations.children.filter { child in !stack.contains { $0 === child } }
        flow.leaving += leaving
        guard isOnScreen else { return followOffScreen() }
        flow.pending = NavigationFlow.Pending(operation: operation, animated: (flow.pending?.animated ?? false) || animated)
        view.setNeedsLayout()
    }

    private var isOnScreen: Bool {
        guard viewIfLoaded?.window != nil else { return false }
        return flow.shown != nil && appearing.phase != .disappeared
    }

    /// Off screen there is nothing to see: the bar follows, and who left is released at once.
    private func followOffScreen() {
        if let shown = flow.shown, shown !== stack.last {
            shown.beginAppearance(false, animated: false)
            withManagedAppearance(of: [shown]) { shown.viewIfLoaded?.removeFromSuperview() }
            shown.endAppearance()
            flow.shown = nil
        }
        releaseLeaving()
        navigationBar.setItems(barItems, animated: false)
        if !flow.isPreparing, appearing.phase == .appeared || appearing.phase == .appearing { showTopWhileVisible() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// A first controller for a navigation controller that is already on screen.
    private func showTopWhileVisible() {
        guard let top = stack.last else { return }
        showTopForAppearance()
        top.beginAppearance(true, animated: false)
        AfterCommit.run { [weak self] in
            guard let self else { return }
            if flow.shown === top { top.catchUp(with: self) }
            tellDidMove()
        }
    }

    private func releaseLeaving() {
        // Who is still to be seen leaves with a transition of its own.
        let shown = flow.shown
        let leaving = flow.leaving.filter { $0 !== shown }
        flow.leaving.removeAll { $0 !== shown }
        for controller in leaving where controller.relations.parent === self { controller.detachFromParent() }
    }

    private func tellDidMove() {
        let due = flow.owesDidMove
        flow.owesDidMove = []
        for controller in due where controller.relations.parent === self { controller.announceDidMove(to: self) }
    }

    // MARK: The first controller

    /// The top controller's view comes in as this controller appears; its appearance is forwarded by the base class.
    func showTopForAppearance() {
        flow.pending = nil
        guard let top = stack.last else { return }
        _ = view
        flow.isPreparing = true
        top.loadViewIfNeeded()
        flow.isPreparing = false
        guard stack.last === top else { return showTopForAppearance() }
        if flow.shown !== top {
            if let old = flow.shown { withManagedAppearance(of: [old]) { old.viewIfLoaded?.removeFromSuperview() } }
            flow.shown = top
        }
        applyItems(of: top, animated: false)
        withManagedAppearance(of: [top]) {
            placeContent(of: top)
            if top.view.superview !== contentHost { contentHost.addSubview(top.view) }
        }
        tellWillShow(top, animated: false)
    }

    func firstControllerDidAppear(animated: Bool) {
        guard flow.running == nil, let shown = flow.shown else { return }
        tellDidMove()
        tellDidShow(shown, animated: animated)
    }

    // MARK: Delegate

    /// D20: after the incoming `viewWillAppear(_:)`.
    func tellWillShow(_ controller: UIViewController, animated: Bool) {
        guard let delegate, _implements(delegate, "navigationController(_:willShow:animated:)") else { return }
        Trace.emit("navigationController(_:willShow:animated:)", controller, rule: "D20")
        delegate.navigationController(self, willShow: controller, animated: animated)
    }

    /// D20: after the incoming `viewDidAppear(_:)`.
    func tellDidShow(_ controller: UIViewController, animated: Bool) {
        guard let delegate, _implements(delegate, "navigationController(_:didShow:animated:)") else { return }
        Trace.emit("navigationController(_:didShow:animated:)", controller, rule: "D20")
        delegate.navigationController(self, didShow: controller, animated: animated)
    }

    // MARK: Transitions

    /// Who asks for the coordinator right after a push or a pop gets the one of that: its transition begins now and not with the next layout.
    func startTransitionForCoordinator() {
        guard flow.pending?.animated == true, !flow.isPreparing, appearing.phase == .appeared else { return }
        startPendingTransition()
    }

    /// D18, D19: the outgoing controller first, both ways.
    func startPendingTransition() {
        guard let pending = flow.pending, flow.running == nil, let from = flow.shown else { return }
        flow.pending = nil
        guard let to = stack.last, from !== to else { return settleWithoutTransition() }
        let animated = pending.animated && UIView.areAnimationsEnabled
        to.loadViewIfNeeded()
        // The coordinator is there for what the callbacks want to move along.
        let context = TransitionContext(from: from, to: to, in: contentHost, style: .none, isAnimated: animated)
        context.onComplete = { [weak self] finished in self?.endTransition(from: from, to: to, finished: finished, animated: animated) }
        context.layersBeside = [navigationBar.layer]
        flow.running = context
        presenting.transition = context
        from.appearing.isManaged = true
        to.appearing.isManaged = true
        inOrder("D18") {
            from.beginAppearance(false, animated: animated)
        } then: {
            inOrder("D20") { to.beginAppearance(true, animated: animated) } then: { tellWillShow(to, animated: animated) }
        }
        flow.shown = to
        guard !context.isComplete else { return settleLate(from, to) }
        if animated {
            let bar = BarContentMove(navigationBar, isPush: pending.operation == .push) { applyItems(of: to, animated: true) }
            context.alongside = { bar.move() }
            context.whenComplete { bar.end() }
        } else {
            applyItems(of: to, animated: false)
        }
        placeContent(of: to)
        context.initialFrames[ObjectIdentifier(from)] = from.view.frame
        context.finalFrames[ObjectIdentifier(to)] = to.view.frame
        run(context, pending.operation, from: from, to: to)
    }

    /// A callback has sent this controller away while the transition was only beginning.
    private func settleLate(_ from: UIViewController, _ to: UIViewController) {
        withManagedAppearance(of: [from, to]) {
            from.viewIfLoaded?.removeFromSuperview()
            contentHost.addSubview(to.view)
        }
        from.beginAppearance(false, animated: false)
        from.endAppearance()
        to.catchUp(with: self)
    }

    /// What moves comes to its end, and what was to move does so unseen: this controller leaves the screen.
    func settleStack() {
        flow.running?.completeTransition(true)
        guard flow.pending != nil, flow.running == nil else { return }
        flow.pending = nil
        followOffScreen()
    }

    private func run(_ context: TransitionContext, _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) {
        guard context.isAnimated else {
            contentHost.addSubview(to.view)
            context.coordinator.runAlongside()
            return AfterCommit.run { context.completeTransition(true) }
        }
        let custom = customAnimator(operation, from: from, to: to)
        let animator: any UIViewControllerAnimatedTransitioning = custom ?? NavigationAnimator(operation: operation)
        context.run(animator, interaction: custom.flatMap(interaction) ?? flow.popDrag)
    }

    private func customAnimator(_ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate, _implements(delegate, "navigationController(_:animationControllerFor:from:to:)") else { return nil }
        return delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }

    private func interaction(_ animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let delegate, _implements(delegate, "navigationController(_:interactionControllerFor:)") else { return nil }
        return delegate.navigationController(self, interactionControllerFor: animator)
    }

    private func endTransition(from: UIViewController, to: UIViewController, finished: Bool, animated: Bool) {
        flow.running = nil
        presenting.transition = nil
        guard finished else { return cancelTransition(from: from, to: to) }
        // It may be somebody else's by now.
        if holds("D24"), from.viewIfLoaded?.superview === contentHost { from.viewIfLoaded?.removeFromSuperview() }
        if to.view.superview == nil { contentHost.addSubview(to.view) }
        to.deliverIsAppearing()
        inOrder("D18") { from.endAppearance() } then: { to.endAppearance() }
        to.catchUp(with: self)
        from.appearing.isManaged = false
        to.appearing.isManaged = false
        // Another container has taken it over meanwhile, a split view that expands: it appears there.
        if let owner = from.relations.parent, owner !== self, from.viewIfLoaded?.window != nil { from.catchUp(with: owner) }
        if holds("D19") { releaseLeaving() }
        tellDidMove()
        if holds("D20") { tellDidShow(to, animated: animated) }
        view.setNeedsLayout()
        startPendingTransition()
    }

    /// D23: the controller that was leaving comes back, and the stack with it.
    private func cancelTransition(from: UIViewController, to: UIViewController) {
        to.viewIfLoaded?.removeFromSuperview()
        if from.view.superview == nil { contentHost.addSubview(from.view) }
        flow.shown = from
        stack += flow.leaving
        relations.children = stack
        for controller in flow.leaving { controller.relations.isMovingFromParent = false }
        flow.leaving = []
        inOrder("D23") {
            to.beginAppearance(false, animated: true)
            to.endAppearance()
        } then: {
            from.beginAppearance(true, animated: true)
            from.endAppearance()
        }
        from.catchUp(with: self)
        from.appearing.isManaged = false
        to.appearing.isManaged = false
        applyItems(of: from, animated: false)
        view.setNeedsLayout()
        startPendingTransition()
    }

    private func settleWithoutTransition() {
        releaseLeaving()
        if let top = stack.last { applyItems(of: top, animated: false) }
        tellDidMove()
    }

    // MARK: Split view

    /// D49: the secondary side goes on top of this stack, whatever it is.
    func collapse(_ secondary: UIViewController) {
        flow.collapsed = secondary
        setStack(stack + [secondary], animated: false)
    }

    /// D50: takes off again what `collapse` put on, and what came above it since.
    func separateCollapsed() -> UIViewController? {
        guard let secondary = flow.collapsed, separate(secondary) else { return nil }
        flow.collapsed = nil
        return secondary
    }

    func separate(_ controller: UIViewController) -> Bool {
        guard let index = stack.firstIndex(where: { $0 === controller }), index > 0 else { return false }
        let above = Array(stack[(index + 1)...])
        setStack(Array(stack[..<index]), animated: false)
        if let navigation = controller as? UINavigationController, !above.isEmpty { navigation.setStack(navigation.stack + above, animated: false) }
        return true
    }

    // MARK: A navigation controller in the stack

    /// In the stack of another, whose bar shows the items of both: a split view collapses so, and so does "More" of a tab bar.
    var isNested: Bool { relations.parent is UINavigationController }

    /// Of the whole stack, with those of the navigation controllers in it.
    var barItems: [UINavigationItem] {
        stack.flatMap { controller in (controller as? UINavigationController)?.barItems ?? [controller.navigationItem] }
    }

    /// What the back button does: the innermost stack goes back first.
    func goBack() {
        if let inner = stack.last as? UINavigationController, inner.stack.count > 1 { return inner.goBack() }
        _ = popViewController(animated: true)
    }
}
