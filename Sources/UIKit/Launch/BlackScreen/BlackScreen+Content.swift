import CoreGraphics
import Foundation

extension BlackScreen {
    /// Views with less than this are as good as hidden.
    static let visibleAlpha: CGFloat = 0.01

    /// What keeps the front controller's view from being seen, whatever is in it.
    func faultOfContent(_ window: UIWindow) -> String? {
        guard let controller = frontController(of: window), let view = controller.viewIfLoaded else { return nil }
        return invisibility(of: view, in: window).map { "The view of \(name(controller)) \($0) in the window \(name(window))." }
    }

    /// The window is as it should be; its front controller's view shows nothing.
    func emptiness(of window: UIWindow) -> String {
        guard let controller = frontController(of: window) else { return "The window \(name(window)) is empty." }
        let name = name(controller)
        if controller is UINavigationController || controller is UITabBarController || controller is UIPageViewController || controller is UISplitViewController {
            return "\(name) is the root of the window \(self.name(window)) and has no view controllers to show."
        }
        guard let view = controller.viewIfLoaded, !view.subviews.isEmpty else { return "The view of \(name) has no content: no subviews, and it draws nothing." }
        let all = views(in: view), shown = all.prefix(3).map { describe($0, in: window) }.joined(separator: ", ")
        let more = all.count > 3 ? " and \(all.count - 3) more" : ""
        return "The view of \(name) has no content that can be seen: \(shown)\(more)."
    }

    // MARK: Controllers

    /// What is presented last, and in it the child that fills the screen.
    private func frontController(of window: UIWindow) -> UIViewController? {
        guard var controller = window.rootViewController else { return nil }
        while true {
            if let presented = controller.presentedViewController, presented.presentingViewController != nil, !presented.isBeingDismissed {
                controller = presented
            } else if let child = controller.childrenForAppearance.last(where: { $0.isViewLoaded }) {
                controller = child
            } else {
                return controller
            }
        }
    }

    /// The class, and the document that it came from.
    private func name(_ controller: UIViewController) -> String {
        let type = "\(Swift.type(of: controller))"
        if let storyboard = controller.storyboard { return "\(type), of the storyboard '\(storyboard.name)'," }
        return controller.nibName.map { "\(type), of the nib '\($0)'," } ?? type
    }

    // MARK: Views

    private func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }

    private func describe(_ view: UIView, in window: UIWindow) -> String {
        "\(type(of: view)) \(TreeDump.frame(view.frame)) " + (invisibility(of: view, in: window) ?? lack(of: view))
    }

    private func lack(of view: UIView) -> String {
        switch view {
        case let image as UIImageView where image.image == nil: "has no image"
        case let label as UILabel where label.text?.isEmpty != false: "has no text"
        case let table as UITableView where table.dataSource == nil: "has no data source"
        case let collection as UICollectionView where collection.dataSource == nil: "has no data source"
        default: "shows nothing"
        }
    }

    private func invisibility(of view: UIView, in window: UIWindow) -> String? {
        if view.isHidden { return "is hidden" }
        if view.alpha < Self.visibleAlpha { return "has alpha \(TreeDump.number(view.alpha))" }
        if view.bounds.isEmpty { return "has no size" }
        if view.window == nil { return "isn't in the window" }
        return view.convert(view.bounds, to: nil).intersects(window.bounds) ? nil : "lies outside"
    }
}
