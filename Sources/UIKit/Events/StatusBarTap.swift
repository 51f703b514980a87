/// A tap on the status bar: the scroll view that fills the front window goes to its top (`scrollsToTop`).
@MainActor enum StatusBarTap {
    /// Whether the finger landed on the bar, which is none of the app's windows' then.
    static func began(at point: CGPoint) -> Bool {
        let application = UIApplication.shared
        guard !application.isStatusBarHidden, application.applicationState == .active, application.statusBarFrame.contains(point), let window = application.window(at: point) else { return false }
        let found = candidates(in: window)
        // Of several none is meant.
        if found.count == 1 { _ = found[0].scrollToTop() }
        return true
    }

    private static func candidates(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        let own = (view as? UIScrollView).map { $0.scrollsToTop && $0.isScrollEnabled && $0.canMove(.vertical) } == true ? [view as! UIScrollView] : []
        return own + view.subviews.flatMap(candidates)
    }
}
