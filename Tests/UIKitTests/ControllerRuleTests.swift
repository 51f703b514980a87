import XCTest

@testable import UIKit

/// Rules of section D that a controller's own callbacks show.
final class ControllerRuleTests: XCTestCase {
    @MainActor func test_D1_D2_D4_loadedOnce() async {
        let a = Recorder("A")
        Stage.log = []
        a.loadViewIfNeeded()
        a.loadViewIfNeeded()
        _ = a.view
        XCTAssertEqual(Stage.log, ["A.viewDidLoad"])
        let other = Recorder("B")
        _ = (other.isViewLoaded, other.viewIfLoaded)
        XCTAssertEqual(Stage.log, ["A.viewDidLoad"])
    }

    private final class Own: UIViewController {
        let own = UIView()
        override func loadView() { view = own }
    }

    @MainActor func test_D3_E25_overrideOfLoadView() async {
        let controller = Own(nibName: "None", bundle: nil)
        XCTAssertTrue(controller.view === controller.own)
    }

    private final class Layout: UIViewController {
        final class Log: UIView {
            override func layoutSubviews() { super.layoutSubviews(); Stage.log.append("layoutSubviews") }
        }

        override func loadView() { view = Log() }
        override func viewWillAppear(_ animated: Bool) { Stage.log.append("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { Stage.log.append("viewIsAppearing \(view.window != nil) \(Int(view.bounds.width))") }
        override func viewSafeAreaInsetsDidChange() { Stage.log.append("safeArea") }
        override func viewWillLayoutSubviews() { Stage.log.append("viewWillLayout") }
        override func viewDidLayoutSubviews() { Stage.log.append("viewDidLayout") }
        override func viewDidAppear(_ animated: Bool) { Stage.log.append("viewDidAppear") }
    }

    @MainActor func test_D8_D9_D10_L15_layoutOfTheFirstAppearance() async throws {
        Stage.log = []
        let window = Stage.show(Layout())
        let log = Stage.log
        let will = try XCTUnwrap(log.firstIndex(of: "viewWillLayout")), did = try XCTUnwrap(log.firstIndex(of: "viewDidLayout"))
        XCTAssertEqual(Array(log[will...did]), ["viewWillLayout", "layoutSubviews", "viewDidLayout"])
        XCTAssertEqual(log.filter { $0.hasPrefix("viewIsAppearing") }, ["viewIsAppearing true 390"])
        XCTAssertLessThan(try XCTUnwrap(log.firstIndex(of: "viewWillAppear")), will)
        XCTAssertEqual(log.last, "viewDidAppear")
        withExtendedLifetime(window) {}
    }

    @MainActor func test_D11_safeAreaBeforeDidAppear() async throws {
        Stage.log = []
        let controller = Layout()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        let window = Stage.show(controller)
        let log = Stage.log
        let told = try XCTUnwrap(log.firstIndex(of: "safeArea"))
        XCTAssertLessThan(told, try XCTUnwrap(log.firstIndex(of: "viewDidAppear")))
        withExtendedLifetime(window) {}
    }

    @MainActor func test_D12_beginningTwiceIsOnce() async {
        let a = Recorder("A")
        let log = Stage.callbacks {
            a.beginAppearanceTransition(true, animated: false)
            a.beginAppearanceTransition(true, animated: false)
            a.endAppearanceTransition()
            a.endAppearanceTransition()
        }
        XCTAssertEqual(log.filter { $0 != "A.viewIsAppearing" }, ["A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"])
    }

    @MainActor func test_D28_automaticStyle() async {
        XCTAssertEqual(UIViewController().modalPresentationStyle, .formSheet)
    }

    @MainActor func test_D39_viewsBetweenWindowAndRoot() async {
        let a = Recorder("A")
        let window = Stage.show(a)
        XCTAssertFalse(a.view.superview === window)
        XCTAssertTrue(a.view.isDescendant(of: window))
    }

    @MainActor func test_D59_masksByDefault() async {
        XCTAssertEqual(UIViewController().supportedInterfaceOrientations, .allButUpsideDown)
    }

    @MainActor private func turned(_ style: UIPageViewController.TransitionStyle) -> [String] {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([Recorder("A")], direction: .forward, animated: false)
        let window = Stage.show(pages)
        let log = Stage.callbacks { pages.setViewControllers([Recorder("B")], direction: .forward, animated: false) }
        withExtendedLifetime(window) {}
        return log.filter { $0.contains(".view") && !$0.hasSuffix("IsAppearing") && !$0.hasSuffix("DidLoad") }
    }

    @MainActor func test_D46_L22_pagesThatScroll() async {
        XCTAssertEqual(turned(.scroll), ["B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear"])
    }

    @MainActor func test_D47_L22_pagesThatCurl() async {
        XCTAssertEqual(turned(.pageCurl), ["B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear"])
    }

    @MainActor func test_E18_deviceVariantFirst() async {
        XCTAssertEqual(NibFile.candidates("Foo"), ["Foo~iphone", "Foo"])
    }

    @MainActor func test_E27_modulesAreNoPartOfANibsName() async {
        XCTAssertEqual(UIViewController.nibNames(forClass: "Birds.FooViewController"), ["FooView", "FooViewController"])
        XCTAssertEqual(UIViewController.nibNames(forClass: "Birds.Foo"), ["Foo"])
    }
}
