import Foundation
import LaunchRules

/// Manages a hierarchy of views and its place among other view controllers.
///
/// Everything that an app may override stands in this body; the work behind it is in `UIViewController+….swift`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer, UITraitEnvironment {
    // MARK: State, each part owned by the file that uses it

    var loading = ViewLoadingState()
    var relations = ViewControllerRelations()
    var appearing = AppearanceState()
    var presenting = PresentationState()
    var bars = ViewControllerBarItems()
    var layoutPreferences = ViewControllerLayout()

    // MARK: Making

    /// `nibName` nil: the nib is found by the class's name when the view is first asked for (E17).
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        loading.nibName = nibNameOrNil
        loading.nibBundle = nibBundleOrNil
    }

    public required init?(coder: NSCoder) {
        super.init()
        decode(from: coder)
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Archives made by apps keep what the interface archives keep of a controller: its title and identifiers.
    open func encode(with coder: NSCoder) { encodeState(with: coder) }

    // MARK: The view

    /// Loaded on first access: `loadView()`, then `viewDidLoad()` (D1).
    open var view: UIView! {
        get { loadViewIfNeeded(); return loading.view }
        set { replaceView(with: newValue) }
    }

    open var viewIfLoaded: UIView? { loading.view }
    open var isViewLoaded: Bool { holds("D2") ? loading.view != nil : view != nil }
    open func loadViewIfNeeded() { if loading.view == nil || !holds("D1") { performViewLoading() } }

    /// Makes the view: from the storyboard's view nib, the named nib, the nib named as the class, or plain (E25).
    open func loadView() { loadViewFromNibOrEmpty() }

    open func viewDidLoad() {}

    open var nibName: String? { resolvedNibName }
    open var nibBundle: Bundle? { loading.nibBundle }
    open var storyboard: UIStoryboard? { loading.storyboard }

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Containers that forward appearance by hand call this pair (D44).
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { if holds("D13") { beginAppearance(isAppearing, animated: animated) } }
    open func endAppearanceTransition() { endAppearance() }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Between a container's own `viewWillAppear(_:)` and its children's: it puts the child to be seen in its view.
    func prepareContentForAppearance() {}
    /// Containers bring what moves in them to its end: they are about to leave the screen.
    func settleTransition() {}
    /// The children that take this controller's appearance.
    var childrenForAppearance: [UIViewController] { childrenOnScreen }
    /// Container controllers place bars and content before `viewWillLayoutSubviews()`.
    func layOutContent() {}

    // MARK: Layout

    open func updateViewConstraints() { loading.view?.updateConstraints() }

    /// The top-level objects of the nib that held the view, before `viewDidLoad()`.
    func viewNibDidLoad(_ topLevelObjects: [Any]) {}
    /// Between `loadView()` and `viewDidLoad()`: controllers of UIKit finish the view that a nib gave them.
    func viewWasLoaded() {}
    /// What a controller without any nib shows; container controllers make their own kind of view.
    func makeEmptyView() -> UIView { plainView() }

    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// Points added to the safe area that the system and the containers give.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { layoutPreferences.additionalSafeAreaInsets }
        set { setAdditionalSafeAreaInsets(newValue) }
    }

    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumLayoutMargins }
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { layoutPreferences.respectsSystemMinimumMargins }
        set { layoutPreferences.respectsSystemMinimumMargins = newValue; loading.view?.setNeedsLayout() }
    }

    open var edgesForExtendedLayout: UIRectEdge {
        get { layoutPreferences.edgesForExtendedLayout }
        set { layoutPreferences.edgesForExtendedLayout = newValue; parent?.viewIfLoaded?.setNeedsLayout() }
    }

    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { layoutPreferences.includesOpaqueBars }
        set { layoutPreferences.includesOpaqueBars = newValue; parent?.viewIfLoaded?.setNeedsLayout() }
    }

    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { layoutPreferences.adjustsScrollViewInsets }
        set { layoutPreferences.adjustsScrollViewInsets = newValue }
    }

    open var topLayoutGuide: any UILayoutSupport { layoutSupport(.top) }
    open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(.bottom) }

    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViewForBars(edge) }
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        layoutPreferences.setContentScrollView(scrollView, for: edge)
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Containers

    open weak var parent: UIViewController? { relations.parent }
    open var children: [UIViewController] { relations.children }
    open func addChild(_ childController: UIViewController) { attach(childController) }
    open func removeFromParent() { detachFromParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var isMovingToParent: Bool { relations.isMovingToParent }
    open var isMovingFromParent: Bool { relations.isMovingFromParent }
    open var isBeingPresented: Bool { presenting.isBeingPresented }
    open var isBeingDismissed: Bool { presenting.isBeingDismissed }

    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, for: toViewController, duration: duration, options: options, animations: animations, completion: completion)
    }

    open var navigationController: UINavigationController? { nearestAncestor() }
    open var tabBarController: UITabBarController? { nearestAncestor() }
    open var splitViewController: UISplitViewController? { nearestAncestor() }

    open func show(_ vc: UIViewController, sender: Any?) { showInNearestTarget(vc, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInNearestTarget(vc, sender: sender) }
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nearestTarget(of: action, sender: sender) }
    open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {}
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

    // MARK: Presenting

    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        guard MainThread.isCurrent else {
            // Two threads can't change the hierarchy: the main one does, as soon as it can.
            MainThread.expect("-[\(type(of: self)) presentViewController:animated:completion:]")
            nonisolated(unsafe) let (presenter, presented, done) = (self, viewControllerToPresent, completion)
            return DispatchQueue.main.async { presenter.present(presented, animated: flag, completion: done) }
        }
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { startDismissal(animated: flag, completion: completion) }

    open var presentedViewController: UIViewController? { nearestPresented }
    open var presentingViewController: UIViewController? { nearestPresenter }
    open var presentationController: UIPresentationController? { effectivePresentationController }
    open var activePresentationController: UIPresentationController? { nearestActivePresentationController }
    open var popoverPresentationController: UIPopoverPresentationController? { effectivePresentationController as? UIPopoverPresentationController }
    open var sheetPresentationController: UISheetPresentationController? { effectivePresentationController as? UISheetPresentationController }

    open var modalPresentationStyle: UIModalPresentationStyle {
        get { resolvedModalPresentationStyle }
        set { presenting.setStyle(newValue) }
    }

    /// What `.automatic` stands for; UIKit's own controllers know better (D28).
    var automaticPresentationStyle: UIModalPresentationStyle { .formSheet }

    /// Controllers of UIKit that are presented in their own way.
    func makeOwnPresentationController(presenting presenter: UIViewController?) -> UIPresentationController? { nil }

    open var modalTransitionStyle: UIModalTransitionStyle {
        get { presenting.transitionStyle }
        set { presenting.transitionStyle = newValue }
    }

    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { presenting.transitioningDelegate }
        set { presenting.transitioningDelegate = newValue }
    }

    open var isModalInPresentation: Bool {
        get { presenting.isModal }
        set { presenting.isModal = newValue }
    }

    open var isModalInPopover: Bool {
        get { presenting.isModal }
        set { presenting.isModal = newValue }
    }

    open var definesPresentationContext: Bool {
        get { presenting.definesContext }
        set { presenting.definesContext = newValue }
    }

    open var providesPresentationContextTransitionStyle: Bool {
        get { presenting.providesContextTransitionStyle }
        set { presenting.providesContextTransitionStyle = newValue }
    }

    open var restoresFocusAfterTransition: Bool {
        get { presenting.restoresFocus }
        set { presenting.restoresFocus = newValue }
    }

    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    open var performsActionsWhilePresentingModally: Bool { false }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { activeTransitionCoordinator }

    // MARK: Bars and items

    open var title: String? {
        get { bars.title }
        set { setTitle(newValue) }
    }

    open var navigationItem: UINavigationItem { loadedNavigationItem }
    open var tabBarItem: UITabBarItem! {
        get { loadedTabBarItem }
        set { bars.tabBarItem = newValue; tabBarController?.tabBarItemsDidChange() }
    }

    open var toolbarItems: [UIBarButtonItem]? {
        get { bars.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        bars.toolbarItems = toolbarItems
        navigationController?.toolbarItemsDidChange(of: self, animated: animated)
    }

    open var hidesBottomBarWhenPushed: Bool {
        get { bars.hidesBottomBarWhenPushed }
        set { bars.hidesBottomBarWhenPushed = newValue }
    }

    open var isEditing: Bool {
        get { bars.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    open var editButtonItem: UIBarButtonItem { loadedEditButtonItem }

    // MARK: Segues

    open func performSegue(withIdentifier identifier: String, sender: Any?) { startSegue(named: identifier, sender: sender) }
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
    }

    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
        canUnwind(by: action, from: fromViewController)
    }

    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { childrenForUnwinding(from: source) }
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { childHolding(source.source) }
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    open func forUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any?) -> UIViewController? { nil }
    open func segueForUnwinding(to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?) -> UIStoryboardSegue? { nil }

    // MARK: Sizes and traits

    open var traitCollection: UITraitCollection {
        TraitTracking.traitsRead()
        return currentTraitCollection
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Points; what a popover, a form sheet or a container should give.
    open var preferredContentSize: CGSize {
        get { layoutPreferences.preferredContentSize }
        set { setPreferredContentSize(newValue) }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { forwardSize(size, with: coordinator) }
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardTraits(newCollection, with: coordinator)
    }

    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.overrideTraits(collection)
    }

    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { childViewController.layoutPreferences.overrideTraits }

    /// Traits put over the inherited ones.
    open var traitOverrides: UITraitOverrides {
        get { layoutPreferences.traitOverrides }
        set { setTraitOverrides(newValue) }
    }

    open func updateTraitsIfNeeded() {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { layoutPreferences.userInterfaceStyle }
        set { setOverrideUserInterfaceStyle(newValue) }
    }

    // MARK: Status bar, rotation, system gestures

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsLayout() }
    open var modalPresentationCapturesStatusBarAppearance: Bool {
        get { presenting.capturesStatusBar }
        set { presenting.capturesStatusBar = newValue }
    }

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { UIDevice.current.userInterfaceIdiom == .pad || !holds("D59") ? .all : .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var shouldAutorotate: Bool { true }
    open var interfaceOrientation: UIInterfaceOrientation { currentInterfaceOrientation }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { InterfaceRotation.update(viewIfLoaded?.window) }
    open class func attemptRotationToDeviceOrientation() { InterfaceRotation.update(UIApplication.current?.frontWindow) }
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    open func rotatingHeaderView() -> UIView? { nil }
    open func rotatingFooterView() -> UIView? { nil }

    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var prefersPointerLocked: Bool { false }
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Focus, previews, unavailable content

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open var previewActionItems: [any UIPreviewActionItem] { [] }
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { UIContentUnavailableConfigurationState(traitCollection: traitCollection) }
    final var contentUnavailable: (any UIView & UIContentView)?
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open func setNeedsUpdateContentUnavailableConfiguration() { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }

    // MARK: Memory, restoration, keys

    open func didReceiveMemoryWarning() {}

    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { loading.restorationClass }
        set { loading.restorationClass = newValue }
    }

    open override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
    open override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    open override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }

    open func addKeyCommand(_ keyCommand: UIKeyCommand) { bars.keyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { bars.keyCommands.removeAll { $0 === keyCommand } }
    open override var keyCommands: [UIKeyCommand]? { bars.keyCommands.isEmpty ? nil : bars.keyCommands }
    open var focusGroupIdentifier: String? {
        get { bars.focusGroupIdentifier }
        set { bars.focusGroupIdentifier = newValue }
    }

    open var interactionActivityTrackingBaseName: String? {
        get { bars.interactionActivityTrackingBaseName }
        set { bars.interactionActivityTrackingBaseName = newValue }
    }

    // MARK: Responder chain

    open override var next: UIResponder? { nextInChain }

    // MARK: By name

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        registerGlue(&glue)
    }
}
