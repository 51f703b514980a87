import Foundation

/// Two or three columns side by side; in compact width one stack of them.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    var split = SplitState()

    // MARK: Making

    /// The column style of iOS 14; `.unspecified` is the classic one.
    public init(style: Style) {
        super.init(nibName: nil, bundle: nil)
        split.style = style
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeSplit(coder)
    }

    // MARK: Controllers

    open weak var delegate: (any UISplitViewControllerDelegate)? {
        get { split.delegate }
        set { split.delegate = newValue }
    }

    open var style: Style { split.style }

    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { replaceControllers(with: newValue) }
    }

    open func setViewController(_ vc: UIViewController?, for column: Column) { set(vc, for: column) }
    open func viewController(for column: Column) -> UIViewController? { split.columns[column] }
    open func show(_ column: Column) { reveal(column) }
    open func hide(_ column: Column) { conceal(column) }
    open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }
    open var isCollapsed: Bool { split.isCollapsed }

    // MARK: Display

    open var displayMode: DisplayMode { split.isCollapsed ? .secondaryOnly : split.displayMode }
    open var preferredDisplayMode: DisplayMode {
        get { split.preferredDisplayMode }
        set { split.preferredDisplayMode = newValue; updateDisplayMode() }
    }

    open var displayModeButtonItem: UIBarButtonItem { loadedDisplayModeButton }
    open var splitBehavior: SplitBehavior { preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior }
    open var preferredSplitBehavior = SplitBehavior.automatic
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var primaryBackgroundStyle = BackgroundStyle.none

    // MARK: Widths, in points

    public class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }
    open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var primaryColumnWidth: CGFloat { resolvedPrimaryWidth }
    open var preferredSupplementaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var minimumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var maximumSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
    open var supplementaryColumnWidth: CGFloat { resolvedSupplementaryWidth }

    // MARK: UIViewController

    override func makeEmptyView() -> UIView { makeSplitView() }
    override func prepareContentForAppearance() { prepareColumns() }
    override var childrenForAppearance: [UIViewController] { split.shown }
    override func layOutContent() { layOutColumns() }
    open override var childForStatusBarStyle: UIViewController? { shownControllers.first }
    open override var childForStatusBarHidden: UIViewController? { shownControllers.first }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        registerSplitGlue(&glue)
    }
}
