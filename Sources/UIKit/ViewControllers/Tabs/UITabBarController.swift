import Foundation

/// Several view controllers, one of them on screen, chosen in a tab bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    var controllers: [UIViewController] = []
    var tabState = TabState()
    /// Set as soon as the object is there: a nib's bar refers to its controller.
    private var bar: UITabBar!
    let contentHost = TabTransitionView()

    // MARK: Making

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar = UITabBar()
        setUpBar()
    }

    public init(tabs: [UITab]) {
        super.init(nibName: nil, bundle: nil)
        bar = UITabBar()
        setUpBar()
        setTabs(tabs, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bar = coder.object("UITabBar") ?? UITabBar()
        setUpBar()
        decodeTabs(coder)
    }

    // MARK: Controllers

    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { replaceControllers(with: viewControllers ?? [], animated: animated) }

    open unowned(unsafe) var selectedViewController: UIViewController? {
        get { tabState.selected }
        set { if let newValue { select(newValue) } }
    }

    /// `NSNotFound` where nothing is selected.
    open var selectedIndex: Int {
        get { controllers.firstIndex { $0 === tabState.selected } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } else { tabState.wantedIndex = newValue } }
    }

    open var customizableViewControllers: [UIViewController]?
    open var moreNavigationController: UINavigationController { tabState.more }
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: The bar

    open var tabBar: UITabBar { bar }
    open var isTabBarHidden: Bool {
        get { tabState.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { changeBarHidden(hidden, animated: animated) }
    open var mode = UITabBarController.Mode.automatic
    open var customizationIdentifier: String?
    open var compactTabIdentifiers: [String]?

    // MARK: Tabs of iOS 18

    open var tabs: [UITab] {
        get { tabState.tabs }
        set { setTabs(newValue, animated: false) }
    }

    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(with: tabs, animated: animated) }
    open var selectedTab: UITab? {
        get { tabState.selectedTab }
        set { if let newValue { select(newValue) } }
    }

    open func tab(forIdentifier identifier: String) -> UITab? { tabState.tabs.first { $0.identifier == identifier } }

    // MARK: UITabBarDelegate

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { userSelected(item) }
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    // MARK: UIViewController

    override func makeEmptyView() -> UIView { makeTabView() }
    override func prepareContentForAppearance() { showSelectedForAppearance() }
    override var childrenForAppearance: [UIViewController] { tabState.shown.map { [$0] } ?? [] }
    override func layOutContent() { layOutTabs() }
    override func settleTransition() { tabState.running?.completeTransition(true) }
    open override var childForStatusBarStyle: UIViewController? { tabState.selected }
    open override var childForStatusBarHidden: UIViewController? { tabState.selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { tabState.selected }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        registerTabGlue(&glue)
    }
}
