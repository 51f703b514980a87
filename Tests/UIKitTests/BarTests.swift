import UIKit
import XCTest

final class BarTests: XCTestCase {
    @MainActor private func bar(_ items: UINavigationItem..., width: CGFloat = 393) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = items
        bar.layoutIfNeeded()
        return bar
    }

    @MainActor private func texts(_ view: UIView) -> [String] {
        let own = (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text } ?? ""
        return (view.isHidden || own.isEmpty ? [] : [own]) + (view.isHidden ? [] : view.subviews.flatMap(texts))
    }

    @MainActor func testTitleStandsInTheMiddle() async {
        let bar = bar(UINavigationItem(title: "Birds"))
        let label = bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Birds" && !$0.isHidden }
        XCTAssertEqual(label?.frame.midX ?? 0, 196.5, accuracy: 0.5)
        XCTAssertEqual(label?.font.pointSize, 17)
        XCTAssertEqual(bar.intrinsicContentSize.height, 44)
    }

    @MainActor func testBackButtonShowsTheTitleBefore() async {
        XCTAssertEqual(Set(texts(bar(UINavigationItem(title: "Birds"), UINavigationItem(title: "Robin")))), ["Birds", "Robin"])
        let long = UINavigationItem(title: String(repeating: "Long ", count: 20))
        XCTAssertTrue(texts(bar(long, UINavigationItem(title: "Robin"))).contains("Back"))
        let named = UINavigationItem(title: "Birds")
        named.backButtonTitle = "Home"
        XCTAssertTrue(texts(bar(named, UINavigationItem(title: "Robin"))).contains("Home"))
    }

    @MainActor func testALongBackTitleKeepsAwayFromTheTitle() async {
        for (before, title) in [("A rather long title", "Another rather long title"), ("Birds", "A title that is far too long to be shown in a bar of a phone"), ("Birds of America", "Robin")] {
            let bar = bar(UINavigationItem(title: before), UINavigationItem(title: title))
            let label = bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == title && !$0.isHidden }
            let back = bar.subviews.first { $0 is UIControl && !$0.isHidden }
            XCTAssertGreaterThanOrEqual((label?.frame.minX ?? 0) - (back?.frame.maxX ?? 0), 8, title)
            XCTAssertLessThanOrEqual(label?.frame.maxX ?? 999, 393)
        }
    }

    @MainActor func testANavigationControllerShowsItsRootsTabBarItem() async {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
        let navigation = UINavigationController(rootViewController: root)
        XCTAssertTrue(navigation.tabBarItem === root.tabBarItem)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        XCTAssertEqual(tabs.tabBar.items?.first?.tag, 3)
        let own = UITabBarItem(title: "Own", image: nil, tag: 4)
        navigation.tabBarItem = own
        XCTAssertTrue(navigation.tabBarItem === own)
        XCTAssertEqual(root.tabBarItem.tag, 3)
    }

    @MainActor func testANavigationControllersTabIsNamedByItsRoot() async {
        let root = UIViewController(), pushed = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "Item", image: nil, tag: 4)
        root.title = "Name"
        root.tabBarItem.badgeValue = "2"
        XCTAssertEqual(navigation.tabBarItem.title, "Name")
        XCTAssertEqual(navigation.tabBarItem.badgeValue, "2")
        navigation.pushViewController(pushed, animated: false)
        pushed.title = "Other"
        XCTAssertEqual(navigation.tabBarItem.title, "Name")
    }

    @MainActor func testButtonsKeepTheMargin() async {
        let item = UINavigationItem(title: "Birds")
        item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        let bar = bar(item)
        XCTAssertEqual(Set(texts(bar)), ["Birds", "Cancel", "Done"])
        let frames = bar.subviews.compactMap { $0 as? UIControl }.filter { !$0.isHidden }.map(\.frame).sorted { $0.minX < $1.minX }
        XCTAssertEqual(frames.first?.minX, 16)
        XCTAssertEqual(frames.last?.maxX, 377)
    }

    @MainActor func testLargeTitleAddsItsHeight() async {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 96))
        bar.prefersLargeTitles = true
        bar.items = [UINavigationItem(title: "Birds")]
        XCTAssertEqual(bar.intrinsicContentSize.height, 96)
        let item = UINavigationItem(title: "Small")
        item.largeTitleDisplayMode = .never
        bar.items = [item]
        XCTAssertEqual(bar.intrinsicContentSize.height, 44)
    }

    @MainActor func testFlexibleSpacesShareTheRoom() async {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        bar.items = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), .flexibleSpace(), UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)]
        bar.layoutIfNeeded()
        let frames = bar.subviews.compactMap { $0 as? UIControl }.filter { !$0.isHidden }.map(\.frame)
        XCTAssertEqual(frames.first?.minX, 16)
        XCTAssertEqual(frames.last?.maxX ?? 0, 377, accuracy: 0.01)
    }

    @MainActor func testTabsDivideTheBarAndTellTheDelegate() async {
        final class Chooser: ObjCObject, UITabBarDelegate {
            var chosen: [String] = []
            override class func _glue(_ glue: inout ObjCGlue) { super._glue(&glue); glue.implements("tabBar(_:didSelect:)") }
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title ?? "") }
        }
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49)), chooser = Chooser()
        let items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.delegate = chooser
        bar.items = items
        bar.layoutIfNeeded()
        let frames = bar.subviews.compactMap { $0 as? UIControl }.map(\.frame)
        XCTAssertEqual(frames.map(\.midX), [65, 195, 325])
        bar.choose(items[1])
        XCTAssertEqual(chooser.chosen, ["B"])
        XCTAssertTrue(bar.selectedItem === items[1])
    }
}
