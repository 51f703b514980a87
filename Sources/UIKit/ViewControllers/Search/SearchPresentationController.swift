/// Lays a search over the content that it searches: what is beside its results goes on taking touches, and the presenter stays where it is.
final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var shouldPresentInFullscreen: Bool { false }

    /// Within the content, so that it goes with it when another is pushed, and below the bar if that lies there, too.
    override func containerPlace(over presenter: UIViewController) -> (host: UIView, frame: CGRect) {
        guard let content = search?.searchedView else { return super.containerPlace(over: presenter) }
        return (content, place(in: content))
    }

    private func place(in content: UIView) -> CGRect {
        guard let bar = search?.searchBar, bar.isDescendant(of: content) else { return content.bounds }
        let top = min(max(bar.convert(bar.bounds, to: content).maxY, content.bounds.minY), content.bounds.maxY)
        return CGRect(x: content.bounds.minX, y: top, width: content.bounds.width, height: content.bounds.maxY - top)
    }

    func followContent() {
        if let container, let content = container.superview { container.frame = place(in: content) }
    }

    override func presentationTransitionWillBegin() {
        container?.passesTouchesThrough = true
        (container?.superview as? UIScrollView)?.search = self
        search?.begin()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { if completed { search?.hasBegun() } }
    override func dismissalTransitionWillBegin() { search?.end() }
    override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { search?.hasEnded() } }

    override func defaultAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        PresentationAnimator(style: .crossDissolve, isPresenting: presenting)
    }
}
