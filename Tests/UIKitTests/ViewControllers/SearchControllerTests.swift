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
        var dimming: UIView? { content.view.subviews.first { $0 is DimmingView } }
        search.isActive = true
        Stage.settle(hurrying: window)
        XCTAssertEqual(dimming?.alpha, 1)
        search.searchBar.text = "wren"
        search.searchTextChanged()
        XCTAssertNil(dimming)
        search.searchBar.text = ""
        search.searchTextChanged()
        XCTAssertNotNil(dimming)
        (dimming as? DimmingView)?.onTap?()
        XCTAssertFalse(search.isActive)
        XCTAssertNil(dimming)
        search.obscuresBackgroundDuringPresentation = false
        search.isActive = true
        XCTAssertNil(dimming)
    }
}
