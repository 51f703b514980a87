import Foundation
import LaunchRules

/// One presentation or dismissal, from its first callback to its last.
@MainActor struct PresentationRun {
    let presentation: UIPresentationController
    let presenter: UIViewController
    let source: UIViewController
    private let presented: UIViewController

    init(presentation: UIPresentationController, presenter: UIViewController, source: UIViewController) {
        self.presentation = presentation
        self.presenter = presenter
        self.source = source
        presented = presentation.presentedViewController
    }

    // MARK: Presenting

    /// D32, D34: loads the view, begins both appearances, moves, ends both, calls back.
    func present(animated: Bool, completion: (() -> Void)?) {
        presentation.presenter = presenter
        let active = adapted()
        presenter.presenting.presented = presented
        presented.presenting.isPresented = true
        presented.presenting.isBeingPresented = holds("D14")
        presented.loadViewIfNeeded()
        followOrientation()
        let container = makeContainer(for: active)
        active.installDecoration()
        active.presentationTransitionWillBegin()

        // The coordinator is there for what the callbacks want to move along.
        let context = TransitionContext(from: presenter, to: presented, in: container, style: presented.modalPresentationStyle, isAnimated: animated)
        context.usesPresenterView = active.shouldRemovePresentersView
        context.isPresentation = true
        context.onComplete = { finished in endPresenting(active, context, finished: finished, animated: animated, completion: completion) }
        presented.presenting.transition = context
        presented.appearing.isManaged = true
        if active.shouldRemovePresentersView || !holds("D30") { presenter.beginAppearance(false, animated: animated) }
        presented.beginAppearance(true, animated: animated)
        // A callback may have taken the window's root away, and this with it.
        guard !context.isComplete else { return }
        if let view = active.presentedView {
            view.frame = active.frameOfPresentedViewInContainerView
            if view !== presented.view { presented.view.frame = view.bounds }
        }
        context.finalFrames[ObjectIdentifier(presented)] = active.frameOfPresentedViewInContainerView
        start(context, active, presenting: true)
    }

    private func endPresenting(_ active: UIPresentationController, _ context: TransitionContext, finished: Bool, animated: Bool, completion: (() -> Void)?) {
        guard finished else { return cancelPresenting(active, context) }
        if let view = active.presentedView, view.superview == nil { active.containerView?.addSubview(view) }
        presented.presenting.transition = nil
        if active.shouldRemovePresentersView, holds("D29") { removePresenterView() }
        inOrder("D34") {
            inOrder("D32") {
                presented.endAppearance()
                presented.appearing.isManaged = false
            } then: {
                if active.shouldRemovePresentersView { presenter.endAppearance() }
            }
            presented.presenting.isBeingPresented = false
            active.presentationTransitionDidEnd(true)
        } then: {
            completion?()
        }
        context.runAfterwards()
    }

    private func cancelPresenting(_ active: UIPresentationController, _ context: TransitionContext) {
        presented.beginAppearance(false, animated: false)
        active.presentedView?.removeFromSuperview()
        presented.endAppearance()
        if active.shouldRemovePresentersView { presenter.beginAppearance(true, animated: false); presenter.endAppearance() }
        active.presentationTransitionDidEnd(false)
        tearDown(presented, active)
    }

    /// D31: the style that the size allows.
    private func adapted() -> UIPresentationController {
        let own = presentation.presentationStyle
        let wanted = presentation.adaptivePresentationStyle(for: presenter.traitCollection)
        guard wanted != .none, wanted != own, wanted != .automatic else { return presentation }
        let controller = presented.makePresentationController(style: wanted, presenting: presenter)
        if controller is FullScreenPresentationController, presented.presenting.chosenStyle != .fullScreen { presented.presenting.adaptedController = controller }
        controller.adaptiveDelegate = presentation.adaptiveDelegate
        presented.presenting.adaptedController = controller
        return controller
    }

    private func makeContainer(for active: UIPresentationController) -> TransitionView {
        let (host, frame) = active.containerPlace(over: presenter), container = TransitionView.make(filling: host)
        container.frame = frame
        container.willLayout = { [weak active] in active?.containerWillLayout() }
        container.didLayout = { [weak active] in active?.containerViewDidLayoutSubviews() }
        host.addSubview(container)
        active.container = container
        return container
    }

    /// D29: the covered view leaves the hierarchy, and remembers where it was.
    private func removePresenterView() {
        guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
        presentation.presentersSuperview = superview
        presenter.appearing.isManaged = true
        view.removeFromSuperview()
        presenter.appearing.isManaged = false
    }

    private func restorePresenterView() {
        guard let view = presenter.viewIfLoaded, view.superview == nil, let superview = presentation.presentersSuperview else { return }
        presenter.appearing.isManaged = true
        view.frame = superview.bounds
        superview.insertSubview(view, at: 0)
        presenter.appearing.isManaged = false
    }

    // MARK: Dismissing

