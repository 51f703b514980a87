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

    @Test func test_A29_callbackWithoutItsBackgroundMode() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                LaunchHost(delegate: "UIKitTests.FetchingDelegate").launch()
                FileHandle.standardError.write(Data("with the mode\n".utf8))
                LaunchHost("UIBackgroundModes = (fetch);", delegate: "UIKitTests.FetchingDelegate").launch()
            }
        }
        let line = "You've implemented -[<UIApplicationDelegate> application:performFetchWithCompletionHandler:], but you still need to add \"fetch\" to the list of your supported UIBackgroundModes in your Info.plist.\n"
        let parts = text(result).components(separatedBy: "with the mode\n")
        #expect(parts.count == 2 && parts[0].contains(line) && !parts[1].contains(line))
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
}

final class FetchingDelegate: PlainDelegate {
    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {}

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { FetchingDelegate() }
        glue.implements("application(_:performFetchWithCompletionHandler:)")
    }
}
