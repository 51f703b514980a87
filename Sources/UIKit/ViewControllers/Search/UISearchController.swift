import Foundation

/// A search bar and what it finds.
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
    private let results: UIViewController?
    /// The last one that was presented.
    private(set) static weak var searching: UISearchController?

    private var active = false
    /// By the bar or by ``isActive``, not by the app itself: only then is the delegate told.
    private var isAutomatic = false
    /// Whose content is searched.
    private weak var host: UIViewController?
    private var wantsResults: Bool?
    private var dimming: DimmingView?
    /// The stack whose bar is away while this searches from a table's header.
    private weak var stackWithoutBar: UINavigationController?

    /// nil: the controller that searches shows what is found itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.searchController = self
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.searchController = self
    }

    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        bar.searchController = self
    }

    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?
    open var searchBar: UISearchBar { bar }
    open var searchResultsController: UIViewController? { results }
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }

    open var obscuresBackgroundDuringPresentation = true
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsSearchResultsController = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    open var scopeBarActivation = ScopeBarActivation.automatic
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    open var searchSuggestions: [any UISearchSuggestion]?

    open var showsSearchResultsController: Bool {
        get { wantsResults ?? !(bar.text ?? "").isEmpty }
        set { wantsResults = newValue; updateResults() }
    }

    open var isActive: Bool {
        get { active }
        set { if newValue != active { newValue ? activate() : deactivate() } }
    }

    // MARK: Active

    /// Presents itself over the content that is searched: `definesPresentationContext` says on whom.
    private func activate() {
        active = true
        isAutomatic = true
        if asks("willPresentSearchController(_:)") { delegate?.willPresentSearchController(self) }
        if asks("presentSearchController(_:)") { delegate?.presentSearchController(self) }
        guard let host = bar.nearestController else {
            // A bar that lies nowhere: there is nothing to present on.
            begin()
            return AfterCommit.run { [weak self] in self?.hasBegun() }
        }
        if !presenting.isPresented { host.present(self, animated: bar.window != nil) }
        active = presenting.isPresented
    }

    private func deactivate() {
        isAutomatic = true
        if asks("willDismissSearchController(_:)") { delegate?.willDismissSearchController(self) }
        if presenting.isPresented, let presenter = presenting.active?.presentingViewController { return presenter.startDismissal(animated: bar.window != nil, completion: nil) }
        end()
        AfterCommit.run { [weak self] in self?.hasEnded() }
    }

    func begin() {
        active = true
        Self.searching = self
        host = bar.nearestController
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        showScopes(true)
        takeNavigationBar()
        if !bar.isFirstResponder { bar.becomeFirstResponder() }
        updateResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func hasBegun() {
        if active, isAutomatic, asks("didPresentSearchController(_:)") { delegate?.didPresentSearchController(self) }
    }

    func end() {
        active = false
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        showScopes(false)
        giveNavigationBarBack()
        bar.resignFirstResponder()
        bar.text = nil
        updateResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func hasEnded() {
        if !active, isAutomatic, asks("didDismissSearchController(_:)") { delegate?.didDismissSearchController(self) }
        isAutomatic = false
    }

    /// What was searched is no longer on its stack.
    func hostLeft(_ controller: UIViewController) {
        guard controller === host, presenting.isPresented else { return }
        presenting.active?.presentingViewController.dismissAtOnce()
    }

    /// The view that the search lies over.
    var searchedView: UIView? { bar.nearestController?.viewIfLoaded }

    override var automaticPresentationStyle: UIModalPresentationStyle { .overCurrentContext }
    override func makeEmptyView() -> UIView { TransitionView.makePassing() }

    override func makeOwnPresentationController(presenting presenter: UIViewController?) -> UIPresentationController? {
        SearchPresentationController(presentedViewController: self, presenting: presenter)
    }

    /// Scopes are there while a search is on.
    private func showScopes(_ show: Bool) {
        guard automaticallyShowsScopeBar, scopeBarActivation != .manual, !(bar.scopeButtonTitles ?? []).isEmpty else { return }
        bar.setShowsScope(show, animated: true)
        // A table asks its header for its height once.
        if let table = bar.superview as? UITableView, table.tableHeaderView === bar {
            bar.frame.size.height = bar.barHeight
            table.tableHeaderView = bar
        }
        if let owner = bar.superview as? UINavigationBar { owner.heightChanged() } else { bar.superview?.setNeedsLayout() }
    }

    // MARK: The navigation bar

    /// Whether it takes the place of the bar that it lies in.
    var takesNavigationBar: Bool { active && hidesNavigationBarDuringPresentation }

    /// From within the bar, its title and buttons make room; from a table's header, the whole of it.
    private func takeNavigationBar() {
        guard hidesNavigationBarDuringPresentation else { return }
        if bar.superview is UINavigationBar { return moveNavigationBar() }
        guard bar.superview is UITableView, let stack = bar.nearestController?.navigationController, !stack.isNavigationBarHidden else { return }
        stackWithoutBar = stack
        stack.setNavigationBarHidden(true, animated: bar.window != nil)
    }

    private func giveNavigationBarBack() {
        if bar.superview is UINavigationBar { moveNavigationBar() }
        stackWithoutBar?.setNavigationBarHidden(false, animated: bar.window != nil)
        stackWithoutBar = nil
    }

    private func moveNavigationBar() {
        guard let owner = bar.superview as? UINavigationBar else { return }
        owner.heightChanged()
        guard owner.window != nil, let view = owner.owner?.viewIfLoaded else { return }
        UIView.animate(withDuration: 0.3) { view.layoutIfNeeded() }
    }

    private func asks(_ name: String) -> Bool { _implements(delegate, name) }

    // MARK: What the bar tells

    func searchBarDidBegin() { isActive = true }
    func searchBarCancelled() { isActive = false }

    func searchTextChanged() {
        updateResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// What is found lies over what is searched; until something is looked for, that is dim.
    private func updateResults() {
        let show = active && results != nil && showsSearchResultsController
        dim(active && !show && obscuresBackgroundDuringPresentation && (bar.text ?? "").isEmpty)
        guard let results, show != (results.relations.parent != nil) else { return }
        if show {
            addChild(results)
            results.view.frame = view.bounds
            results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(results.view)
            results.didMove(toParent: self)
        } else {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        }
    }

    /// A tap on it ends the search.
    private func dim(_ isDim: Bool) {
        guard isDim != (dimming != nil) else { return }
        dimming?.removeFromSuperview()
        dimming = nil
        guard isDim else { return }
        let made = DimmingView.make(filling: view, color: UIColor(white: 0, alpha: 0.2))
        made.alpha = 1
        made.onTap = { [weak self] in self?.isActive = false }
        view.insertSubview(made, at: 0)
        dimming = made
    }

    // MARK: Transitions

    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { transitionContext.completeTransition(true) }
    open func animationEnded(_ transitionCompleted: Bool) {}

    open func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    open func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    open func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    open func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    open func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { nil }
}

extension UIView {
    /// The controller whose view this lies in; for a view in a navigation bar the one on top of its stack.
    var nearestController: UIViewController? {
        for view in sequence(first: self, next: \.superview) {
            if let bar = view as? UINavigationBar, let top = bar.owner?.topViewController { return top }
            if let controller = view.viewController { return controller }
        }
        return nil
    }
}
