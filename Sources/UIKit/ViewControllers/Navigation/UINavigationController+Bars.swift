import Foundation

struct NavigationBarState {
    var isBarHidden = false
    var isToolbarHidden = true
    weak var followed: UIScrollView?
    var popRecognizer: UIScreenEdgePanGestureRecognizer?
    let hideOnSwipeRecognizer = UIPanGestureRecognizer()
    let hideOnTapRecognizer = UITapGestureRecognizer()
}

/// Holds the views of the stack.
final class NavigationTransitionView: UIView {}

extension UINavigationController {
    func setUpBars() {
        navigationBar.owner = self
        if let own = self as? any UINavigationBarDelegate { navigationBar.delegate = own }
        barState.popRecognizer = PopEdgePan(navigation: self)
    }

    func decodeNavigation(_ coder: NSCoder) {
        barState.isBarHidden = coder.bool("UINavigationBarHidden") ?? false
        barState.isToolbarHidden = !(coder.bool("UIToolbarShown") ?? false)
        hidesBarsOnSwipe = coder.bool("UIHidesBarsOnSwipe") ?? false
        hidesBarsOnTap = coder.bool("UIHidesBarsOnTap") ?? false
        hidesBarsWhenKeyboardAppears = coder.bool("UIHidesBarsWhenKeyboardAppears") ?? false
        hidesBarsWhenVerticallyCompact = coder.bool("UIHidesBarsWhenVerticallyCompact") ?? false
        let decoded = coder.controllers("UIViewControllers")
        let controllers = decoded.isEmpty ? relations.children : decoded
        for controller in controllers { adoptDecodedChild(controller) }
        stack = controllers
        navigationBar.setItems(barItems, animated: false)
    }

