import Foundation
import Testing
@testable import UIKit

/// Rules A7 and A49–A57: what iOS raises and logs when a launch goes wrong.
struct PublishedTextTests {
    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test func test_A7_unknownDelegateClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = LaunchHost(delegate: "Birds.AppDelegate") }
        }
        #expect(text(result).contains("'NSInternalInconsistencyException', reason: 'Unable to instantiate the UIApplication delegate instance. No class named Birds.AppDelegate is loaded.'"))
    }

    @Test func test_A49_missingMainStoryboard() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost("UIMainStoryboardFile = Absent;", storyboards: ["Main"]).launch() }
        }
        #expect(text(result).contains("'NSInvalidArgumentException', reason: 'Could not find a storyboard named 'Absent' in bundle NSBundle </"))
        #expect(text(result).contains("> (loaded)'"))
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

    @Test func test_A63_adviceToAdoptScenes() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run { LaunchHost(delegate: "UIKitTests.CodeDelegate").launch() }
        }
        #expect(text(result).contains("This process does not adopt UIScene lifecycle. This will become an assert in a future version."))
    }
}
