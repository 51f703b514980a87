import Foundation
import LaunchRules

@MainActor struct PageState {
    var style = UIPageViewController.TransitionStyle.pageCurl
    var orientation = UIPageViewController.NavigationOrientation.horizontal
    var spine = UIPageViewController.SpineLocation.min
    /// Points between two pages that scroll.
    var spacing: CGFloat = 0
    var shown: [UIViewController] = []
    var isTurning = false
    let pan = UIPanGestureRecognizer()
    let content = UIView()
    var control: UIPageControl?
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
        let isLive = appearing.phase == .appeared
        guard isLive else {
            for controller in going { release(controller) }
            for controller in coming { place(controller) }
            for controller in coming { controller.announceDidMove(to: self) }
            updateControl()
            completion?(true)
            return
        }
        turn(from: going, to: coming, direction: direction, animated: animated && UIView.areAnimationsEnabled, completion: completion)
    }

    /// D46, D47: a scroll ends the new page first, a curl the old one.
    private func turn(from going: [UIViewController], to coming: [UIViewController], direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?) {
        pages.isTurning = true
        for controller in coming { controller.loadViewIfNeeded(); controller.beginAppearance(true, animated: animated) }
        for controller in going { controller.beginAppearance(false, animated: animated) }
        for controller in coming { place(controller) }
        let end: @MainActor () -> Void = { [self] in
            pages.isTurning = false
            withManagedAppearance(of: going) { for controller in going { controller.viewIfLoaded?.removeFromSuperview() } }
            let newFirst = pages.style == .scroll ? holds("D46") : !holds("D47")
            if newFirst { for controller in coming { controller.endAppearance() } }
            for controller in going { controller.endAppearance() }
            if !newFirst { for controller in coming { controller.endAppearance() } }
            for controller in going where !pages.shown.contains(where: { $0 === controller }) { release(controller) }
            for controller in coming { controller.announceDidMove(to: self) }
            updateControl()
            completion?(true)
        }
        guard animated else { return AfterCommit.run(end) }
        slide(from: going, to: coming, forward: direction == .forward, end: end)
    }

    private func slide(from going: [UIViewController], to coming: [UIViewController], forward: Bool, end: @escaping () -> Void) {
        let isHorizontal = pages.orientation == .horizontal
        let length = (isHorizontal ? view.bounds.width : view.bounds.height) + pages.spacing
        let sign: CGFloat = forward ? 1 : -1
        func shift(_ amount: CGFloat) -> CGAffineTransform {
            isHorizontal ? CGAffineTransform(translationX: amount, y: 0) : CGAffineTransform(translationX: 0, y: amount)
        }
        for controller in coming { controller.view.transform = shift(sign * length) }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut], animations: {
            for controller in coming { controller.view.transform = .identity }
            for controller in going { controller.view.transform = shift(-sign * length) }
        }, completion: { _ in
            for controller in going { controller.view.transform = .identity }
            end()
        })
    }

    private func place(_ controller: UIViewController) {
        controller.view.frame = pages.content.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.translatesAutoresizingMaskIntoConstraints = true
        if appearing.phase == .disappeared { pages.content.addSubview(controller.view) } else {
            withManagedAppearance(of: [controller]) { pages.content.addSubview(controller.view) }
        }
    }

    private func release(_ controller: UIViewController) {
        controller.announceWillMove(to: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.detachFromParent()
    }

    // MARK: By hand

    func panned(_ recognizer: UIPanGestureRecognizer?) {
        guard let recognizer, recognizer.state == .ended, !pages.isTurning else { return }
        let moved = recognizer.translation(in: view)
        let distance = pages.orientation == .horizontal ? moved.x : moved.y
        guard abs(distance) > 40 else { return }
        turnPage(forward: distance < 0)
    }

    func turnPage(forward: Bool) {
        guard let dataSource, let current = forward ? pages.shown.last : pages.shown.first else { return }
        let next = forward
            ? dataSource.pageViewController(self, viewControllerAfter: current)
            : dataSource.pageViewController(self, viewControllerBefore: current)
        guard let next else { return }
        let previous = pages.shown
        if let delegate, _implements(delegate, "pageViewController(_:willTransitionTo:)") { delegate.pageViewController(self, willTransitionTo: [next]) }
        show([next], direction: forward ? .forward : .reverse, animated: true) { [weak self] finished in
            guard let self, let delegate, _implements(delegate, "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)") else { return }
            delegate.pageViewController(self, didFinishAnimating: finished, previousViewControllers: previous, transitionCompleted: true)
        }
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

    private func updateControl() {
        guard let control = pages.control, let dataSource else { return }
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
        guard !pages.isTurning else { return }
        for controller in pages.shown where controller.isViewLoaded { controller.view.frame = pages.content.bounds }
    }
}
