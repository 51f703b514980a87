import Foundation
import ObjCRuntime

/// A stack of view controllers, the top one on screen under a navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, _NavigationDelegating {
    var stack: [UIViewController] = []
    var flow = NavigationFlow()
    /// Set as soon as the object is there: a nib's bar refers to its controller.
    private var bar: UINavigationBar!
    private var ownToolbar: UIToolbar!
    let contentHost = NavigationTransitionView()
    var barState = NavigationBarState()

    // MARK: Making

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setUp(UINavigationBar(), UIToolbar())
        setStack([rootViewController], animated: false)
        // The push leaves it to be released at the end of the turn: apps keep it weakly until it is some window's root.
        TurnObjects.keep([self])
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
        setUp(NavigationFlow.make(navigationBarClass) ?? UINavigationBar(), NavigationFlow.make(toolbarClass) ?? UIToolbar())
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp(UINavigationBar(), UIToolbar())
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUp(aDecoder.object("UINavigationBar") ?? UINavigationBar(), aDecoder.object("UIToolbar") ?? UIToolbar())
        decodeNavigation(aDecoder)
    }

    private func setUp(_ bar: UINavigationBar, _ toolbar: UIToolbar) {
        self.bar = bar
        ownToolbar = toolbar
        setUpBars()
    }

    // MARK: The stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Its root's item, unless it was given one of its own.
    open override var tabBarItem: UITabBarItem! {
        get { bars.tabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { setStack(viewControllers, animated: animated) }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewController is UINavigationController { NSException.fail(.invalidArgumentException, "Pushing a navigation controller is not supported") }
        push(viewController, animated: animated)
    }

    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { popTop(animated: animated) }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { pop(to: viewController, animated: animated) }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { stack.first.flatMap { pop(to: $0, animated: animated) } }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: UIView.areAnimationsEnabled) }

    weak var navigationDelegate: (any UINavigationControllerDelegate)?

    /// Seconds that a bar takes to come or go.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: Bars

    open var navigationBar: UINavigationBar { bar }
    open var toolbar: UIToolbar! { ownToolbar }

    open var isNavigationBarHidden: Bool {
        get { barState.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { changeBarHidden(hidden, animated: animated) }

    open var isToolbarHidden: Bool {
        get { barState.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { changeToolbarHidden(hidden, animated: animated) }

    open var interactivePopGestureRecognizer: UIGestureRecognizer? { barState.popRecognizer }
    open var hidesBarsOnTap = false
    open var hidesBarsOnSwipe = false
    open var hidesBarsWhenKeyboardAppears = false
    open var hidesBarsWhenVerticallyCompact = false
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barState.hideOnSwipeRecognizer }
    open unowned(unsafe) var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barState.hideOnTapRecognizer }

    // MARK: UIViewController

    override func makeEmptyView() -> UIView { makeNavigationView() }
    override func prepareContentForAppearance() { showTopForAppearance() }
    override var childrenForAppearance: [UIViewController] { flow.shown.map { [$0] } ?? [] }
    override func layOutContent() { layOutNavigation() }
    override func settleTransition() { settleStack() }
    open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { flow.shown?.contentScrollView(for: edge) }

    open override var childForStatusBarHidden: UIViewController? { stack.last }
    /// F20: a bar that shows says it by its style; without one the controller behind it does.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? stack.last : nil }
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .black ? .lightContent : .default }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { stack.last }
    open override var preferredContentSize: CGSize {
        get { super.preferredContentSize == .zero ? stack.last?.preferredContentSize ?? .zero : super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        firstControllerDidAppear(animated: animated)
    }

    open override func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {
        collapse(secondaryViewController)
    }

    open override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { separateCollapsed() }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UINavigationController() }
        registerNavigationGlue(&glue)
    }
}
