import XCTest

@testable import UIKit

/// Bars, presentations and searches by finger.
final class ControllerTouchTests: XCTestCase {
    @MainActor private func stack() -> (Hand, UINavigationController, UIViewController, UIViewController) {
        let first = Recorder("A"), second = Recorder("B"), navigation = UINavigationController(rootViewController: first)
        first.title = "First"
        second.title = "Second"
        let hand = Hand(navigation)
        navigation.pushViewController(second, animated: false)
        hand.settle()
        return (hand, navigation, first, second)
    }

    @MainActor func testBackButton() async {
        let (hand, navigation, first, _) = stack()
        await hand.tap(navigation.navigationBar.descendants(BackButtonView.self).first!)
        await hand.wait(0.6)
        XCTAssertTrue(navigation.topViewController === first)
    }

    @MainActor func test_D23_L18_edgeSwipeGoesBackOrIsCancelled() async {
        let (hand, navigation, first, second) = stack()
        Stage.log = []
        await hand.drag(hand.window, from: CGPoint(x: 3, y: 400), by: CGSize(width: 120, height: 0), seconds: 0.4, rest: 0.3)
        await hand.wait(0.6)
        XCTAssertTrue(navigation.topViewController === second, "let go too early")
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertNotNil(second.view.window)
        expectOrder("B.viewWillDisappear < A.viewWillAppear < A.viewWillDisappear < A.viewDidDisappear < B.viewWillAppear < B.viewDidAppear", in: Stage.log)
        XCTAssertFalse(Stage.log.contains("B.viewDidDisappear"))
        Stage.log = []
        await hand.drag(hand.window, from: CGPoint(x: 3, y: 400), by: CGSize(width: 300, height: 0), seconds: 0.4, rest: 0.2)
        await hand.wait(0.6)
        XCTAssertTrue(navigation.topViewController === first)
        expectOrder("B.viewWillDisappear < A.viewWillAppear < B.viewDidDisappear < A.viewDidAppear", in: Stage.log)
        XCTAssertNil(second.view.window)
        XCTAssertNotNil(first.view.window)
        await hand.drag(hand.window, from: CGPoint(x: 3, y: 400), by: CGSize(width: 300, height: 0), seconds: 0.4)
        await hand.wait(0.6)
        XCTAssertEqual(navigation.viewControllers.count, 1, "the first has nothing behind it")
    }

