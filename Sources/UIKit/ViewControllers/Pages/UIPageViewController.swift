import Foundation
import LaunchRules

/// Pages of content, one (or two) at a time, turned by a swipe.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    var pages = PageState()

    public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) {
        super.init(nibName: nil, bundle: nil)
        pages.style = style
        pages.orientation = navigationOrientation
        pages.spacing = CGFloat((options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0)
        if let spine = (options?[.spineLocation] as? NSNumber).flatMap({ SpineLocation(rawValue: $0.intValue) }) { pages.spine = spine }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        pages.style = coder.integer("UIPageViewControllerTransitionStyle").flatMap(TransitionStyle.init(rawValue:)) ?? .pageCurl
        pages.orientation = coder.integer("UIPageViewControllerNavigationOrientation").flatMap(NavigationOrientation.init(rawValue:)) ?? .horizontal
        pages.spacing = coder.float("UIPageViewControllerPageSpacing") ?? 0
        if let spine = coder.integer("UIPageViewControllerSpineLocation").flatMap(SpineLocation.init(rawValue:)) { pages.spine = spine }
        isDoubleSided = coder.bool("UIPageViewControllerDoubleSided") ?? false
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pageSourceChanged() } }
    open var transitionStyle: TransitionStyle { pages.style }
    open var navigationOrientation: NavigationOrientation { pages.orientation }
    open var spineLocation: SpineLocation { pages.style == .pageCurl ? pages.spine : .none }
    open var isDoubleSided = false
    open var gestureRecognizers: [UIGestureRecognizer] { pages.style == .pageCurl ? [pages.pan] : [] }
    open var viewControllers: [UIViewController]? { pages.shown }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        show(viewControllers ?? [], direction: direction, animated: animated, completion: completion)
    }

    // MARK: UIViewController

    override func makeEmptyView() -> UIView { makePageView() }
    override var childrenForAppearance: [UIViewController] { pages.shown }
    override func layOutContent() { layOutPages() }
    override func settleTransition() { pages.turn?.settle() }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The pages appear with this controller, after it.
        if holds("D48") { AfterCommit.run { [weak self] in self?.tellDidMove() } } else { tellDidMove() }
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("dataSource", get: { ($0 as! UIPageViewController).dataSource }, set: { ($0 as! UIPageViewController).dataSource = $1 as? any UIPageViewControllerDataSource })
        glue.property("delegate", get: { ($0 as! UIPageViewController).delegate }, set: { ($0 as! UIPageViewController).delegate = $1 as? any UIPageViewControllerDelegate })
        glue.action("handlePan:") { controller, arguments in (controller as! UIPageViewController).panned(arguments.first as? UIPanGestureRecognizer); return nil }
        glue.action("pageChanged:") { controller, _ in (controller as! UIPageViewController).pageControlChanged(); return nil }
        glue.creates { UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
    }
}