    func makeNavigationView() -> UIView {
        let view = LayoutContainerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
        contentHost.frame = view.bounds
        contentHost.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentHost)
        navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
        view.addSubview(navigationBar)
        if let recognizer = barState.popRecognizer { view.addGestureRecognizer(recognizer) }
        if barState.isBarHidden { navigationBar.isHidden = true }
        return view
    }

    // MARK: Layout

    func layOutNavigation() {
        startPendingTransition()
        layOutBars()
        if let shown = flow.shown, flow.running == nil { placeContent(of: shown) }
        followContent()
    }

    /// The bar shows whether content lies under it, and how much of the large title is left.
    private func followContent() {
        let content = flow.shown?.contentScrollView(for: .top)
        if let old = barState.followed, old !== content { old.barFollower = nil }
        barState.followed = content
        guard let content else { return navigationBar.contentScrolled(by: 0) }
        content.barFollower = self
        contentDidScroll(content)
    }

    /// The bar's own shrinking moves the content's inset, so it is added again.
    func contentDidScroll(_ content: UIScrollView) {
        let largeTitle = navigationBar.showsLargeTitle
        let before = navigationBar.content.scrolledDistance
        let shrunk = largeTitle ? min(max(before, 0), UINavigationBar.largeTitleHeight) : 0
        let distance = content.contentOffset.y + content.adjustedContentInset.top + shrunk
        guard distance != before else { return }
        navigationBar.contentScrolled(by: distance)
        if largeTitle { view.setNeedsLayout() }
    }

    private func layOutBars() {
        let bounds = view.bounds
        let height = barHeight
        navigationBar.frame = CGRect(x: 0, y: isBarOut ? -height - topInset : topInset, width: bounds.width, height: height)
        guard let toolbar, !barState.isToolbarHidden || toolbar.superview != nil else { return }
        let toolbarHeight = self.toolbarHeight
        toolbar.frame = CGRect(x: 0, y: bounds.height - (barState.isToolbarHidden ? 0 : toolbarHeight + view.safeAreaInsets.bottom), width: bounds.width, height: toolbarHeight)
        toolbar.isHidden = barState.isToolbarHidden
    }

    /// Full size under translucent bars, or the space that they leave (`edgesForExtendedLayout`).
    func placeContent(of controller: UIViewController) {
        let bounds = contentHost.bounds
        var overlay = barInsets
        var frame = bounds
        let edges = controller.edgesForExtendedLayout
        let isOpaque = !navigationBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
        if !edges.contains(.top) || isOpaque {
            let covered = overlay.top > 0 ? topInset + overlay.top : 0
            frame.origin.y += covered
            frame.size.height -= covered
            overlay.top = 0
        }
        if !edges.contains(.bottom), overlay.bottom > 0 {
            frame.size.height -= overlay.bottom + view.safeAreaInsets.bottom
            overlay.bottom = 0
        }
        controller.setOverlayInsets(overlay)
        guard let content = controller.viewIfLoaded, content.transform.isIdentity else { return }
        if content.frame != frame { content.frame = frame }
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.translatesAutoresizingMaskIntoConstraints = true
    }

    /// Points that the bars cover beyond the safe area.
    private var barInsets: UIEdgeInsets {
        UIEdgeInsets(top: isBarOut ? 0 : barHeight, left: 0, bottom: barState.isToolbarHidden ? 0 : toolbarHeight, right: 0)
    }

    /// Hidden by the controller, by the app's own hand, or for that of the stack around this one.
    private var isBarOut: Bool { barState.isBarHidden || navigationBar.isHidden || isNested }

    private var topInset: CGFloat { view.safeAreaInsets.top }

    /// 44 points; 32 in compact height, 50 on iPad, 56 in a sheet; more with a large title, a prompt or a search bar.
    private var barHeight: CGFloat { navigationBar.heightInController(isInSheet: isInSheet) }
    private var toolbarHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 32 : traitCollection.userInterfaceIdiom == .pad ? 50 : (view.window?.safeAreaInsets.bottom ?? 0) > 0 ? 49 : 44 }
    private var isInSheet: Bool { navigationBar.isInSheet && topInset == 0 }

    // MARK: Items

    func applyItems(of controller: UIViewController, animated: Bool) {
        let items = barItems
        if navigationBar.items?.elementsEqual(items, by: ===) != true { navigationBar.setItems(items, animated: animated) }
        toolbar.setItems(controller.toolbarItems ?? [], animated: animated)
        tabBarController?.bottomBarMayHide(animated: animated)
        view.setNeedsLayout()
        if let outer = relations.parent as? UINavigationController { outer.applyItems(of: self, animated: animated) }
    }

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard controller === stack.last else { return }
        toolbar.setItems(controller.toolbarItems ?? [], animated: animated)
    }

    func changeBarHidden(_ hidden: Bool, animated: Bool) {
        guard barState.isBarHidden != hidden else { return }
        barState.isBarHidden = hidden
        if !hidden { navigationBar.isHidden = false }
        relayout(animated: animated) { [weak self] in
            if let self, barState.isBarHidden { navigationBar.isHidden = true }
        }
    }

    func changeToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard barState.isToolbarHidden != hidden else { return }
        barState.isToolbarHidden = hidden
        if let view = viewIfLoaded, !hidden, toolbar.superview == nil { view.addSubview(toolbar) }
        relayout(animated: animated)
    }

    private func relayout(animated: Bool, then end: @escaping () -> Void = {}) {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil, UIView.areAnimationsEnabled else { return end() }
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration), animations: { view.layoutIfNeeded() }, completion: { _ in end() })
    }

    /// From the first pushed controller that asks for it on, the tab bar stays away.
    var hidesBottomBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

    nonisolated static func registerNavigationGlue(_ glue: inout ObjCGlue) {
        glue.property("navigationBar", get: { ($0 as! UINavigationController).navigationBar })
        glue.property("toolbar", get: { ($0 as! UINavigationController).toolbar })
        glue.property("delegate", get: { ($0 as! UINavigationController).delegate }, set: { ($0 as! UINavigationController).delegate = $1 as? any UINavigationControllerDelegate })
        glue.property("topViewController", get: { ($0 as! UINavigationController).topViewController })
        glue.property("viewControllers", get: { ($0 as! UINavigationController).viewControllers }, set: { ($0 as! UINavigationController).viewControllers = _objcCast($1) })
        glue.property("navigationBarHidden", get: { ($0 as! UINavigationController).isNavigationBarHidden }, set: { ($0 as! UINavigationController).isNavigationBarHidden = _objcCast($1) })
        glue.property("toolbarHidden", get: { ($0 as! UINavigationController).isToolbarHidden }, set: { ($0 as! UINavigationController).isToolbarHidden = _objcCast($1) })
        glue.property("hidesBarsOnTap", get: { ($0 as! UINavigationController).hidesBarsOnTap }, set: { ($0 as! UINavigationController).hidesBarsOnTap = _objcCast($1) })
        glue.property("hidesBarsOnSwipe", get: { ($0 as! UINavigationController).hidesBarsOnSwipe }, set: { ($0 as! UINavigationController).hidesBarsOnSwipe = _objcCast($1) })
        glue.action("popViewControllerAnimated:") { controller, _ in (controller as! UINavigationController).popViewController(animated: true) }
        glue.creates { UINavigationController() }
    }
}

extension NSCoder {
    /// Child controllers of a nib; a reference to another storyboard is followed.
    @MainActor func controllers(_ key: String) -> [UIViewController] {
        let objects: [Any] = object(key) ?? []
        return objects.compactMap { object in
            if let controller = object as? UIViewController { return controller }
            guard let placeholder = object as? UIStoryboardViewControllerPlaceholder, let identifier = placeholder.identifier else { return nil }
            return (self as? UINibDecoder)?.nib.storyboard?.makeController(identifier, creator: nil)
        }
    }
}