    /// D33, D35: only the top-most of a stack moves; those between go without being seen.
    func dismiss(animated: Bool, interaction: (any UIViewControllerInteractiveTransitioning)? = nil, completion: (() -> Void)?) {
        let stack = Array(sequence(first: presented) { holds("D35") ? $0.presenting.presented : nil })
        let top = stack.last!
        guard let active = top.presenting.active, let container = active.container else { return }
        for controller in stack { controller.presenting.isBeingDismissed = holds("D14") }
        followOrientation()
        active.dismissalTransitionWillBegin()
        let removed = presentation.shouldRemovePresentersView

        let context = TransitionContext(from: top, to: presenter, in: container, style: top.modalPresentationStyle, isAnimated: animated)
        context.usesPresenterView = removed
        context.onComplete = { finished in endDismissing(stack, active, finished: finished, removed: removed, completion: completion) }
        top.presenting.transition = context
        inOrder("D33") {
            for controller in stack {
                controller.appearing.isManaged = true
                controller.beginAppearance(false, animated: animated)
            }
        } then: {
            if removed {
                restorePresenterView()
                presenter.beginAppearance(true, animated: animated)
            }
        }
        for controller in stack.dropLast() { controller.presenting.active?.container?.isHidden = true }

        guard !context.isComplete else { return }
        start(context, active, presenting: false, interaction: interaction)
    }

    private func endDismissing(_ stack: [UIViewController], _ active: UIPresentationController, finished: Bool, removed: Bool, completion: (() -> Void)?) {
        let top = stack.last!
        let context = top.presenting.transition
        top.presenting.transition = nil
        guard finished else { return cancelDismissing(stack, active, removed: removed) }
        active.presentedView?.removeFromSuperview()
        if removed { presenter.endAppearance() }
        for controller in stack.reversed() { controller.endAppearance() }
        for controller in stack { controller.appearing.isManaged = false }
        active.dismissalTransitionDidEnd(true)
        for controller in stack.reversed() {
            if let controller = controller.presenting.active { controller.removeDecoration() }
            controller.viewIfLoaded?.removeFromSuperview()
            tearDown(controller, controller.presenting.active)
        }
        presenter.presenting.presented = nil
        completion?()
        context?.runAfterwards()
    }

    /// D37: a drag that was let go; the presented controller comes back.
    private func cancelDismissing(_ stack: [UIViewController], _ active: UIPresentationController, removed: Bool) {
        if removed {
            presenter.beginAppearance(false, animated: true)
            removePresenterView()
            presenter.endAppearance()
        }
        active.applyPresented()
        for controller in stack {
            controller.presenting.isBeingDismissed = false
            controller.presenting.active?.container?.isHidden = false
            if holds("D37") {
                controller.beginAppearance(true, animated: true)
                controller.endAppearance()
            }
            controller.appearing.isManaged = false
        }
        active.dismissalTransitionDidEnd(false)
        active.containerView?.setNeedsLayout()
    }

    private func tearDown(_ controller: UIViewController, _ active: UIPresentationController?) {
        active?.container?.removeFromSuperview()
        active?.container = nil
        controller.presenting.isPresented = false
        controller.presenting.isBeingDismissed = false
        controller.presenting.isBeingPresented = false
        controller.presenting.adaptedController = nil
        controller.presenting.controller = nil
        if let presenter = active?.presenter, presenter.presenting.presented === controller { presenter.presenting.presented = nil }
    }

    /// D59: what fills the screen says which way up it goes.
    private func followOrientation() {
        // The presenter's view is in no window while it is covered.
        if presented.modalPresentationStyle == .fullScreen { InterfaceRotation.update(presenter.viewIfLoaded?.window ?? presented.viewIfLoaded?.window) }
    }

    // MARK: Moving

    private func start(_ context: TransitionContext, _ active: UIPresentationController, presenting: Bool, interaction own: (any UIViewControllerInteractiveTransitioning)? = nil) {
        let custom = context.isAnimated ? customAnimator(presenting: presenting) : nil
        guard context.isAnimated else {
            if presenting, let view = active.presentedView { context.containerView.addSubview(view) }
            presenting ? active.applyPresented() : active.applyDismissed()
            context.coordinator.runAlongside()
            if presenting { context.containerView.layoutIfNeeded() }
            // The appearance ends after the commit, as an animated one would (H9).
            return presenting ? AfterCommit.run { context.completeTransition(true) } : context.completeTransition(true)
        }
        let animator = custom ?? active.defaultAnimator(presenting: presenting)
        context.alongside = { presenting ? active.applyPresented() : active.applyDismissed() }
        context.layersBeside = active.movesPresenter ? [presenter.viewIfLoaded?.layer].compactMap { $0 } : []
        context.run(animator, interaction: custom.flatMap { interaction(for: $0, presenting: presenting) } ?? own)
    }

    private func customAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate = presented.presenting.transitioningDelegate else { return nil }
        if presenting {
            guard _implements(delegate, "animationController(forPresented:presenting:source:)") else { return nil }
            return delegate.animationController(forPresented: presented, presenting: presenter, source: source)
        }
        guard _implements(delegate, "animationController(forDismissed:)") else { return nil }
        return delegate.animationController(forDismissed: presented)
    }

    private func interaction(for animator: any UIViewControllerAnimatedTransitioning, presenting: Bool) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let delegate = presented.presenting.transitioningDelegate else { return nil }
        if presenting {
            return _implements(delegate, "interactionControllerForPresentation(using:)") ? delegate.interactionControllerForPresentation(using: animator) : nil
        }
        return _implements(delegate, "interactionControllerForDismissal(using:)") ? delegate.interactionControllerForDismissal(using: animator) : nil
    }
}

extension UIPresentationController {
    func containerWillLayout() {
        if presentedViewController.presenting.transition == nil { layOutPresentedView() }
        containerViewWillLayoutSubviews()
    }
}
