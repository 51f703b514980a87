import Foundation
import Testing
@testable import UIKit

/// Rules A7 and A49–A57: what iOS raises and logs when a launch goes wrong.
struct PublishedTextTests {
    private func text(_ result: ExitTest.Result?) -> String { standardError(result) }

    @Test func test_A7_unknownDelegateClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = LaunchHost(delegate: "Birds.AppDelegate") }
        }
        #expect(text(result).contains("'NSInternalInconsistencyException', reason: 'Unable to instantiate the UIApplication delegate instance. No class named Birds.AppDelegate is loaded.'"))
    }

    @Test func test_A2_principalMustBeAnApplication() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = LaunchHost(principal: "UIKitTests.LaunchedController") }
        }
        #expect(text(result).contains("is not a UIApplication subclass"))
    }

    @Test func test_A14_namesCarryTheModule() async {
        #expect(_nameOfClass(DiaryDelegate.self) == "UIKitTests.DiaryDelegate")
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = LaunchHost(delegate: "DiaryDelegate") }
        }
        #expect(text(result).contains("No class named DiaryDelegate is loaded."))
    }

    @Test func test_A49_missingMainStoryboard() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost("UIMainStoryboardFile = Absent;", storyboards: ["Main"]).launch() }
        }
        #expect(text(result).contains("'NSInvalidArgumentException', reason: 'Could not find a storyboard named 'Absent' in bundle NSBundle </"))
        #expect(text(result).contains("> (loaded)'"))
    }

    @Test func test_E5_unknownIdentifier() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = LaunchHost(storyboards: ["Main"])
                _ = UIStoryboard(name: "Main", bundle: host.application.bundle).instantiateViewController(withIdentifier: "nobody")
            }
        }
        #expect(text(result).contains("'NSInvalidArgumentException', reason: 'Storyboard (<UIStoryboard: 0x"))
        #expect(text(result).contains("doesn't contain a view controller with identifier 'nobody'"))
    }

    @Test func test_E22_nibWithoutViewOutlet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = LaunchHost(storyboards: ["NoViewOutlet.xib"])
                UIViewController(nibName: "NoViewOutlet", bundle: host.application.bundle).loadViewIfNeeded()
            }
        }
        #expect(text(result).contains("'NSInternalInconsistencyException', reason: '-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"NoViewOutlet\" nib but the view outlet was not set.'"))
    }

    @Test func test_A24_staleMainStoryboardWithScenes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost("UIMainStoryboardFile = Absent; UIApplicationSceneManifest = {};", storyboards: ["Main"]).launch() }
        }
        #expect(text(result).contains("Could not find a storyboard named 'Absent'"))
    }

    @Test func test_A50_noEntryPoint() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost("UIMainStoryboardFile = NoEntry;", storyboards: ["NoEntry"]).launch() }
        }
        #expect(text(result).contains("Failed to instantiate the default view controller for UIMainStoryboardFile 'NoEntry' - perhaps the designated entry point is not set?"))
        #expect(text(result).contains("'NSInternalInconsistencyException', reason: 'Application windows are expected to have a root view controller at the end of application launch'"))
    }

    @Test func test_A51_delegateWithoutWindow() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost("UIMainStoryboardFile = Main;", delegate: "UIKitTests.OldDelegate", storyboards: ["Main"]).launch() }
        }
        #expect(text(result).contains("The app delegate must implement the window property if it wants to use a main storyboard file."))
    }

    @Test func test_A52_sceneDelegateThatDoesNotExist() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                LaunchHost("UIApplicationSceneManifest = { UISceneConfigurations = { UIWindowSceneSessionRoleApplication = ( { UISceneConfigurationName = Main; UISceneDelegateClassName = \"Birds.SceneDelegate\"; } ); }; };").launch()
            }
        }
        #expect(text(result).contains("Info.plist configuration \"Main\" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name \"Birds.SceneDelegate\"."))
    }

    @Test func test_A53_manifestWithoutConfigurations() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost("UIApplicationSceneManifest = {};").launch() }
        }
        #expect(text(result).contains("Info.plist contained no UIScene configuration dictionary (looking for configuration named \"(no name)\")"))
    }

    @Test func test_A55_visibleWindowWithoutRoot() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost(delegate: "UIKitTests.RootlessDelegate").launch() }
        }
        #expect(text(result).contains("'NSInternalInconsistencyException', reason: 'Application windows are expected to have a root view controller at the end of application launch'"))
    }

    @Test func test_A29_callbackWithoutItsBackgroundMode() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                LaunchHost(delegate: "UIKitTests.FetchingDelegate").launch()
                FileHandle.standardError.write(Data("with the mode\n".utf8))
                LaunchHost("UIBackgroundModes = (fetch);", delegate: "UIKitTests.FetchingDelegate").launch()
                FileHandle.standardError.write(Data("with the mode\n".utf8))  // parts the three
                LaunchHost("UIApplicationSceneManifest = {};", delegate: "UIKitTests.FetchingDelegate").launch()
            }
        }
        let line = "You've implemented -[<UIApplicationDelegate> application:performFetchWithCompletionHandler:], but you still need to add \"fetch\" to the list of your supported UIBackgroundModes in your Info.plist.\n"
        let parts = text(result).components(separatedBy: "with the mode\n")
        #expect(parts.count == 3 && parts[0].contains(line) && !parts[1].contains(line) && parts[2].contains(line))
    }

    @Test func test_A32_principalClassOfThePropertyListCountsForNothing() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let host = LaunchHost("NSPrincipalClass = \"UIKitTests.OwnApplication\";")
                exit(type(of: host.application) == UIApplication.self ? 0 : 1)
            }
        }
    }

    @Test func test_A63_adviceToAdoptScenes() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost(delegate: "UIKitTests.CodeDelegate").launch() }
        }
        #expect(text(result).contains("This process does not adopt UIScene lifecycle. This will become an assert in a future version."))
    }

    @Test func test_A19_nibBesideStoryboard() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost("NSMainNibFile = MainWindow; UIMainStoryboardFile = Main;", storyboards: ["Main", "MainWindow.xib"]).launch() }
        }
        #expect(text(result).contains("Info.plist names both a main nib, 'MainWindow', and a main storyboard; the storyboard is used."))
    }

    @Test func test_A50_A51_entryPointIsMissedFirst() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost("UIMainStoryboardFile = NoEntry;", delegate: "UIKitTests.OldDelegate", storyboards: ["NoEntry"]).launch() }
        }
        let first = text(result).range(of: "Failed to instantiate the default view controller"), second = text(result).range(of: "The app delegate must implement the window property")
        #expect(first != nil && second != nil && first!.lowerBound < second!.lowerBound)
    }

    @Test func test_A52_storyboardWithoutSceneDelegate() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost(Manifest.text("UISceneDelegateClassName = \"Birds.SceneDelegate\"; UISceneStoryboardFile = Main;"), storyboards: ["Main"]).launch() }
        }
        #expect(text(result).contains("There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file."))
    }

    @Test func test_A55_A56_withScenes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost(Manifest.text("UISceneDelegateClassName = \"UIKitTests.RootlessSceneDelegate\";")).launch() }
        }
        #expect(text(result).contains("Application windows are expected to have a root view controller at the end of application launch"))
    }

    @Test func test_A57_unknownClass() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = LaunchHost("UIMainStoryboardFile = UnknownClass;", storyboards: ["UnknownClass"])
                host.launch()
                exit(type(of: host.application.windows[0].rootViewController!) == UIViewController.self ? 0 : 3)
            }
        }
        #expect(text(result).contains("Unknown class _TtC5Birds17NowhereController in Interface Builder file."))
    }

    @Test func test_A63_onceAndOnlyWithoutScenes() async {
        let without = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost(delegate: "UIKitTests.CodeDelegate").launch() }
        }
        #expect(text(without).components(separatedBy: "does not adopt UIScene lifecycle").count == 2)
        let with = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost(Manifest.code, delegate: "UIKitTests.DiaryDelegate").launch() }
        }
        #expect(!text(with).contains("does not adopt"))
    }
}

final class FetchingDelegate: PlainDelegate {
    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {}

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { FetchingDelegate() }
        glue.implements("application(_:performFetchWithCompletionHandler:)")
    }
}
