import Foundation

extension UIScrollView {
    /// After the content moved: the navigation bar over it learns how far it is scrolled, the refresh control how far it is pulled.
    func contentMoved() {
        if isDragging, let refreshControl { refreshControl.pulled(by: -(contentOffset.y + adjustedContentInset.top)) }
        guard let controller = viewController ?? superview?.viewController, let navigation = controller.navigationController,
              navigation.topViewController === controller, controller.contentScrollView(for: .top) === self else { return }
        navigation.navigationBar.contentScrolled(by: navigation.navigationBar.distance(of: self))
    }
}

extension UINavigationBar {
    /// How far content is scrolled from where it starts below the bar at its full height, in points.
    func distance(of scrollView: UIScrollView) -> CGFloat {
        let collapsed = showsLargeTitle ? min(max(content.scrolledDistance, 0), Self.largeTitleHeight) : 0
        return scrollView.contentOffset.y + scrollView.adjustedContentInset.top + collapsed
    }

    /// The items changed: what is on top now may be scrolled otherwise.
    func scrollDistanceMayDiffer() {
        guard let top = owner?.topViewController, top.isViewLoaded, let scrollView = top.contentScrollView(for: .top), scrollView.window != nil else {
            content.scrolledDistance = 0
            return
        }
        content.scrolledDistance = max(distance(of: scrollView), 0)
    }
}
