/// The drag from the screen's edge that goes back: `interactivePopGestureRecognizer`.
final class PopEdgePan: UIScreenEdgePanGestureRecognizer {
    private unowned let navigation: UINavigationController
    /// An app that sets another delegate decides for itself when to go back.
    private var hasOwnRules = true

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init(target: nil, action: nil)
        edges = .left
    }

    required init?(coder: NSCoder) { nil }

    override weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { hasOwnRules = false } }

    /// Not with another left button, without a back button or without a bar.
    override func mayStart() -> Bool {
        guard navigation.viewControllers.count > 1, navigation.flow.running == nil, let item = navigation.topViewController?.navigationItem else { return false }
        guard hasOwnRules else { return true }
        return (!navigation.isNavigationBarHidden || navigation.isNested) && !item.hidesBackButton && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
    }

    /// Content that scrolls sideways waits whether the finger came from the edge.
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other is ScrollPanGestureRecognizer }

    override func stateWasSet() { navigation.popDragged(self) }
}

extension UINavigationController {
    /// The part of the width, with a little of the speed, from which letting go goes back.
    private static let decision: CGFloat = 0.5

    func popDragged(_ pan: UIPanGestureRecognizer) {
        guard view.bounds.width > 0 else { return }
        let part = max(pan.translation(in: view).x / view.bounds.width, 0)
        switch pan.state {
        case .began:
            flow.popDrag = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
            startPendingTransition()
        case .changed: flow.popDrag?.update(part)
        case .ended, .cancelled:
            let drag = flow.popDrag
            flow.popDrag = nil
            let goes = pan.state == .ended && part + pan.velocity(in: view).x / view.bounds.width * 0.25 > Self.decision
            goes ? drag?.finish() : drag?.cancel()
        default: break
        }
    }
}
