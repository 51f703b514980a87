import XCTest

@testable import UIKit

/// Rules of section D that containers and sizes obey.
final class ContainerRuleTests: XCTestCase {
    @MainActor func test_D13_containersBeginAndEndAppearance() async {
        let parent = AppearanceTests.ByHand("P"), child = Recorder("C")
        let window = Stage.show(parent)
        parent.addChild(child)
        let log = Stage.callbacks {
            child.beginAppearanceTransition(true, animated: false)
            parent.view.addSubview(child.view)
            child.endAppearanceTransition()
        }
        expectOrder("C.viewDidLoad < C.viewWillAppear < C.viewDidAppear", in: log)
        XCTAssertEqual(log.filter { $0 == "C.viewDidAppear" }.count, 1)
        withExtendedLifetime(window) {}
    }

    @MainActor func test_D26_onlyTheSelectedTabIsLoaded() async {
        let tabs = UITabBarController(), all = [Recorder("A"), Recorder("B"), Recorder("C")]
        tabs.viewControllers = all
        tabs.selectedIndex = 1
        let window = Stage.show(tabs)
        XCTAssertEqual(all.map(\.isViewLoaded), [false, true, false])
        withExtendedLifetime(window) {}
    }

    /// A container's bar has the screen's width once the view has loaded, whatever a storyboard wrote.
    @MainActor func testBarsHaveTheirFrameWhenTheViewHasLoaded() async {
        final class Tabs: UITabBarController {
            var seen = CGRect.zero
            override func viewDidLoad() { super.viewDidLoad(); seen = tabBar.frame }
        }
        let tabs = Tabs(), screen = UIScreen.main.bounds
        tabs.tabBar.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
        tabs.loadViewIfNeeded()
        XCTAssertEqual(tabs.seen, CGRect(x: 0, y: screen.height - 49, width: screen.width, height: 49))
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.loadViewIfNeeded()
        XCTAssertEqual(stack.navigationBar.frame.size, CGSize(width: screen.width, height: 44))
    }

    @MainActor func test_D31_aSheetFillsACompactHeight() async {
        for isCompact in [false, true] {
            let a = Recorder("A"), b = Recorder("B")
            let window = Stage.show(a)
            if isCompact { a.traitOverrides.verticalSizeClass = .compact }
            let log = Stage.callbacks { a.present(b, animated: false) }
            XCTAssertEqual(log.contains("A.viewWillDisappear"), isCompact, "D29")
            XCTAssertEqual(b.view.frame == window.bounds, isCompact)
            if !isCompact { XCTAssertGreaterThan(b.view.frame.minY, 0) }
            window.isHidden = true
        }
    }

    @MainActor func test_D45_transitionExchangesChildren() async {
        for duration in [0, 0.01] {
            let parent = Recorder("P"), old = Recorder("A"), new = Recorder("B")
            let window = Stage.show(parent)
            for child in [old, new] { parent.addChild(child) }
            parent.view.addSubview(old.view)
            Stage.settle()
            Stage.log = []
            parent.transition(from: old, to: new, duration: duration, options: .transitionCrossDissolve, animations: nil) { _ in Stage.log.append("done") }
            for _ in 0..<20 where !Stage.log.contains("done") {
                Stage.settle(hurrying: window)
            }
            expectOrder("B.viewWillAppear < A.viewWillDisappear < A.viewDidDisappear < B.viewDidAppear < done", in: Stage.log)
            XCTAssertTrue(new.view.superview === parent.view)
            XCTAssertNil(old.view.superview)
            window.isHidden = true
        }
    }

    // MARK: Split views

