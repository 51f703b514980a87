import Foundation
import LaunchRules

// Appearance callbacks, and what windows and views call to bring them about. A window installs its root controller with
// `installAsRoot(in:)`; a view tells its controller about window changes and layout with the `hostedView…` functions.

/// Where a controller stands between off screen and on screen.
struct AppearanceState {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    var phase = Phase.disappeared
    var animated = false
    /// `viewIsAppearing(_:)` has still to come in this appearance (D8).
    var owesIsAppearing = false
    /// A container runs the appearance of this controller: moves of its view between windows mean nothing.
    var isManaged = false
}

// MARK: - The two halves of an appearance

extension UIViewController {
    /// The first half: will appear or will disappear, then the same for the children on screen (D42).
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        switch (isAppearing, appearing.phase) {
        case (true, .disappeared), (true, .disappearing): willAppear(animated: animated)
        case (false, .appeared), (false, .appearing): willDisappear(animated: animated)
        default: if !holds("D12") { isAppearing ? willAppear(animated: animated) : willDisappear(animated: animated) }  // already on its way there: calls stay balanced (D12)
        }
    }

    /// The second half; ends whatever `beginAppearance` began.
    func endAppearance() {
        switch appearing.phase {
        case .appearing: didAppear()
        case .disappearing: didDisappear()
        case .appeared, .disappeared: break
        }
    }

    private func willAppear(animated: Bool) {
        loadViewIfNeeded()
        appearing.phase = .appearing
        appearing.animated = animated
        appearing.owesIsAppearing = true
        takeUpMissedTraits()
        Trace.emit("viewWillAppear(_:)", self, rule: "D7")
        if holds("D7") { viewWillAppear(animated) }
        prepareContentForAppearance()
        if holds("D43") { forward { $0.beginAppearance(true, animated: animated) } }
    }

    private func willDisappear(animated: Bool) {
        settleTransition()
        appearing.phase = .disappearing
        appearing.animated = animated
        appearing.owesIsAppearing = false
        Trace.emit("viewWillDisappear(_:)", self, rule: "D12")
        viewWillDisappear(animated)
        forward { $0.beginAppearance(false, animated: animated) }
    }

    private func didAppear() {
        deliverIsAppearing()
        appearing.phase = .appeared
        Trace.emit("viewDidAppear(_:)", self, rule: "D7")
        viewDidAppear(appearing.animated)
        forward { $0.catchUp(with: self) }
    }

    private func didDisappear() {
        appearing.phase = .disappeared
        Trace.emit("viewDidDisappear(_:)", self, rule: "D12")
        viewDidDisappear(appearing.animated)
        forward { $0.catchUp(with: self) }
    }

    /// Comes to where its container stands, if a callback of before has changed that: balanced, whatever happened meanwhile (D12).
    func catchUp(with container: UIViewController) {
        switch container.appearing.phase {
        case .appearing: beginAppearance(true, animated: appearing.animated)
        case .disappearing: beginAppearance(false, animated: appearing.animated)
        case .appeared, .disappeared:
            beginAppearance(container.appearing.phase == .appeared, animated: appearing.animated)
            endAppearance()
        }
    }

    /// D8: once an appearance, when the view is in the window with its final traits and size, parents first.
    func deliverIsAppearing() {
        guard appearing.owesIsAppearing, appearing.phase == .appearing else { return }
        appearing.owesIsAppearing = !holds("D8")
        Trace.emit("viewIsAppearing(_:)", self, rule: "D8")
        viewIsAppearing(appearing.animated)
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        FirstResponder.settle()
        forward { $0.deliverIsAppearing() }
    }

    private func forward(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods || !holds("D44"), holds("D42") else { return }
        for child in childrenForAppearance where !child.appearing.isManaged { body(child) }
    }
}

// MARK: - The root of a window

