import XCTest

@testable import UIKit

/// The published sequences of a controller's callbacks, as pairs of which the first comes before the second; each animated and not.
final class ControllerOrderTests: XCTestCase {
    /// What `body` calls in a window that shows `root`, its animations at their end.
    @MainActor private func log(_ root: UIViewController, prepare: () -> Void = {}, _ body: () -> Void) -> [String] {
        let window = Stage.show(root)
        prepare()
        Stage.settle(hurrying: window)
        Stage.log = []
        body()
        Stage.settle(hurrying: window)
        defer { window.isHidden = true }
        return Stage.log
    }

    @MainActor func test_L15_theFirstController() async {
        let a = Recorder("A")
        Stage.log = []
        let window = Stage.show(a)
        expectOrder("A.viewDidLoad < A.viewWillAppear < A.viewIsAppearing < A.viewWillLayoutSubviews < A.viewDidLayoutSubviews < A.viewDidAppear", in: Stage.log)
        withExtendedLifetime(window) {}
    }

    @MainActor func test_L16_push() async {
        for animated in [false, true] {
            let navigation = UINavigationController(rootViewController: Recorder("A"))
            let log = log(navigation) { navigation.pushViewController(Recorder("B"), animated: animated) }
            expectOrder("""
                B.willMove < B.viewDidLoad < A.viewWillDisappear < B.viewWillAppear < B.viewIsAppearing < B.viewWillLayoutSubviews < B.viewDidLayoutSubviews < A.viewDidDisappear < B.viewDidAppear < B.didMove
                """, in: log)
        }
    }

