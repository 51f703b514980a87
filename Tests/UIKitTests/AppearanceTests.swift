import XCTest

@testable import UIKit

/// The order of a controller's callbacks, alone and in containers.
final class AppearanceTests: XCTestCase {
    @MainActor func test_D1_D2_viewLoadsOnFirstAccess() {
        let a = Recorder("A")
        XCTAssertFalse(a.isViewLoaded)
        XCTAssertNil(a.viewIfLoaded)
        let first = a.view
        XCTAssertTrue(a.isViewLoaded)
        XCTAssertTrue(first === a.view)
        XCTAssertTrue(first === a.viewIfLoaded)
    }

    @MainActor func test_D15_rootViewLoadsWhenTheWindowIsShown() {
        let a = Recorder("A")
        let window = Stage.window(a)
        XCTAssertFalse(a.isViewLoaded)
        window.isHidden = false
        XCTAssertTrue(a.isViewLoaded)
        XCTAssertTrue(a.view.window === window)
        XCTAssertEqual(a.view.frame.size, window.bounds.size)
    }

    @MainActor func test_D7_D8_D17_orderOfOneAppearance() {
        let a = Recorder("A")
        let window = Stage.window(a)
        Stage.log = []
        window.isHidden = false
        XCTAssertEqual(Stage.log, ["A.viewDidLoad", "A.viewWillAppear"])
        Stage.settle()
        XCTAssertEqual(Array(Stage.log.prefix(4)), ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewWillLayoutSubviews"])
        XCTAssertEqual(Stage.log.last, "A.viewDidAppear")
        XCTAssertTrue(Stage.log.contains("A.viewDidLayoutSubviews"))
    }

    @MainActor func test_D16_anotherRootTakesThePlace() {
        let a = Recorder("A"), b = Recorder("B")
        let window = Stage.show(a)
        let callbacks = Stage.callbacks { window.rootViewController = b }
        XCTAssertNil(a.view.window)
        XCTAssertTrue(b.view.window === window)
        XCTAssertEqual(callbacks, ["A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
    }

    @MainActor func test_D18_D22_D24_L16_push() {
        let a = Recorder("A"), b = Recorder("B")
        let navigation = UINavigationController(rootViewController: a)
        let window = Stage.show(navigation)
        let callbacks = Stage.callbacks { navigation.pushViewController(b, animated: false) }
        XCTAssertEqual(callbacks, [
            "B.willMove", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove",
        ])
        XCTAssertNil(a.view.window, "D24")
        XCTAssertTrue(a.isViewLoaded)
        XCTAssertTrue(b.view.window === window)
    }

    @MainActor func test_D19_D21_D22_L17_pop() {
        let a = Recorder("A"), b = Recorder("B")
        let navigation = UINavigationController(rootViewController: a)
        let window = Stage.show(navigation)
        navigation.pushViewController(b, animated: false)
        Stage.settle()
        let callbacks = Stage.callbacks {
            XCTAssertTrue(navigation.popViewController(animated: false) === b)
            XCTAssertEqual(navigation.viewControllers.count, 1)
        }
        XCTAssertEqual(callbacks, [
            "B.willMoveToNil", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear", "B.didMoveToNil",
        ])
        XCTAssertNil(b.parent)
        XCTAssertTrue(a.view.window === window)
    }

    final class NavigationWatcher: ObjCObject, UINavigationControllerDelegate {
        @MainActor func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { Stage.log.append("willShow") }
        @MainActor func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { Stage.log.append("didShow") }

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements("navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)")
        }
    }

    @MainActor func test_D20_delegateOfAPush() async throws {
        let navigation = UINavigationController(rootViewController: Recorder("A"))
        let window = Stage.show(navigation)
        let watcher = NavigationWatcher()
        navigation.delegate = watcher
        let log = Stage.callbacks { navigation.pushViewController(Recorder("B"), animated: false) }
        let (appear, will) = try (XCTUnwrap(log.firstIndex(of: "B.viewWillAppear")), XCTUnwrap(log.firstIndex(of: "willShow")))
        let (appeared, did) = try (XCTUnwrap(log.firstIndex(of: "B.viewDidAppear")), XCTUnwrap(log.firstIndex(of: "didShow")))
        XCTAssertLessThan(appear, will)
        XCTAssertLessThan(appeared, did)
        withExtendedLifetime(window) {}
    }

    @MainActor func test_D25_D26_L19_tabs() {
        let a = Recorder("A"), b = Recorder("B")
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let window = Stage.show(tabs)
        XCTAssertTrue(a.isViewLoaded)
        XCTAssertFalse(b.isViewLoaded)
        let callbacks = Stage.callbacks { tabs.selectedIndex = 1 }
        XCTAssertEqual(callbacks.filter { $0 != "B.viewIsAppearing" }, [
            "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
        ])
        withExtendedLifetime(window) {}
    }

    final class TabVeto: ObjCObject, UITabBarControllerDelegate {
        @MainActor func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { false }

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements("tabBarController(_:shouldSelect:)")
        }
    }

    @MainActor func test_D27_onlyATapAsksTheDelegate() {
        let a = Recorder("A"), b = Recorder("B")
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        let veto = TabVeto()
        tabs.delegate = veto
        tabs.tabBar(tabs.tabBar, didSelect: b.tabBarItem)
        XCTAssertTrue(tabs.selectedViewController === a)
        tabs.selectedIndex = 1
        XCTAssertTrue(tabs.selectedViewController === b)
    }

    @MainActor func test_D29_D32_D33_D34_L20_fullScreenPresentation() {
        let a = Recorder("A"), b = Recorder("B")
        b.modalPresentationStyle = .fullScreen
        let window = Stage.show(a)
        let up = Stage.callbacks { a.present(b, animated: false) { Stage.log.append("presented") } }
        XCTAssertEqual(up, ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear", "presented"])
        XCTAssertTrue(a.presentedViewController === b)
        XCTAssertTrue(b.presentingViewController === a)
        XCTAssertNil(a.view.window, "D29")
        let down = Stage.callbacks { b.dismiss(animated: false) { Stage.log.append("dismissed") } }
        XCTAssertEqual(down.filter { $0 != "A.viewIsAppearing" }, ["B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear", "dismissed"])
        XCTAssertNil(a.presentedViewController)
        XCTAssertTrue(a.view.window === window)
    }

    @MainActor func test_D30_sheetLeavesThePresenterAlone() {
        let a = Recorder("A"), b = Recorder("B")
        let window = Stage.show(a)
        let up = Stage.callbacks { a.present(b, animated: false) }
        XCTAssertEqual(up, ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
        let down = Stage.callbacks { a.dismiss(animated: false) }
        XCTAssertEqual(down, ["B.viewWillDisappear", "B.viewDidDisappear"])
        withExtendedLifetime(window) {}
    }

    @MainActor func test_D38_refusedWithoutAWindow() {
        let a = Recorder("A"), b = Recorder("B")
        a.present(b, animated: false)
        XCTAssertNil(a.presentedViewController)
        XCTAssertFalse(b.isViewLoaded)
    }

    @MainActor func test_D35_dismissingALowOneRemovesAllAbove() {
        let a = Recorder("A"), b = Recorder("B"), c = Recorder("C")
        let window = Stage.show(a)
        a.present(b, animated: false)
        Stage.settle()
        b.present(c, animated: false)
        Stage.settle()
        XCTAssertTrue(b.presentedViewController === c)
        a.dismiss(animated: false)
        Stage.settle()
        XCTAssertNil(a.presentedViewController)
        XCTAssertNil(b.presentedViewController)
        XCTAssertNil(c.view.window)
        withExtendedLifetime(window) {}
    }

    @MainActor func test_D40_D41_containment() {
        let a = Recorder("A"), b = Recorder("B"), child = Recorder("C")
        Stage.log = []
        a.addChild(child)
        XCTAssertEqual(Stage.log, ["C.willMove"])
        child.didMove(toParent: a)
        XCTAssertTrue(child.parent === a)
        Stage.log = []
        b.addChild(child)
        XCTAssertTrue(a.children.isEmpty)
        XCTAssertTrue(child.parent === b)
        Stage.log = []
        child.willMove(toParent: nil)
        child.removeFromParent()
        XCTAssertEqual(Stage.log, ["C.willMoveToNil", "C.didMoveToNil"])
    }

    final class Host: Recorder {
        let child = Recorder("C")
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
    }

    @MainActor func test_D42_D43_childAddedInViewDidLoad() {
        let host = Host("P")
        let window = Stage.window(host)
        let callbacks = Stage.callbacks { window.isHidden = false }
        XCTAssertEqual(callbacks, [
            "P.viewDidLoad", "C.willMove", "C.viewDidLoad", "C.didMove", "P.viewWillAppear", "C.viewWillAppear",
            "P.viewIsAppearing", "C.viewIsAppearing", "P.viewDidAppear", "C.viewDidAppear",
        ])
    }

    @MainActor func test_D42_childAddedToAVisibleParent() {
        let a = Recorder("A"), child = Recorder("C")
        let window = Stage.show(a)
        let callbacks = Stage.callbacks {
            a.addChild(child)
            a.view.addSubview(child.view)
            child.didMove(toParent: a)
        }
        XCTAssertEqual(callbacks, ["C.willMove", "C.viewDidLoad", "C.viewWillAppear", "C.didMove", "C.viewIsAppearing", "C.viewDidAppear"])
        let removal = Stage.callbacks { child.view.removeFromSuperview() }
        XCTAssertEqual(removal, ["C.viewWillDisappear", "C.viewDidDisappear"])
        withExtendedLifetime(window) {}
    }

    final class ByHand: Recorder {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @MainActor func test_D44_forwardingByHand() {
        let parent = ByHand("P"), child = Recorder("C")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let window = Stage.show(parent)
        let callbacks = Stage.callbacks {
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
        }
        XCTAssertEqual(callbacks.filter { $0 != "C.viewIsAppearing" }, ["C.viewWillAppear", "C.viewDidAppear"])
        withExtendedLifetime(window) {}
    }

    @MainActor func test_D43_D44_childAddedInViewDidLoadOfOneThatAppearsByHand() {
        let outer = ByHand("G"), parent = Host("P")
        outer.addChild(parent)
        outer.view.addSubview(parent.view)
        let window = Stage.show(outer)
        let callbacks = Stage.callbacks {
            parent.beginAppearanceTransition(true, animated: false)
            parent.endAppearanceTransition()
        }
        XCTAssertEqual(callbacks.filter { !$0.hasSuffix("viewIsAppearing") }, ["P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear"])
        withExtendedLifetime(window) {}
    }

    @MainActor func testNavigationContentLiesUnderTheBar() {
        let a = Recorder("A")
        let navigation = UINavigationController(rootViewController: a)
        let window = Stage.show(navigation)
        XCTAssertEqual(navigation.navigationBar.frame.height, 44)
        XCTAssertEqual(navigation.navigationBar.frame.minY, window.safeAreaInsets.top)
        XCTAssertEqual(a.view.safeAreaInsets.top, window.safeAreaInsets.top + 44)
        a.edgesForExtendedLayout = []
        window.layoutIfNeeded()
        XCTAssertEqual(a.view.frame.minY, window.safeAreaInsets.top + 44)
    }

    @MainActor func testAdditionalSafeAreaAddsToTheBars() {
        let a = Recorder("A")
        a.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
        let window = Stage.show(a)
        XCTAssertEqual(a.view.safeAreaInsets.top, window.safeAreaInsets.top + 10)
        XCTAssertEqual(a.view.safeAreaInsets.bottom, window.safeAreaInsets.bottom + 5)
    }
}
