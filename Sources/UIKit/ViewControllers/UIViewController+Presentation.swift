import Foundation
import LaunchRules

/// What a controller presents, and how it is itself presented.
struct PresentationState {
    var presented: UIViewController?
    /// Runs the presentation of this controller. Made when first asked for, so that it can be set up before `present`.
    var controller: UIPresentationController?
    /// What `controller` adapted to for the current size, when that is another kind (D31).
    var adaptedController: UIPresentationController?
    var isPresented = false
    var isBeingPresented = false
    var isBeingDismissed = false
    var transition: TransitionContext?

    private var storedStyle = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var isModal = false
    var definesContext = false
    var providesContextTransitionStyle = false
    var restoresFocus = true
    var capturesStatusBar = false

    var chosenStyle: UIModalPresentationStyle { storedStyle }

    mutating func setStyle(_ style: UIModalPresentationStyle) {
        guard style != storedStyle else { return }
        storedStyle = style
        if !isPresented { controller = nil }
    }

    /// The controller whose views are on screen.
    var active: UIPresentationController? { adaptedController ?? controller }
}

extension UIViewController {
    /// D28: reading `.automatic` gives what it stands for.
    var resolvedModalPresentationStyle: UIModalPresentationStyle {
        presenting.chosenStyle == .automatic && holds("D28") ? automaticPresentationStyle : presenting.chosenStyle
    }

    // MARK: Who presents whom

    var nearestPresented: UIViewController? { ancestry.lazy.compactMap(\.presenting.presented).first }

    var nearestPresenter: UIViewController? {
        ancestry.first { $0.presenting.isPresented }?.presenting.controller?.presentingViewController
    }

    var effectivePresentationController: UIPresentationController? {
        if let presented = ancestry.first(where: { $0.presenting.isPresented }) { return presented.presenting.controller }
        if let made = presenting.controller { return made }
        let made = makePresentationController(presenting: nil, source: self)
        presenting.controller = made
        return made
    }

    var nearestActivePresentationController: UIPresentationController? {
        ancestry.first { $0.presenting.isPresented }?.presenting.active
    }

    var activeTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        for controller in ancestry {
            (controller as? UINavigationController)?.startTransitionForCoordinator()
            if let transition = controller.presenting.transition { return transition.coordinator }
            if let transition = controller.presenting.presented?.presenting.transition { return transition.coordinator }
        }
        return nil
    }

    /// The presentation controller of `.custom` comes from the transitioning delegate, the others by style.
    func makePresentationController(presenting presenter: UIViewController?, source: UIViewController) -> UIPresentationController {
        if resolvedModalPresentationStyle == .custom, let delegate = presenting.transitioningDelegate, presenter != nil,
           _implements(delegate, "presentationController(forPresented:presenting:source:)"),
           let custom = delegate.presentationController(forPresented: self, presenting: presenter, source: source) {
            return custom
        }
        if let own = makeOwnPresentationController(presenting: presenter) { return own }
        return makePresentationController(style: resolvedModalPresentationStyle, presenting: presenter)
    }

    func makePresentationController(style: UIModalPresentationStyle, presenting presenter: UIViewController?) -> UIPresentationController {
        switch style {
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .pageSheet, .formSheet: UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .custom: UIPresentationController(presentedViewController: self, presenting: presenter)
        default: FullScreenPresentationController(presentedViewController: self, presenting: presenter)
        }
    }

    // MARK: Presenting

    func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard checkCanBePresented(controller) else { return }
        let presenter = presenterForPresentation(of: controller)
        if let blocked = reasonToRefuse(controller, presenter: presenter) {
            Log.note("Attempt to present \(controller) on \(presenter) (from \(self)) \(blocked)")
            return
        }
        if !presenter.isAttached {
            Log.note("""
                Presenting view controller \(controller) from detached view controller \(self) is not supported, and may result in incorrect safe area insets and \
                a corrupt root presentation. Make sure \(self) is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release.
                """)
        }
        let style = controller.resolvedModalPresentationStyle
        let isCustom = style == .custom && controller.presenting.transitioningDelegate != nil
        // Made before there was a presenter, a custom controller is asked for anew.
        let made = isCustom ? nil : controller.presenting.controller
        let presentation = made ?? controller.makePresentationController(presenting: presenter, source: self)
        controller.presenting.controller = presentation
        PresentationRun(presentation: presentation, presenter: presenter, source: self).present(animated: animated && UIView.areAnimationsEnabled, completion: completion)
    }

    private func checkCanBePresented(_ controller: UIViewController) -> Bool {
        if let presenter = controller.presenting.isPresented ? controller.presenting.controller?.presentingViewController : nil {
            NSException.fail(.invalidArgumentException, "Application tried to present modally a view controller \(controller) that is already being presented by \(presenter).")
        }
        if let parent = controller.relations.parent {
            NSException.fail(.invalidArgumentException, "Application tried to present modally a view controller \(controller) that has a parent view controller \(parent).")
        }
        return controller !== self
    }

    /// D38: the nearest controller that defines the context for context styles, else the outermost container.
    private func presenterForPresentation(of controller: UIViewController) -> UIViewController {
        switch controller.resolvedModalPresentationStyle {
        case .currentContext, .overCurrentContext:
            ancestry.first { $0.presenting.definesContext } ?? ancestry.last!
        default: ancestry.last!
        }
    }

    /// Whether a window or a presentation leads to this controller's outermost container: the view of one that is no child of any may be in the window all the same.
    private var isAttached: Bool {
        let outermost = ancestry.last!
        return outermost.presenting.isPresented || outermost.viewIfLoaded?.window?.rootViewController === outermost
    }

    /// D38: refused with a log line, without an exception.
    private func reasonToRefuse(_ controller: UIViewController, presenter: UIViewController) -> String? {
        guard holds("D38") else { return nil }
        if let other = presenter.presenting.presented { return "which is already presenting \(other)." }
        if presenter.viewIfLoaded?.window == nil { return "whose view is not in the window hierarchy." }
        if presenter.presenting.isBeingDismissed || presenter.presenting.isBeingPresented && presenter.presenting.transition != nil { return "while a presentation is in progress." }
        return nil
    }

    // MARK: Dismissing

    /// D35: what this controller or a container of it presents goes; else the controller itself, by its presenter.
    func startDismissal(animated: Bool, completion: (() -> Void)?) {
        if let presenter = ancestry.first(where: { $0.presenting.presented != nil }) {
            presenter.dismissPresented(animated: animated, completion: completion)
        } else if let presenter = nearestPresenter {
            presenter.dismissPresented(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    /// All that is presented goes, what moves with it, without being seen: its window gets another root.
    func dismissAtOnce() {
        presenting.presented?.presenting.transition?.completeTransition(true)
        dismissPresented(animated: false, completion: nil)
    }

    private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        guard let first = presenting.presented, let presentation = first.presenting.active else { return }
        let running = first.presenting.transition
        if running != nil { Log.note("Trying to dismiss the presentation controller while transitioning already. (\(presentation))") }
        if first.presenting.isBeingDismissed { return }
        if let running {
            // Asked for while the presentation still moves: it comes after.
            running.afterwards.append { [weak self] in self?.dismissPresented(animated: animated, completion: completion) }
            return
        }
        PresentationRun(presentation: presentation, presenter: self, source: self).dismiss(animated: animated && UIView.areAnimationsEnabled, completion: completion)
    }
}
