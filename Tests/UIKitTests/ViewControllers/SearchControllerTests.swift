import XCTest
@testable import UIKit

/// Where a search bar is while something is searched, and what goes for it.
@MainActor final class SearchControllerTests: XCTestCase {
    private func shown(_ content: UIViewController) async -> (UINavigationController, UIWindow) {
        let stack = UINavigationController(rootViewController: content)
        return (stack, Stage.show(stack))
    }

    func test_aSearchInTheBarTakesThePlaceOfItsTitle() async {
        let content = UIViewController(), search = UISearchController(searchResultsController: nil)
        content.title = "Birds"
        content.navigationItem.searchController = search
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        let (stack, window) = await shown(content)
        defer { window.isHidden = true }
        let before = stack.navigationBar.frame
        XCTAssertEqual(search.searchBar.frame.minY, before.height - 52)
        XCTAssertTrue(search.searchBar.background.isHidden, "the bar's own background shows")
        search.isActive = true
        Stage.settle(hurrying: window)
        XCTAssertEqual(stack.navigationBar.frame, CGRect(x: 0, y: before.minY, width: before.width, height: 52))
        XCTAssertEqual(search.searchBar.frame.minY, 0)
        XCTAssertTrue(stack.navigationBar.shownContent.allSatisfy { $0.alpha == 0 })
        XCTAssertFalse(stack.isNavigationBarHidden)
        search.isActive = false
        Stage.settle(hurrying: window)
        XCTAssertEqual(stack.navigationBar.frame, before)
        XCTAssertTrue(stack.navigationBar.shownContent.allSatisfy { $0.alpha == 1 })
    }

    func test_aBarThatStaysKeepsItsTitle() async {
        let content = UIViewController(), search = UISearchController(searchResultsController: nil)
        search.hidesNavigationBarDuringPresentation = false
        content.navigationItem.searchController = search
        let (stack, window) = await shown(content)
        defer { window.isHidden = true }
        let before = stack.navigationBar.frame
        search.isActive = true
        Stage.settle(hurrying: window)
        XCTAssertEqual(stack.navigationBar.frame, before)
    }

    func test_aSearchInATablesHeaderPutsTheBarAway() async {
        let content = UITableViewController(style: .plain), search = UISearchController(searchResultsController: nil)
        content.tableView.tableHeaderView = search.searchBar
        let (stack, window) = await shown(content)
        defer { window.isHidden = true }
        search.isActive = true
        Stage.settle(hurrying: window)
        XCTAssertTrue(stack.isNavigationBarHidden)
        search.isActive = false
        Stage.settle(hurrying: window)
        XCTAssertFalse(stack.isNavigationBarHidden)
    }

    func test_contentIsDimUntilSomethingIsLookedFor() async {
        let content = UIViewController(), search = UISearchController(searchResultsController: nil)
        content.navigationItem.searchController = search
        let (_, window) = await shown(content)
        defer { window.isHidden = true }
        var dimming: UIView? { search.view.subviews.first { $0 is DimmingView } }
        search.isActive = true
        Stage.settle(hurrying: window)
        XCTAssertEqual(dimming?.alpha, 1)
        XCTAssertEqual(dimming?.isDescendant(of: content.view), true)
        search.searchBar.text = "wren"
        search.searchTextChanged()
        XCTAssertNil(dimming)
        search.searchBar.text = ""
        search.searchTextChanged()
        XCTAssertNotNil(dimming)
        (dimming as? DimmingView)?.onTap?()
        XCTAssertFalse(search.isActive)
        XCTAssertNil(dimming)
        Stage.settle(hurrying: window)
        search.obscuresBackgroundDuringPresentation = false
        search.isActive = true
        XCTAssertNil(dimming)
    }

    // MARK: Presented

    /// `definesPresentationContext` says who presents it; without, the outermost container does.
    func test_aSearchIsPresentedOverItsContext() async {
        for isContext in [true, false] {
            let content = UIViewController(), found = UIViewController(), search = UISearchController(searchResultsController: found)
            content.definesPresentationContext = isContext
            content.navigationItem.searchController = search
            let (stack, window) = await shown(content)
            defer { window.isHidden = true }
            search.isActive = true
            Stage.settle(hurrying: window)
            XCTAssertTrue(search.isActive)
            XCTAssertTrue(search.presentingViewController === (isContext ? content : stack))
            XCTAssertTrue(stack.presentedViewController === (isContext ? nil : search))
            XCTAssertTrue(search.searchBar.isFirstResponder)
            XCTAssertNotNil(content.view.window)
            search.searchBar.text = "wren"
            search.searchTextChanged()
            XCTAssertTrue(found.parent === search)
            XCTAssertTrue(found.presentingViewController === search.presentingViewController)
            XCTAssertNil(found.navigationController)
            window.layoutIfNeeded()
            XCTAssertEqual(found.view.convert(found.view.bounds, to: content.view), content.view.bounds)
            (isContext ? content : stack).dismiss(animated: false)
            Stage.settle(hurrying: window)
            XCTAssertFalse(search.isActive)
            XCTAssertNil(search.presentingViewController)
            XCTAssertNil(found.parent)
            XCTAssertFalse(search.searchBar.isFirstResponder)
        }
    }