    /// What apps end a push or a pop with: the coordinator is there at once.
    @MainActor func test_D18_D19_theCoordinatorOfAPushAndAPop() async {
        let navigation = UINavigationController(rootViewController: Recorder("A"))
        for moves in [{ navigation.pushViewController(Recorder("B"), animated: true) }, { _ = navigation.popViewController(animated: true) }] {
            let log = log(navigation) {
                moves()
                XCTAssertNotNil(navigation.transitionCoordinator)
                navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in Stage.log.append("done") }
            }
            XCTAssertEqual(log.last, "done", "\(log)")
            XCTAssertNil(navigation.transitionCoordinator)
        }
        navigation.pushViewController(Recorder("C"), animated: false)
        XCTAssertNil(navigation.transitionCoordinator, "nothing moves")
    }

    @MainActor func test_L17_D14_D21_pop() async {
        final class Leaving: Recorder {
            override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note("leaves \(isMovingFromParent) \(navigationController?.viewControllers.count ?? 0)") }
            deinit { MainActor.assumeIsolated { Stage.log.append("B.deinit") } }
        }
        for animated in [false, true] {
            let navigation = UINavigationController(rootViewController: Recorder("A"))
            let log = log(navigation, prepare: { navigation.pushViewController(Leaving("B"), animated: false) }) { _ = navigation.popViewController(animated: animated) }
            expectOrder("""
                B.willMoveToNil < B.viewWillDisappear < B.leaves true 1 < A.viewWillAppear < B.viewDidDisappear < A.viewDidAppear < B.didMoveToNil < B.deinit
                """, in: log)
            XCTAssertFalse(log.contains("A.viewDidLoad"))
        }
    }

    @MainActor func test_L19_tabs() async {
        let tabs = UITabBarController()
        tabs.viewControllers = [Recorder("A"), Recorder("B")]
        let log = log(tabs) { tabs.selectedIndex = 1 }
        expectOrder("B.viewDidLoad < B.viewWillAppear < A.viewWillDisappear < A.viewDidDisappear < B.viewDidAppear", in: log)
    }

    @MainActor func test_L20_D14_D33_fullScreen() async {
        final class Presented: Recorder {
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note("comes \(isBeingPresented)") }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note("came \(isBeingPresented)") }
            override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note("goes \(isBeingDismissed)") }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); note("gone \(isBeingDismissed)") }
        }
        for animated in [false, true] {
            let a = Recorder("A"), b = Presented("B")
            b.modalPresentationStyle = .fullScreen
            let up = log(a) { a.present(b, animated: animated) { Stage.log.append("done") } }
            expectOrder("""
                B.viewDidLoad < A.viewWillDisappear < B.viewWillAppear < B.comes true < B.viewIsAppearing < B.viewWillLayoutSubviews < B.viewDidLayoutSubviews < B.viewDidAppear < B.came true < A.viewDidDisappear < done
                """, in: up)
            let c = Recorder("C"), d = Presented("D")
            d.modalPresentationStyle = .fullScreen
            let down = log(c, prepare: { c.present(d, animated: false) }) { c.dismiss(animated: animated) { Stage.log.append("done") } }
            expectOrder("D.viewWillDisappear < D.goes true < C.viewWillAppear < C.viewDidAppear < D.viewDidDisappear < D.gone true < done", in: down)
            XCTAssertFalse(b.isBeingPresented || d.isBeingDismissed)
        }
    }

    @MainActor func test_L21_sheet() async {
        for animated in [false, true] {
            let a = Recorder("A"), b = Recorder("B")
            let up = log(a) { a.present(b, animated: animated) }
            expectOrder("B.viewDidLoad < B.viewWillAppear < B.viewIsAppearing < B.viewDidAppear", in: up)
            let c = Recorder("C"), d = Recorder("D")
            let down = log(c, prepare: { c.present(d, animated: false) }) { c.dismiss(animated: animated) }
            expectOrder("D.viewWillDisappear < D.viewDidDisappear", in: down)
            XCTAssertFalse((up + down).contains { ($0.hasPrefix("A.") || $0.hasPrefix("C.")) && $0.hasSuffix("ppear") })
        }
    }

    private final class Pages: ObjCObject, UIPageViewControllerDataSource {
        let next = Recorder("B")
        func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { nil }
        func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { next }
    }

    @MainActor private func turned(_ style: UIPageViewController.TransitionStyle, animated: Bool) -> [String] {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([Recorder("A")], direction: .forward, animated: false)
        return log(pages) { pages.setViewControllers([Recorder("B")], direction: .forward, animated: animated) }
    }

    /// A finger begins to turn a page and lets it go.
    @MainActor private func letGo(_ style: UIPageViewController.TransitionStyle) -> [String] {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal), source = Pages()
        pages.dataSource = source
        pages.setViewControllers([Recorder("A")], direction: .forward, animated: false)
        return log(pages) {
            pages.turnPage(forward: true, byHand: true)
            pages.pages.turn?.move(to: 0.3)
            pages.pages.turn?.run(to: 0)
        }
    }

    @MainActor func test_D46_L22_pagesThatScroll() async {
        for animated in [false, true] {
            expectOrder("B.viewWillAppear < A.viewWillDisappear < B.viewDidAppear < A.viewDidDisappear", in: turned(.scroll, animated: animated))
        }
        let log = letGo(.scroll)
        expectOrder("B.viewWillAppear < A.viewWillDisappear < A.viewWillAppear < A.viewDidAppear < B.viewWillDisappear < B.viewDidDisappear", in: log)
        XCTAssertFalse(log.contains("B.viewDidAppear"))
    }

    @MainActor func test_D47_L22_pagesThatCurl() async {
        for animated in [false, true] {
            expectOrder("B.viewWillAppear < A.viewWillDisappear < A.viewDidDisappear < B.viewDidAppear", in: turned(.pageCurl, animated: animated))
        }
        expectOrder("B.viewWillAppear < A.viewWillDisappear < B.viewWillDisappear < A.viewWillAppear < B.viewDidDisappear < A.viewDidAppear", in: letGo(.pageCurl))
    }

    @MainActor func test_D48_pagesSetInViewDidLoad() async {
        final class Book: UIPageViewController {
            override func viewDidLoad() { super.viewDidLoad(); setViewControllers([Recorder("A")], direction: .forward, animated: false) }
        }
        Stage.log = []
        let window = Stage.show(Book(transitionStyle: .scroll, navigationOrientation: .horizontal))
        expectOrder("A.willMove < A.viewDidLoad < A.viewWillAppear < A.viewDidAppear < A.didMove", in: Stage.log)
        withExtendedLifetime(window) {}
    }

    @MainActor func test_D43_L23_childAddedInViewDidLoad() async {
        for animated in [false, true] {
            let navigation = UINavigationController(rootViewController: Recorder("A"))
            let log = log(navigation) { navigation.pushViewController(AppearanceTests.Host("P"), animated: animated) }
            expectOrder("C.willMove < C.viewDidLoad < C.viewWillAppear < C.viewWillLayoutSubviews < C.viewDidLayoutSubviews < C.viewDidAppear", in: log)
        }
    }
}
