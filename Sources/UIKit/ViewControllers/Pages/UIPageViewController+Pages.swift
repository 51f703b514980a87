import Foundation
import LaunchRules

@MainActor struct PageState {
    var style = UIPageViewController.TransitionStyle.pageCurl
    var orientation = UIPageViewController.NavigationOrientation.horizontal
    var spine = UIPageViewController.SpineLocation.min
    /// Points between two pages that scroll.
    var spacing: CGFloat = 0
    var shown: [UIViewController] = []
    /// The turn under way: by hand, or by itself.
    var turn: PageTurn?
    /// Pages that haven't heard `didMove(toParent:)` yet: it follows their appearance (D48).
    var owesDidMove: [UIViewController] = []
    let pan = UIPanGestureRecognizer()
    let content = PageContentView()
    var control: UIPageControl?
}

/// Holds the pages. Apps look for a scroll view here, to keep the user from turning pages.
final class PageContentView: UIScrollView {
    weak var pan: UIPanGestureRecognizer?
    override var isScrollEnabled: Bool { didSet { pan?.isEnabled = isScrollEnabled } }
}

extension UIPageViewController {
    func makePageView() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
        pages.content.frame = view.bounds
        pages.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.content)
        pages.pan.addTarget(self, action: Selector("handlePan:"))
        pages.content.addGestureRecognizer(pages.pan)
        pages.content.pan = pages.pan
        return view
    }

    // MARK: Turning

    func show(_ controllers: [UIViewController], direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?) {
        guard !controllers.isEmpty else {
            NSException.fail(.invalidArgumentException, "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition")
        }
        let old = pages.shown
        let coming = controllers.filter { new in !old.contains { $0 === new } }
        let going = old.filter { gone in !controllers.contains { $0 === gone } }
        guard !coming.isEmpty else { completion?(true); return }
        for controller in coming { attach(controller) }
        pages.shown = controllers
        _ = view
        guard appearing.phase == .appeared else {
            for controller in going { release(controller) }
            for controller in coming { place(controller) }
            pages.owesDidMove = (pages.owesDidMove + coming).filter { page in controllers.contains { $0 === page } }
            updateControl()
            completion?(true)
            return
        }
        pages.turn?.settle()
        let isAnimated = animated && UIView.areAnimationsEnabled
        let turn = PageTurn(self, from: going, to: coming, isForward: direction == .forward, completion: completion)
        pages.turn = turn
        turn.begin(animated: isAnimated)
        guard isAnimated else { return AfterCommit.run { turn.settle() } }
        turn.run(to: 1)
    }

    /// D48: pages that were set before they were to be seen.
    func tellDidMove() {
        let due = pages.owesDidMove
        pages.owesDidMove = []
        for controller in due where controller.relations.parent === self { controller.announceDidMove(to: self) }
    }

    func place(_ controller: UIViewController) {
        controller.view.frame = pages.content.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.translatesAutoresizingMaskIntoConstraints = true
        if appearing.phase == .disappeared { pages.content.addSubview(controller.view) } else {
            withManagedAppearance(of: [controller]) { pages.content.addSubview(controller.view) }
        }
    }

    func release(_ controller: UIViewController) {
        controller.announceWillMove(to: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.detachFromParent()
    }

    // MARK: By hand

    func panned(_ recognizer: UIPanGestureRecognizer?) {
        guard let recognizer else { return }
        let isHorizontal = pages.orientation == .horizontal
        func along(_ vector: CGPoint) -> CGFloat { isHorizontal ? vector.x : vector.y }
        let distance = along(recognizer.translation(in: view)), speed = along(recognizer.velocity(in: view)), length = max(isHorizontal ? view.bounds.width : view.bounds.height, 1)
        switch recognizer.state {
        case .began, .changed:
            if pages.turn == nil, distance != 0 { turnPage(forward: isForward(distance), byHand: true) }
            guard let turn = pages.turn, turn.isByHand else { return }
            turn.move(to: max(isForward(distance) == turn.isForward ? abs(distance) / length : 0, 0))
        case .ended, .cancelled:
            guard let turn = pages.turn, turn.isByHand else { return }
            let way = turn.part + (isForward(speed) == turn.isForward ? 1 : -1) * abs(speed) / length * 0.2
            turn.run(to: recognizer.state == .ended && way > 0.5 ? 1 : 0)
        default: break
        }
    }

    /// To the left and up is forward; where one reads from the right, to the right.
    private func isForward(_ distance: CGFloat) -> Bool {
        pages.orientation == .horizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? distance > 0 : distance < 0
    }

    func turnPage(forward: Bool, byHand: Bool = false) {
        guard pages.turn == nil, let dataSource, let current = forward ? pages.shown.last : pages.shown.first else { return }
        let next = forward
            ? dataSource.pageViewController(self, viewControllerAfter: current)
            : dataSource.pageViewController(self, viewControllerBefore: current)
        guard let next, next !== current else { return }
        let previous = pages.shown
        if let delegate, _implements(delegate, "pageViewController(_:willTransitionTo:)") { delegate.pageViewController(self, willTransitionTo: [next]) }
        attach(next)
        pages.shown = [next]
        let turn = PageTurn(self, from: previous, to: [next], isForward: forward) { [weak self] completed in
            guard let self, let delegate, _implements(delegate, "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)") else { return }
            delegate.pageViewController(self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
        }
        turn.isByHand = byHand
        pages.turn = turn
        turn.begin(animated: true)
        if !byHand { turn.run(to: 1) }
    }

    // MARK: The page control

    /// Pages that scroll show dots where the data source counts them.
    func pageSourceChanged() {
        let counts = pages.style == .scroll && pages.orientation == .horizontal
            && _implements(dataSource, "presentationCount(for:)") && _implements(dataSource, "presentationIndex(for:)")
        guard counts, let view = self.view else {
            pages.control?.removeFromSuperview()
            pages.control = nil
            return
        }
        if pages.control == nil {
            let control = UIPageControl()
            control.addTarget(self, action: Selector("pageChanged:"), for: .valueChanged)
            view.addSubview(control)
            pages.control = control
        }
        updateControl()
    }

    /// Nobody is asked which page of none this is.
    func updateControl() {
        guard let control = pages.control, let dataSource, viewControllers?.isEmpty == false else { return }
        control.numberOfPages = dataSource.presentationCount(for: self)
        control.currentPage = dataSource.presentationIndex(for: self)
    }

    func pageControlChanged() {
        guard let control = pages.control, let dataSource else { return }
        turnPage(forward: control.currentPage > dataSource.presentationIndex(for: self))
    }

    // MARK: Layout

    func layOutPages() {
        let bounds = view.bounds
        let controlHeight: CGFloat = pages.control == nil ? 0 : 37
        pages.content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - (controlHeight > 0 ? controlHeight + view.safeAreaInsets.bottom : 0))
        pages.control?.frame = CGRect(x: 0, y: bounds.height - view.safeAreaInsets.bottom - controlHeight, width: bounds.width, height: controlHeight)
        guard pages.turn == nil else { return }
        for controller in pages.shown where controller.isViewLoaded { controller.view.frame = pages.content.bounds }
    }
}