extension UIViewController {
    /// D15, D16: loads the view, sizes it to the window and brings it on screen. The window calls this when it is first
    /// shown, and when it gets another root while it is visible. `viewDidAppear(_:)` follows after the commit (D17).
    func installAsRoot(in window: UIWindow) {
        loadViewIfNeeded()
        let container = TransitionView.make(filling: window)
        let shadow = DropShadowView.make(filling: container)
        container.addSubview(shadow)
        appearing.isManaged = true
        beginAppearance(true, animated: false)
        // A callback may have given the window another root.
        guard window.rootViewController === self else { return appearing.isManaged = false }
        view.frame = shadow.bounds
        view.autoresizingMask = holds("F15") ? [.flexibleWidth, .flexibleHeight] : []
        view.translatesAutoresizingMaskIntoConstraints = true
        shadow.addSubview(view)
        window.insertSubview(holds("D39") ? container : view, at: 0)
        appearing.isManaged = false
        guard holds("D17"), holds("H9") else { return endAppearance() }
        AfterCommit.run { [weak self] in
            guard let self, viewIfLoaded?.window != nil else { return }
            endAppearance()
        }
    }

    /// Takes a root's view out of its window, with both halves of its disappearance.
    func removeAsRoot() {
        guard let view = viewIfLoaded else { return }
        dismissAtOnce()
        beginAppearance(false, animated: false)
        appearing.isManaged = true
        let container = view.superview?.superview as? TransitionView
        view.removeFromSuperview()
        container?.removeFromSuperview()
        appearing.isManaged = false
        endAppearance()
    }
}

// MARK: - What the root view tells its controller

extension UIViewController {
    /// Before the view goes to another window, or to none.
    func hostedViewWillMove(to window: UIWindow?) {
        guard !appearing.isManaged, window !== viewIfLoaded?.window else { return }
        if window != nil {
            if appearing.phase == .disappeared, takesAppearanceFromItsView { beginAppearance(true, animated: false) }
        } else if appearing.phase == .appeared || appearing.phase == .appearing {
            beginAppearance(false, animated: false)
        }
    }

    /// After the view went to another window, or to none.
    func hostedViewDidMove(to window: UIWindow?) {
        guard !appearing.isManaged else { return }
        if window == nil, appearing.phase == .disappearing {
            // A parent that disappears, too, ends its children's disappearance.
            return relations.parent?.appearing.phase == .disappearing ? () : endAppearance()
        }
        guard window != nil, appearing.phase == .appearing, !parentWillEndAppearance else { return }
        AfterCommit.run { [weak self] in
            guard let self, appearing.phase == .appearing, viewIfLoaded?.window != nil else { return }
            endAppearance()
        }
    }

    /// D42: a parentless controller follows its view; a child does once its parent is on its way on screen.
    private var takesAppearanceFromItsView: Bool {
        guard let parent = relations.parent else { return presenting.controller == nil }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parent.appearing.phase == .appeared || parent.appearing.phase == .appearing
    }

    private var parentWillEndAppearance: Bool { relations.parent?.appearing.phase == .appearing }

    /// D7, D8, D10: before the view's own `layoutSubviews()`.
    func hostedViewWillLayout() {
        if viewIfLoaded?.window != nil { deliverIsAppearing() }
        layoutPreferences.isLayingOut = true
        Trace.emit("viewWillLayoutSubviews()", self, rule: "D10")
        layOutContent()
        if holds("D9") { viewWillLayoutSubviews() }
    }

    /// D10: after the view's own `layoutSubviews()`.
    func hostedViewDidLayout() {
        Trace.emit("viewDidLayoutSubviews()", self, rule: "D10")
        if holds("D10") { viewDidLayoutSubviews() }
        layoutPreferences.isLayingOut = false
    }

    /// D11
    func hostedViewSafeAreaDidChange() {
        Trace.emit("viewSafeAreaInsetsDidChange()", self, rule: "D11")
        if holds("D11") { viewSafeAreaInsetsDidChange() }
    }

    /// D11
    func hostedViewLayoutMarginsDidChange() {
        Trace.emit("viewLayoutMarginsDidChange()", self, rule: "D11")
        viewLayoutMarginsDidChange()
    }

    func hostedViewUpdateConstraints() { updateViewConstraints() }
}