    @MainActor func testBarButtonItemsAndToolbars() async {
        let (hand, navigation, _, second) = stack(), target = ActionTarget()
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: target, action: Selector("plain"))
        second.toolbarItems = [UIBarButtonItem(title: "Tool", style: .plain, target: target, action: Selector("tap:"))]
        navigation.setToolbarHidden(false, animated: false)
        hand.settle()
        await hand.tap(navigation.navigationBar.descendants(BarButtonView.self).first!)
        await hand.tap(navigation.toolbar.descendants(BarButtonView.self).first!)
        XCTAssertEqual(target.log, ["plain", "tap:false"])
    }

    @MainActor func testTabs() async {
        let tabs = UITabBarController(), one = UIViewController(), two = UIViewController()
        one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        two.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
        tabs.viewControllers = [one, two]
        let hand = Hand(tabs)
        await hand.tap(tabs.tabBar.descendants(TabBarButton.self)[1])
        XCTAssertTrue(tabs.selectedViewController === two)
    }

    @MainActor func testAlertsAndActionSheets() async {
        let hand = Hand(), log = Log()
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in log.lines.append("yes") })
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in log.lines.append("no") })
        hand.controller.present(alert, animated: true)
        await hand.wait(0.6)
        await TouchPath.tap(CGPoint(x: 20, y: 100)).play()
        await hand.wait(0.6)
        XCTAssertNotNil(hand.controller.presentedViewController, "a tap beside an alert does nothing")
        await hand.tap(alert.view.descendants(AlertButton.self)[1])
        await hand.wait(0.6)
        XCTAssertEqual(log.lines, ["yes"])
        XCTAssertNil(hand.controller.presentedViewController)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log.lines.append("delete") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.lines.append("cancel") })
        hand.controller.present(sheet, animated: true)
        await hand.wait(0.6)
        await TouchPath.tap(CGPoint(x: 20, y: 100)).play()
        await hand.wait(0.6)
        XCTAssertEqual(log.lines, ["yes", "cancel"], "a tap beside an action sheet cancels it")
    }

    @MainActor func test_D36_D37_L21_sheetsGoByDragAndByTapBeside() async {
        final class Watch: ObjCObject, UIAdaptivePresentationControllerDelegate {
            var log: [String] = []
            override class func _glue(_ glue: inout ObjCGlue) { super._glue(&glue); glue.implements("presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)", "presentationControllerDidAttemptToDismiss(_:)", "presentationControllerShouldDismiss(_:)") }
            var may = true
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { log.append("should"); return may }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.append("attempt") }
        }
        let hand = Hand(), watch = Watch(), sheet = Recorder("S")
        sheet.presentationController?.delegate = watch
        hand.controller.present(sheet, animated: true)
        await hand.wait(0.7)
        Stage.log = []
        await hand.drag(sheet.view, from: CGPoint(x: 150, y: 30), by: CGSize(width: 0, height: 80), seconds: 0.4, rest: 0.3)
        await hand.wait(0.6)
        expectOrder("S.viewWillDisappear < S.viewWillAppear < S.viewIsAppearing < S.viewDidAppear", in: Stage.log)
        XCTAssertFalse(Stage.log.contains("S.viewDidDisappear"), "D37")
        XCTAssertEqual(watch.log, ["should", "will"])
        watch.log = []
        XCTAssertNotNil(hand.controller.presentedViewController, "it goes back up")
        XCTAssertTrue(sheet.view.transform.isIdentity)
        sheet.isModalInPresentation = true
        await hand.drag(sheet.view, from: CGPoint(x: 150, y: 30), by: CGSize(width: 0, height: 500), seconds: 0.4, rest: 0.2)
        await hand.wait(0.6)
        XCTAssertEqual(watch.log, ["attempt"])
        sheet.isModalInPresentation = false
        watch.may = false
        await hand.drag(sheet.view, from: CGPoint(x: 150, y: 30), by: CGSize(width: 0, height: 500), seconds: 0.4, rest: 0.2)
        await hand.wait(0.6)
        XCTAssertEqual(watch.log, ["attempt", "should", "attempt"])
        watch.log = []
        watch.may = true
        await hand.drag(sheet.view, from: CGPoint(x: 150, y: 30), by: CGSize(width: 0, height: 500), seconds: 0.3)
        await hand.wait(0.8)
        XCTAssertEqual(watch.log, ["should", "will", "did"])
        XCTAssertNil(hand.controller.presentedViewController)
    }

    @MainActor func testDetentsByDrag() async {
        let hand = Hand(), sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        hand.controller.present(sheet, animated: true)
        await hand.wait(0.7)
        let low = sheet.view.frame.height
        await hand.drag(sheet.view, from: CGPoint(x: 150, y: 30), by: CGSize(width: 0, height: -300), seconds: 0.4, rest: 0.2)
        await hand.wait(0.6)
        XCTAssertEqual(sheet.sheetPresentationController?.selectedDetentIdentifier, .large)
        XCTAssertGreaterThan(sheet.view.frame.height, low + 200)
    }

    @MainActor func testSearchBar() async throws {
        final class Searcher: ObjCObject, UISearchBarDelegate {
            var log: [String] = []
            override class func _glue(_ glue: inout ObjCGlue) {
                super._glue(&glue)
                glue.implements("searchBarTextDidBeginEditing(_:)", "searchBar(_:textDidChange:)", "searchBarSearchButtonClicked(_:)", "searchBarCancelButtonClicked(_:)", "searchBar(_:selectedScopeButtonIndexDidChange:)")
            }
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel"); searchBar.resignFirstResponder() }
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { log.append("scope \(selectedScope)") }
        }
        let hand = Hand(), searcher = Searcher(), bar = hand.put(UISearchBar(), 0, 200, 390, 101)
        bar.delegate = searcher
        bar.showsCancelButton = true
        bar.showsScopeBar = true
        bar.scopeButtonTitles = ["All", "Some"]
        hand.settle()
        await hand.tap(bar.searchTextField)
        try KeyboardInput.type("ab\n")
        await hand.tap(bar.descendants(UISegmentedControl.self).first!, at: CGPoint(x: 250, y: 16))
        await hand.tap(bar.descendants(UIButton.self).last { $0.currentTitle == "Cancel" }!)
        XCTAssertEqual(searcher.log, ["begin", "a", "ab", "search", "scope 1", "cancel"])
        XCTAssertFalse(bar.searchTextField.isFirstResponder)
    }

    @MainActor func testContextMenuInteraction() async {
        final class Host: ObjCObject, UIContextMenuInteractionDelegate {
            var log: [String] = []
            override class func _glue(_ glue: inout ObjCGlue) { super._glue(&glue); glue.implements("contextMenuInteraction(_:willDisplayMenuFor:animator:)", "contextMenuInteraction(_:willEndFor:animator:)") }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
                log.append("at \(Int(location.x)),\(Int(location.y))")
                return UIContextMenuConfiguration(actionProvider: { [self] _ in UIMenu(children: [UIAction(title: "A") { _ in self.log.append("a") }]) })
            }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { log.append("display") }
            func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { log.append("end") }
        }
        let hand = Hand(), host = Host(), view = hand.put(UIView(), 50, 300, 100, 100)
        view.addInteraction(UIContextMenuInteraction(delegate: host))
        await TouchPath.press(hand.place(view, CGPoint(x: 20, y: 30)), seconds: 0.8).play()
        hand.settle()
        await hand.tap(hand.window.descendants(MenuElementView.self).first!)
        XCTAssertEqual(host.log, ["at 20,30", "display", "end", "a"])
    }
}
