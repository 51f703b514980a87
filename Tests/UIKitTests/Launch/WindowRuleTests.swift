import Foundation
import Testing
@testable import UIKit

/// Rules B12–B16, F1–F20, L26: windows.
@Suite(.serialized) @MainActor struct WindowRuleTests {
    private static let notifications = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification]

    /// Tells what it hears, and whether it may become key.
    private final class Listener: UIWindow {
        var name = "", mayBecomeKey = true
        override var canBecomeKey: Bool { mayBecomeKey }
        override func becomeKey() { super.becomeKey(); Diary.note("\(name).becomeKey") }
        override func resignKey() { super.resignKey(); Diary.note("\(name).resignKey") }
    }

    private func app() -> LaunchHost {
        let host = LaunchHost(delegate: "UIKitTests.DiaryDelegate")
        host.launch()
        return host
    }

    private func window(_ name: String = "", level: UIWindow.Level = .normal) -> Listener {
        let window = Listener(frame: UIScreen.main.bounds)
        window.name = name
        window.windowLevel = level
        window.rootViewController = UIViewController()
        return window
    }

    @Test func test_F1_levels() {
        #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
    }

    @Test func test_F2_F3_F10_backToFront() {
        let host = app()
        defer { host.close() }
        let alert = window(level: .alert), first = window(), second = window(), hidden = window()
        for window in [alert, first, second] { window.makeKeyAndVisible() }
        #expect(host.application.windows == [hidden, first, second, alert])
        first.makeKeyAndVisible()
        #expect(host.application.windows == [hidden, second, first, alert])
        #expect(host.application.keyWindow === first)
    }

    @Test func test_F4_F5_F6_shownAndKey() {
        let host = app()
        defer { host.close() }
        let some = window()
        #expect(some.isHidden)
        some.isHidden = false
        #expect(some.isOnScreen && !some.isKeyWindow)
        let other = window()
        other.makeKey()
        #expect(other.isKeyWindow && other.isHidden)
        some.makeKeyAndVisible()
        #expect(some.isKeyWindow && !some.isHidden && !other.isKeyWindow)
    }

    @Test func test_B12_B13_L26_freshWindow() {
        let host = app()
        defer { host.close() }
        Diary.observe(Self.notifications)
        let some = window("a")
        #expect(Diary.during { some.makeKeyAndVisible() } == ["UIWindowDidBecomeVisible", "a.becomeKey", "UIWindowDidBecomeKey"])
        #expect(Diary.during { some.isHidden = true } == ["UIWindowDidBecomeHidden"])
    }

    @Test func test_B14_F7_L26_alertOverAWindow() {
        let host = app()
        defer { host.close() }
        let main = window("a"), alert = window("b", level: .alert)
        main.makeKeyAndVisible()
        Diary.observe(Self.notifications)
        #expect(Diary.during { alert.makeKeyAndVisible() } == ["UIWindowDidBecomeVisible", "a.resignKey", "UIWindowDidResignKey", "b.becomeKey", "UIWindowDidBecomeKey"])
    }

    @Test func test_B12_objectIsTheWindow() {
        let host = app()
        defer { host.close() }
        let some = window()
        nonisolated(unsafe) var count = 0
        let tokens = Self.notifications.map { NotificationCenter.default.addObserver(forName: $0, object: some, queue: nil) { if $0.userInfo == nil { count += 1 } } }
        some.makeKeyAndVisible()
        window().makeKeyAndVisible()
        some.isHidden = true
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        #expect(count == 4)
    }

    @Test func test_F8_canBecomeKey() {
        let host = app()
        defer { host.close() }
        let some = window("a")
        some.mayBecomeKey = false
        #expect(Diary.during { some.makeKeyAndVisible() } == [])
        #expect(!some.isKeyWindow && some.isOnScreen)
        some.mayBecomeKey = true
        #expect(Diary.during { some.makeKey() } == ["a.becomeKey"])
        #expect(Diary.during { window().makeKey() } == ["a.resignKey", ".becomeKey"])
    }

    @Test func test_F9_B16_oneKeyWindow() {
        let host = app()
        defer { host.close() }
        let both = [window("a"), window("b")]
        both.forEach { $0.isHidden = false }
        #expect(Diary.during { both[0].makeKey() } == ["a.becomeKey"])
        #expect(Diary.during { both[1].makeKey() } == ["a.resignKey", "b.becomeKey"])
        #expect(both.map(\.isKeyWindow) == [false, true])
    }

    @Test func test_F12_F13_sceneOfAWindow() {
        let host = LaunchHost(Manifest.code, delegate: "UIKitTests.DiaryDelegate")
        defer { host.close() }
        host.launch()
        let scene = host.application.connectedScenes.first as! UIWindowScene
        let some = window()
        some.makeKeyAndVisible()
        #expect(!some.isOnScreen && !some.rootViewController!.isViewLoaded)
        some.windowScene = scene
        #expect(some.isOnScreen && some.rootViewController!.isViewLoaded)
        some.windowScene = nil
        #expect(!some.isOnScreen)
        let made = UIWindow(windowScene: scene)
        #expect(made.frame == scene.coordinateSpace.bounds && made.windowScene === scene && scene.windows.contains(made))
    }

    @Test func test_F14_nobodyElseHoldsAWindow() {
        let host = app()
        defer { host.close() }
        var some: UIWindow? = window()
        some?.makeKeyAndVisible()
        weak var kept = some
        some = nil
        #expect(kept == nil)
        #expect(host.application.windows.isEmpty && host.application.keyWindow == nil)
    }

    @Test func test_F15_D16_rootFillsTheWindow() {
        let host = app()
        defer { host.close() }
        let some = window()
        let first = some.rootViewController!
        some.makeKeyAndVisible()
        #expect(first.view.frame.size == some.bounds.size)
        some.frame.size = CGSize(width: 200, height: 300)
        some.layoutIfNeeded()
        #expect(first.view.bounds.size == CGSize(width: 200, height: 300))
        let second = UIViewController()
        some.rootViewController = second
        #expect(first.view.window == nil && second.view.window === some)
        #expect(second.view.bounds.size == CGSize(width: 200, height: 300))
    }

    @Test func test_F16_subviewsOfAWindow() {
        let host = app()
        defer { host.close() }
        let some = window()
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        some.addSubview(view)
        #expect(view.window === some && some.next === host.application)
    }

    @Test func test_F17_madeWithoutAFrame() {
        let host = app()
        defer { host.close() }
        final class OwnWindow: UIWindow {}
        #expect(UIWindow().frame == UIScreen.main.bounds)
        #expect(OwnWindow().frame == UIScreen.main.bounds)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test func test_D15_rootLoadsWhenTheWindowIsShown() {
        let host = app()
        defer { host.close() }
        let some = window()
        #expect(!some.rootViewController!.isViewLoaded)
        some.isHidden = false
        #expect(some.rootViewController!.isViewLoaded)
        let next = UIViewController()
        some.rootViewController = next
        #expect(next.isViewLoaded && next.view.window === some)
    }
}
