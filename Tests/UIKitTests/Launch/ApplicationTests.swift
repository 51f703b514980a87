import Foundation
import Testing
@testable import UIKit

/// Rules A2–A8, A10, A18, A19: application, delegate, main nib.
@Suite(.serialized) @MainActor struct ApplicationTests {
    @Test func test_A3_A10_applicationThenDelegateThenLaunch() {
        let host = LaunchHost("UIMainStoryboardFile = Diary;", delegate: "UIKitTests.DiaryDelegate", storyboards: ["Diary"])
        defer { host.close() }
        #expect(Diary.names == ["delegate.init"])
        #expect(host.application.delegate is DiaryDelegate)
        var hadDelegate: [Bool] = []
        for name in ["init(coder:)", "willFinish"] { Diary.on(name) { hadDelegate.append(UIApplication.shared.delegate is DiaryDelegate) } }
        host.launch()
        #expect(hadDelegate == [true, true])
    }

    @Test func test_A4_sharedInTheDelegatesInit() {
        Diary.start()
        final class Seen { weak var application: UIApplication? }
        let seen = Seen()
        let host = LaunchHost(delegate: nil)
        defer { host.close() }
        Diary.on("delegate.init") { seen.application = UIApplication.shared }
        _ = DiaryDelegate()
        #expect(seen.application === host.application)
        #expect(UIApplication.shared === host.application)
    }

    @Test func test_A5_A18_mainNibConnectsTheDelegate() {
        let host = LaunchHost("NSMainNibFile = DiaryWindow;", delegate: nil, storyboards: ["DiaryWindow.xib"])
        defer { host.close() }
        #expect(host.application.delegate == nil)
        host.launch()
        let delegate = host.application.delegate as? DiaryDelegate
        #expect(delegate?.window?.bounds.width == 393)
        #expect(Diary.has(["delegate.init", "willFinish", "didFinish"]))
    }

    @Test func test_A18_mainNibWithScenes() {
        let host = LaunchHost("NSMainNibFile = DiaryWindow; \(Manifest.code)", delegate: nil, storyboards: ["DiaryWindow.xib"])
        defer { host.close() }
        host.launch()
        #expect(host.application.delegate is DiaryDelegate)
        #expect(Diary.has(["willFinish", "didFinish", "willConnect"]))
    }

    @Test func test_A6_oneObjectForBoth() {
        let host = LaunchHost(delegate: "UIKitTests.OwnApplication", principal: "UIKitTests.OwnApplication")
        defer { host.close() }
        #expect(host.application.delegate === host.application)
    }

    @Test func test_A8_applicationDoesNotRetainTheDelegate() {
        let host = LaunchHost(delegate: nil)
        defer { host.close() }
        weak var kept: DiaryDelegate?
        do {
            let delegate = DiaryDelegate()
            kept = delegate
            host.application.delegate = delegate
        }
        host.application.delegate = nil
        #expect(kept == nil)
    }

    @Test func test_A8_launchKeepsTheDelegate() {
        weak var delegate: AnyObject?
        Diary.start()
        let host = LaunchHost(delegate: "UIKitTests.OldDelegate") { _ in }
        defer { host.close() }
        delegate = host.sequence.held.first
        #expect(delegate is OldDelegate)
        #expect(host.application.delegate === delegate)
    }

    @Test func test_A19_storyboardGoesBeforeNib() async {
        let host = LaunchHost("NSMainNibFile = DiaryWindow; UIMainStoryboardFile = Diary;", delegate: "UIKitTests.DiaryDelegate", storyboards: ["DiaryWindow.xib", "Diary"])
        defer { host.close() }
        host.launch()
        #expect(Diary.names.filter { $0 == "delegate.init" }.count == 1)
        #expect(host.application.windows.count == 1)
        #expect(Diary.names.contains("init(coder:)"))
    }

    @Test func test_A32_principalClassOfThePropertyListCountsForNothing() {
        let host = LaunchHost("NSPrincipalClass = \"UIKitTests.OwnApplication\";", delegate: "UIKitTests.DiaryDelegate")
        defer { host.close() }
        #expect(type(of: host.application) == UIApplication.self)
    }
}
