import DeviceHost
import Foundation
import Testing
@testable import UIKit

/// Rules of the life of an app that no published log shows: pictures in the background, launches there, handed over activities, keys scene by scene.
@Suite(.serialized) @MainActor struct LifeRuleTests {
    /// Tells the style that each change of traits leads to.
    private final class StyleListener: UIViewController {
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            guard previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle else { return }
            Diary.note("\(traitCollection.userInterfaceStyle == .dark ? "dark" : "light") \(UIApplication.shared.applicationState == .background)")
        }
    }

    private func app(_ info: String = "", delegate: String = "UIKitTests.DiaryDelegate", reason: LaunchReason = .user, storyboards: [String] = []) -> LaunchHost {
        let host = LaunchHost(info, delegate: delegate, storyboards: storyboards, reason: reason)
        host.launch()
        return host
    }

    @Test func test_C11_picturesInBothStylesInTheBackground() {
        for (info, expected) in [("", ["dark true", "light true"]), ("UIUserInterfaceStyle = Light;", [])] {
            let host = app(info)
            defer { host.close() }
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = StyleListener()
            window.makeKeyAndVisible()
            FrameLoop.shared.commit()
            let heard = Diary.during { host.application.enterBackground() }
            #expect(heard == ["willResignActive", "didEnterBackground"] + expected)
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
            #expect(Diary.during { host.application.enterForeground() } == ["willEnterForeground", "didBecomeActive"])
        }
    }

    @Test func test_C23_theRootAppearsInABackgroundLaunch() {
        let host = app("UIMainStoryboardFile = Diary; UIBackgroundModes = (fetch);", reason: .fetch, storyboards: ["Diary"])
        defer { host.close() }
        #expect(Diary.has(["didFinish", "viewDidLoad", "viewWillAppear", "viewDidAppear"]), "\(Diary.names)")
        #expect(host.application.applicationState == .background)
    }

    @Test func test_C35_anActivityThatIsOnItsWayIsAnnounced() {
        let host = app(Manifest.code, reason: .handoff(NSUserActivity(activityType: "birds.view")))
        defer { host.close() }
        #expect(LaunchPad.connection?.handoffUserActivityType == "birds.view")
        #expect(LaunchPad.connection?.userActivities.isEmpty == true)
        #expect(Diary.has(["willConnect", "sceneDidBecomeActive", "scene.willContinue", "scene.continue"]), "\(Diary.names)")
        let plain = app(Manifest.code)
        defer { plain.close() }
        #expect(LaunchPad.connection?.handoffUserActivityType == nil && !Diary.names.contains("scene.continue"))
    }

    @Test func test_B16_F9_oneKeyWindowAScene() {
        let host = app(Manifest.code)
        defer { host.close() }
        let first = host.application.connectedScenes.first as! UIWindowScene
        let second = SceneConnection(host.application, bundle: .main).connect() as! UIWindowScene
        let one = first.windows[0], two = second.windows[0]
        #expect(one.isKeyWindow && two.isKeyWindow)
        #expect(first.keyWindow === one && second.keyWindow === two)
        #expect(host.application.keyWindow === two)
        let three = UIWindow(windowScene: first)
        three.rootViewController = UIViewController()
        nonisolated(unsafe) var resigned: [UIWindow?] = []
        let token = NotificationCenter.default.addObserver(forName: UIWindow.didResignKeyNotification, object: nil, queue: nil) { resigned.append($0.object as? UIWindow) }
        defer { NotificationCenter.default.removeObserver(token) }
        three.makeKeyAndVisible()
        #expect(resigned == [one])
        #expect([one, two, three].map(\.isKeyWindow) == [false, true, true])
        #expect(first.keyWindow === three && host.application.keyWindow === three)
        two.makeKey()
        #expect(host.application.keyWindow === two && three.isKeyWindow)
    }

    // MARK: The turn's end

    private final class Canvas: UIView {
        override func layoutSubviews() { super.layoutSubviews(); Diary.note("layout") }
        override func draw(_ rect: CGRect) { Diary.note("draw") }

        override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements("draw(_:)")
        }
    }

    private final class Screen: Display {
        let scale: CGFloat = 1
        let wantsEveryFrame = true
        func present(_ frame: Bitmap, changed: PixelRect) {}
        func close() {}
    }

    @Test func test_H4_H5_H6_oneLayoutThenTheDrawing() {
        let host = app()
        defer { host.close() }
        let window = UIWindow(frame: UIScreen.main.bounds), canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.rootViewController?.view.addSubview(canvas)
        let screen = Screen(), loop = FrameLoop()
        loop.opensDisplay = { screen }
        #expect(Diary.during { loop.commit() }.filter { $0 == "layout" || $0 == "draw" } == ["layout", "draw"])
        #expect(Diary.during {
            for width in 11...60 {
                canvas.frame.size.width = CGFloat(width)
                canvas.setNeedsLayout()
                canvas.setNeedsDisplay()
            }
        } == [])
        #expect(Diary.during { loop.commit() } == ["layout", "draw"])
        #expect(Diary.during { loop.commit() } == [])
        canvas.setNeedsLayout()
        #expect(Diary.during { window.layoutIfNeeded() } == ["layout"])
    }

    @Test func test_H9_didAppearFollowsTheCommit() {
        final class Root: UIViewController {
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); Diary.note("will") }
            override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); Diary.note("is") }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); Diary.note("did") }
        }
        let host = app()
        defer { host.close() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Root()
        #expect(Diary.during { window.makeKeyAndVisible() }.last == "will")
        #expect(Diary.during { FrameLoop.shared.commit() } == ["is", "did"])
    }
}