    func test_resultsPushOnTheStackOfTheContent() async {
        let content = UIViewController(), found = UIViewController(), search = UISearchController(searchResultsController: found)
        content.definesPresentationContext = true
        content.navigationItem.searchController = search
        let (stack, window) = await shown(content)
        defer { window.isHidden = true }
        search.isActive = true
        search.searchBar.text = "wren"
        search.searchTextChanged()
        Stage.settle(hurrying: window)
        let next = UIViewController()
        found.presentingViewController?.navigationController?.pushViewController(next, animated: true)
        Stage.settle(hurrying: window)
        XCTAssertTrue(stack.topViewController === next)
        XCTAssertNil(found.view.window, "what was found is still over the next screen")
        stack.popViewController(animated: true)
        Stage.settle(hurrying: window)
        XCTAssertTrue(search.isActive)
        XCTAssertNotNil(found.view.window)
    }

    /// Only where the search begins or ends by itself.
    func test_theDelegateHearsOfAutomaticPresentations() async {
        let content = UIViewController(), search = UISearchController(searchResultsController: nil), listener = Listener()
        search.delegate = listener
        search.searchResultsUpdater = listener
        content.navigationItem.searchController = search
        let (_, window) = await shown(content)
        defer { window.isHidden = true }
        search.searchBar.becomeFirstResponder()
        XCTAssertEqual(listener.heard, ["will present", "present", "update, active"])
        Stage.settle(hurrying: window)
        search.isActive = false
        Stage.settle(hurrying: window)
        XCTAssertEqual(listener.heard, ["will present", "present", "update, active", "did present", "will dismiss", "update", "did dismiss"])
        listener.heard = []
        content.present(search, animated: false)
        Stage.settle(hurrying: window)
        search.dismiss(animated: false)
        Stage.settle(hurrying: window)
        XCTAssertEqual(listener.heard, ["update, active", "update"])
    }

    /// Touches beside what the search shows are the content's.
    func test_contentThatIsNotObscuredTakesTouches() async {
        let content = UITableViewController(style: .plain), search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        content.navigationItem.searchController = search
        let (_, window) = await shown(content)
        defer { window.isHidden = true }
        search.isActive = true
        Stage.settle(hurrying: window)
        XCTAssertTrue(window.hitTest(CGPoint(x: 100, y: 400), with: nil) === content.tableView)
        content.tableView.contentOffset.y += 30
        window.layoutIfNeeded()
        XCTAssertEqual(search.view.superview?.frame, content.tableView.bounds)
    }

    /// In a table's header, the bar can be reached.
    func test_aSearchLiesBelowABarInTheContent() async {
        let content = UITableViewController(style: .plain), search = UISearchController(searchResultsController: nil)
        content.tableView.tableHeaderView = search.searchBar
        let (_, window) = await shown(content)
        defer { window.isHidden = true }
        search.isActive = true
        Stage.settle(hurrying: window)
        window.layoutIfNeeded()
        let bar = search.searchBar, center = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: window)
        XCTAssertEqual(window.hitTest(center, with: nil)?.isDescendant(of: bar), true)
        XCTAssertTrue(window.hitTest(CGPoint(x: center.x, y: center.y + 200), with: nil) is DimmingView)
    }

    func test_aSearchGoesWithItsContent() async {
        let root = UIViewController(), content = UIViewController(), search = UISearchController(searchResultsController: nil)
        content.navigationItem.searchController = search
        let (stack, window) = await shown(root)
        defer { window.isHidden = true }
        stack.pushViewController(content, animated: false)
        Stage.settle(hurrying: window)
        search.isActive = true
        Stage.settle(hurrying: window)
        XCTAssertTrue(stack.presentedViewController === search)
        stack.popToRootViewController(animated: false)
        Stage.settle(hurrying: window)
        XCTAssertNil(stack.presentedViewController)
        XCTAssertFalse(search.isActive)
    }

    private final class Listener: ObjCObject, UISearchControllerDelegate, UISearchResultsUpdating {
        var heard: [String] = []

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements(
                "willPresentSearchController(_:)", "presentSearchController(_:)", "didPresentSearchController(_:)", "willDismissSearchController(_:)", "didDismissSearchController(_:)")
        }

        func willPresentSearchController(_ searchController: UISearchController) { heard.append("will present") }
        func presentSearchController(_ searchController: UISearchController) { heard.append("present") }
        func didPresentSearchController(_ searchController: UISearchController) { heard.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { heard.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { heard.append("did dismiss") }
        func updateSearchResults(for searchController: UISearchController) { heard.append(searchController.isActive ? "update, active" : "update") }
    }
}
