import Foundation
import LaunchRules

struct TabState {
    var selected: UIViewController?
    /// The controller whose view is in the content view.
    weak var shown: UIViewController?
    /// A selection made before there were controllers.
    var wantedIndex: Int?
    var isBarHidden = false
    var tabs: [UITab] = []
    var selectedTab: UITab?
    var running: TransitionContext?
    @MainActor lazy var more = UINavigationController()
}

/// Holds the view of the selected controller.
final class TabTransitionView: UIView {}

extension UITabBarController {
    func setUpBar() {
        tabBar.delegate = self
    }

    func decodeTabs(_ coder: NSCoder) {
        let decoded = coder.controllers("UIViewControllers")
        controllers = decoded.isEmpty ? relations.children : decoded
        for controller in controllers { adoptDecodedChild(controller) }
        customizableViewControllers = coder.object("UICustomizableViewControllers")
        let index = coder.integer("UISelectedIndex") ?? 0
        tabState.selected = controllers.indices.contains(index) ? controllers[index] : controllers.first
        tabBarItemsDidChange()
    }

    func makeTabView() -> UIView {
        let view = LayoutContainerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentHost.frame = view.bounds
        contentHost.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentHost)
        // The bar is where it belongs once the view has loaded, whatever the storyboard says; the safe area comes with the window.
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
        view.addSubview(tabBar)
        return view
    }

    // MARK: Controllers

    func replaceControllers(with new: [UIViewController], animated: Bool) {
        let old = controllers
        controllers = new
        for controller in old where !new.contains(where: { $0 === controller }) { remove(controller) }
        for controller in new where controller.relations.parent !== self {
            attach(controller)
            controller.announceDidMove(to: self)
        }
        relations.children = new
        let keep = new.contains { $0 === tabState.selected } ? tabState.selected : nil
        let wanted = tabState.wantedIndex.flatMap { new.indices.contains($0) ? new[$0] : nil }
        tabState.wantedIndex = nil
        tabBarItemsDidChange(animated: animated)
        if let next = keep ?? wanted ?? new.first { select(next) } else { tabState.selected = nil }
    }

    private func remove(_ controller: UIViewController) {
        controller.announceWillMove(to: nil)
        if tabState.shown === controller {
            controller.beginAppearance(false, animated: false)
            withManagedAppearance(of: [controller]) { controller.viewIfLoaded?.removeFromSuperview() }
            controller.endAppearance()
            tabState.shown = nil
        }
        if tabState.selected === controller { tabState.selected = nil }
        controller.detachFromParent()
    }

    func tabBarItemsDidChange(animated: Bool = false) {
        tabBar.setItems(controllers.map(\.tabBarItem), animated: animated)
        tabBar.selectedItem = tabState.selected?.tabBarItem
    }

    // MARK: Selection

    /// By code: the delegate isn't asked (D27).
    func select(_ controller: UIViewController) {
        guard controllers.contains(where: { $0 === controller }) else {
            NSException.fail(.invalidArgumentException, "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.")
        }
        tabState.selected = controller
        tabState.selectedTab = tabState.tabs.first { $0.viewController === controller } ?? tabState.selectedTab
        tabBar.selectedItem = controller.tabBarItem
        guard viewIfLoaded != nil, appearing.phase != .disappeared, tabState.shown !== controller else { return }
        exchange(tabState.shown, for: controller)
    }

    /// D25: the incoming controller first; the outgoing one is gone before the incoming has appeared.
    private func exchange(_ old: UIViewController?, for new: UIViewController) {
        let managed = [old, new].compactMap { $0 }
        new.loadViewIfNeeded()
        inOrder("D25") { new.beginAppearance(true, animated: false) } then: { old?.beginAppearance(false, animated: false) }
        if let old, let animator = customAnimator(from: old, to: new) { return run(animator, from: old, to: new) }
        withManagedAppearance(of: managed) {
            old?.viewIfLoaded?.removeFromSuperview()
            show(new)
        }
        old?.endAppearance()
        AfterCommit.run { [weak self] in
            if let self, tabState.shown === new { new.catchUp(with: self) } else { new.endAppearance() }
        }
    }

    private func show(_ controller: UIViewController) {
        tabState.shown = controller
        placeContent(of: controller)
        contentHost.addSubview(controller.view)
        view.setNeedsLayout()
        setNeedsStatusBarAppearanceUpdate()
    }

    private func customAnimator(from old: UIViewController, to new: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate, UIView.areAnimationsEnabled, _implements(delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)") else { return nil }
        return delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    }

    private func run(_ animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController, to new: UIViewController) {
        old.appearing.isManaged = true
        new.appearing.isManaged = true
        tabState.shown = new
        placeContent(of: new)
        let context = TransitionContext(from: old, to: new, in: contentHost, style: .none, isAnimated: true)
        context.finalFrames[ObjectIdentifier(new)] = new.view.frame
        context.onComplete = { [weak self] _ in
            guard let self else { return }
            tabState.running = nil
            old.viewIfLoaded?.removeFromSuperview()
            if new.view.superview == nil { contentHost.addSubview(new.view) }
            old.endAppearance()
            new.endAppearance()
            new.catchUp(with: self)
            old.appearing.isManaged = false
            new.appearing.isManaged = false
        }
        tabState.running = context
        context.run(animator, interaction: nil)
    }

    /// D26: only the selected controller loads its view.
    func showSelectedForAppearance() {
        if tabState.selected == nil { tabState.selected = controllers.first }
        guard let selected = tabState.selected else { return }
        tabBar.selectedItem = selected.tabBarItem
        if !holds("D26") { for controller in controllers { controller.loadViewIfNeeded() } }
        selected.loadViewIfNeeded()
        guard tabState.shown !== selected || selected.view.superview !== contentHost else { return }
        withManagedAppearance(of: [selected]) {
            tabState.shown?.viewIfLoaded?.removeFromSuperview()
            show(selected)
        }
    }

    // MARK: Layout

    func layOutTabs() {
        let bounds = view.bounds
        let height = barHeight
        // It leaves with the screen that a push covers; by itself it goes down.
        let away = CGPoint(x: pushesBarOut ? -bounds.width : 0, y: tabState.isBarHidden ? bounds.height : bounds.height - height)
        tabBar.frame = CGRect(origin: away, size: CGSize(width: bounds.width, height: height))
        if let shown = tabState.shown, tabState.running == nil { placeContent(of: shown) }
    }

    /// Away, or hidden by the app's own hand.
    private var isBarOut: Bool { tabState.isBarHidden || tabBar.isHidden || pushesBarOut }
    private var pushesBarOut: Bool { (tabState.shown as? UINavigationController)?.hidesBottomBar ?? false }

    /// 49 points and the bottom safe area; 32 in compact height, 50 on iPad.
    private var barHeight: CGFloat {
        let own: CGFloat = traitCollection.verticalSizeClass == .compact ? 32 : traitCollection.userInterfaceIdiom == .pad ? 50 : 49
        return own + view.safeAreaInsets.bottom
    }

    private func placeContent(of controller: UIViewController) {
        var frame = contentHost.bounds
        var covered = isBarOut ? 0 : barHeight
        let isOpaque = !tabBar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
        if covered > 0, !controller.edgesForExtendedLayout.contains(.bottom) || isOpaque {
            frame.size.height -= covered
            covered = 0
        }
        let beyondSafeArea = covered > 0 ? covered - view.safeAreaInsets.bottom : 0
        controller.setOverlayInsets(UIEdgeInsets(top: 0, left: 0, bottom: beyondSafeArea, right: 0))
        guard let content = controller.viewIfLoaded else { return }
        if content.frame != frame { content.frame = frame }
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.translatesAutoresizingMaskIntoConstraints = true
    }

    func changeBarHidden(_ hidden: Bool, animated: Bool) {
        guard tabState.isBarHidden != hidden else { return }
        tabState.isBarHidden = hidden
        bottomBarMayHide(animated: animated)
    }

    /// A navigation controller inside may want the bar away (`hidesBottomBarWhenPushed`).
    func bottomBarMayHide(animated: Bool) {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        if animated, view.window != nil { UIView.animate(withDuration: 0.35) { self.layOutTabs() } }
    }

    // MARK: Tabs of iOS 18

    func replaceTabs(with tabs: [UITab], animated: Bool) {
        tabState.tabs = tabs
        replaceControllers(with: tabs.compactMap(\.viewController), animated: animated)
    }

    func select(_ tab: UITab) {
        tabState.selectedTab = tab
        if let controller = tab.viewController { select(controller) }
    }

    nonisolated static func registerTabGlue(_ glue: inout ObjCGlue) {
        glue.property("tabBar", get: { ($0 as! UITabBarController).tabBar })
        glue.property("delegate", get: { ($0 as! UITabBarController).delegate }, set: { ($0 as! UITabBarController).delegate = $1 as? any UITabBarControllerDelegate })
        glue.property("selectedIndex", get: { ($0 as! UITabBarController).selectedIndex }, set: { ($0 as! UITabBarController).selectedIndex = _objcCast($1) })
        glue.property("selectedViewController", get: { ($0 as! UITabBarController).selectedViewController }, set: { ($0 as! UITabBarController).selectedViewController = _objcCast($1) })
        glue.property("viewControllers", get: { ($0 as! UITabBarController).viewControllers }, set: { ($0 as! UITabBarController).viewControllers = _objcCast($1) })
        glue.implements("tabBar(_:didSelect:)")
        glue.creates { UITabBarController() }
    }
}

extension UITabBarController {
    /// D27: a tap asks the delegate, also for the tab that is selected already; a second tap pops to the root.
    func userSelected(_ item: UITabBarItem) {
        guard let controller = controllers.first(where: { $0.tabBarItem === item }) else { return }
        if holds("D27"), let delegate, _implements(delegate, "tabBarController(_:shouldSelect:)") {
            Trace.emit("tabBarController(_:shouldSelect:)", controller, rule: "D27")
            guard delegate.tabBarController(self, shouldSelect: controller) else {
                tabBar.selectedItem = tabState.selected?.tabBarItem
                return
            }
        }
        if controller === tabState.selected { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
        select(controller)
        if let delegate, _implements(delegate, "tabBarController(_:didSelect:)") {
            Trace.emit("tabBarController(_:didSelect:)", controller, rule: "D27")
            delegate.tabBarController(self, didSelect: controller)
        }
    }
}