    /// In a parent that says how wide it is.
    @MainActor private final class Frame: UIViewController {
        init(_ split: UISplitViewController, isWide: Bool) {
            super.init(nibName: nil, bundle: nil)
            addChild(split)
            setWide(isWide)
        }
        private func setWide(_ isWide: Bool) { self.isWide = isWide }
        required init?(coder: NSCoder) { nil }
        var isWide = false {
            didSet { setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact), forChild: children[0]) }
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            children[0].view.frame = view.bounds
            view.addSubview(children[0].view)
            children[0].didMove(toParent: self)
        }
    }

    final class Watch: ObjCObject, UISplitViewControllerDelegate {
        var takesSecondary = false
        var separated: UIViewController?
        func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { Stage.log.append("primaryForCollapsing"); return nil }
        func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { Stage.log.append("primaryForExpanding"); return nil }
        func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool {
            Stage.log.append("collapseSecondary")
            return takesSecondary
        }
        func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { Stage.log.append("separateSecondary"); return separated }
        func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
            Stage.log.append("topColumn")
            return proposedTopColumn
        }
        func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
            Stage.log.append("displayMode")
            return proposedDisplayMode
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { Stage.log.append("didCollapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { Stage.log.append("didExpand") }

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements(
                "primaryViewController(forCollapsing:)", "primaryViewController(forExpanding:)", "splitViewController(_:collapseSecondary:onto:)", "splitViewController(_:separateSecondaryFrom:)",
                "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)", "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)", "splitViewControllerDidCollapse(_:)", "splitViewControllerDidExpand(_:)")
        }
    }

    @MainActor func test_D49_D50_classicSplitCollapsesAndExpands() async {
        for takes in [false, true] {
            let split = UISplitViewController(), watch = Watch(), primary = UINavigationController(rootViewController: Recorder("A")), secondary = Recorder("B")
            watch.takesSecondary = takes
            watch.separated = takes ? secondary : nil
            split.delegate = watch
            split.viewControllers = [primary, secondary]
            split.preferredDisplayMode = .oneBesideSecondary
            XCTAssertFalse(split.isCollapsed, "D49: as it starts")
            let frame = Frame(split, isWide: false)
            Stage.log = []
            let window = Stage.show(frame)
            XCTAssertEqual(Stage.log.filter { !$0.contains(".") }, ["primaryForCollapsing", "collapseSecondary"])
            XCTAssertTrue(split.isCollapsed)
            XCTAssertTrue(split.displayModeButtonItem.isHidden, "nothing to toggle between")
            XCTAssertEqual(split.viewControllers.count, 1)
            XCTAssertEqual(primary.viewControllers.contains { $0 === secondary }, !takes, "a navigation controller pushes it")
            XCTAssertEqual(secondary.viewIfLoaded?.window != nil, !takes)
            Stage.log = []
            frame.isWide = true
            Stage.settle()
            XCTAssertEqual(Stage.log.filter { !$0.contains(".") }, ["primaryForExpanding", "separateSecondary"])
            XCTAssertFalse(split.isCollapsed)
            XCTAssertFalse(split.displayModeButtonItem.isHidden)
            XCTAssertEqual(split.viewControllers.count, 2)
            XCTAssertNotNil(secondary.viewIfLoaded?.window)
            XCTAssertEqual(primary.viewControllers.count, 1)
            window.isHidden = true
        }
    }

    @MainActor func test_D50_D51_columnsCollapseAndExpand() async {
        let split = UISplitViewController(style: .doubleColumn), watch = Watch(), a = Recorder("A"), b = Recorder("B")
        split.delegate = watch
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        XCTAssertTrue(split.viewController(for: .primary) === a)
        XCTAssertTrue(a.parent is UINavigationController && a.parent?.parent === split, "D51")
        let frame = Frame(split, isWide: false)
        Stage.log = []
        let window = Stage.show(frame)
        XCTAssertEqual(Stage.log.filter { !$0.contains(".") }, ["topColumn", "didCollapse"], "the two families never mix")
        XCTAssertNotNil(b.viewIfLoaded?.window)
        Stage.log = []
        frame.isWide = true
        Stage.settle()
        XCTAssertEqual(Stage.log.filter { !$0.contains(".") }, ["displayMode", "didExpand"])
        XCTAssertNotNil(a.viewIfLoaded?.window)
        XCTAssertNotNil(b.viewIfLoaded?.window)
        window.isHidden = true
    }

    @MainActor func test_D52_columnsHearOnlyOfWhatComesOnScreen() async {
        let split = UISplitViewController(style: .doubleColumn), a = Recorder("A"), b = Recorder("B")
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        split.preferredDisplayMode = .secondaryOnly
        let frame = Frame(split, isWide: true)
        Stage.log = []
        let window = Stage.show(frame)
        XCTAssertFalse(Stage.log.contains("A.viewWillAppear"))
        XCTAssertTrue(Stage.log.contains("B.viewDidAppear"))
        let log = Stage.callbacks { split.preferredDisplayMode = .oneBesideSecondary }
        expectOrder("A.viewWillAppear < A.viewDidAppear", in: log)
        XCTAssertFalse(log.contains { $0.hasPrefix("B.") && $0.hasSuffix("ppear") })
        window.isHidden = true
    }

    // MARK: Traits and sizes

    private final class Told: Recorder {
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.willTransition(to: newCollection, with: coordinator)
            note("willTransition")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            note("size")
        }
    }

    @MainActor func test_D55_D58_transitionsGoOnToChildrenAndComeLateToWhatIsCovered() async {
        let covered = Told("A"), top = Told("B"), presented = Told("C")
        let navigation = UINavigationController(rootViewController: covered)
        let window = Stage.show(navigation)
        navigation.pushViewController(top, animated: false)
        Stage.settle()
        navigation.present(presented, animated: false)
        Stage.settle()
        let context = TransitionContext(from: nil, to: nil, in: window, style: .none, isAnimated: false)
        Stage.log = []
        navigation.willTransition(to: UITraitCollection(verticalSizeClass: .compact), with: context.coordinator)
        navigation.viewWillTransition(to: CGSize(width: 10, height: 10), with: context.coordinator)
        XCTAssertEqual(Set(Stage.log), ["B.willTransition", "C.willTransition", "A.size", "B.size", "C.size"])
        navigation.dismiss(animated: false)
        Stage.settle()
        let log = Stage.callbacks { navigation.popViewController(animated: false) }
        expectOrder("A.willTransition < A.viewWillAppear", in: log)
        window.isHidden = true
    }

    @MainActor func test_D60_traitsReadAreFollowed() async {
        final class Reader: UIView {
            var log: [String] = []
            override func layoutSubviews() { super.layoutSubviews(); log.append("layout \(traitCollection.horizontalSizeClass.rawValue)") }
        }
        final class Other: UIView {
            var count = 0
            override func layoutSubviews() { super.layoutSubviews(); count += 1 }
        }
        let controller = UIViewController(), reader = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), other = Other(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        controller.view.addSubview(reader)
        controller.view.addSubview(other)
        let window = Stage.show(controller)
        reader.log = []
        other.count = 0
        controller.traitOverrides.horizontalSizeClass = .regular
        Stage.settle()
        XCTAssertEqual(reader.log, ["layout 2"])
        XCTAssertEqual(other.count, 0, "it read nothing")
        window.isHidden = true
    }

    @MainActor func testRegisteredHandlersHearOfAnOverrideOnce() async {
        let controller = UIViewController(), window = Stage.show(controller)
        var count = 0
        controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in count += 1 }
        controller.traitOverrides.horizontalSizeClass = .regular
        XCTAssertEqual(count, 1)
        window.isHidden = true
    }
}

/// How long a navigation controller lives that only a weak reference names.
final class NavigationLifeTests: XCTestCase {
    @MainActor func testAWeaklyKeptControllerLastsForTheTurn() async {
        weak var kept = UINavigationController(rootViewController: UIViewController())
        XCTAssertNotNil(kept)
        TurnObjects.release()
        XCTAssertNil(kept)
    }
}
