import DeviceHost
import Foundation
import Testing
@testable import UIKit

/// Rules A20, A22–A32: what `Info.plist` says, and what comes of it.
@Suite(.serialized) @MainActor struct PropertyListTests {
    private let pad = DeviceProfile.named("iPad 10")!

    @Test func test_A20_suffixes() {
        let text = "UIMainStoryboardFile = Main; \"UIMainStoryboardFile~ipad\" = Pad; \"UIMainStoryboardFile~iphone\" = Phone;"
        #expect(LaunchHost.info(text).mainStoryboard == "Phone")
        #expect(LaunchHost.info(text, device: pad).mainStoryboard == "Pad")
        #expect(LaunchHost.info("UIMainStoryboardFile = Main; \"UIMainStoryboardFile~ipad\" = Pad;").mainStoryboard == "Main")
        #expect(LaunchHost.info("\"UIStatusBarHidden-iphoneos\" = YES;").statusBarHidden)
    }

    @Test func test_A22_manifest() {
        let with = LaunchHost(Manifest.code, delegate: "UIKitTests.DiaryDelegate")
        #expect(with.application.applicationState == .background)
        with.launch()
        #expect(with.application.connectedScenes.count == 1)
        with.close()
        let without = LaunchHost(delegate: "UIKitTests.DiaryDelegate")
        defer { without.close() }
        without.launch()
        #expect(without.application.connectedScenes.isEmpty)
        #expect(!Diary.names.contains("willConnect"))
    }

    @Test func test_A23_nestedKeys() {
        let text = """
            UIApplicationSceneManifest = { UIApplicationSupportsMultipleScenes = YES; UISceneConfigurations = {
                UIWindowSceneSessionRoleApplication = (
                    { UISceneConfigurationName = One; UISceneClassName = "UIKitTests.DiaryScene"; UISceneDelegateClassName = "UIKitTests.DiarySceneDelegate"; UISceneStoryboardFile = Diary; } );
                UIWindowSceneSessionRoleExternalDisplay = ( { UISceneConfigurationName = Two; } ); }; };
            """
        let manifest = LaunchHost.info(text).sceneManifest
        #expect(manifest?.supportsMultipleScenes == true)
        #expect(manifest?.configurations.count == 2)
        let one = manifest?.configurations["UIWindowSceneSessionRoleApplication"]?.first
        #expect(one?.name == "One" && one?.sceneClass == "UIKitTests.DiaryScene" && one?.delegateClass == "UIKitTests.DiarySceneDelegate" && one?.storyboard == "Diary")
        #expect(LaunchHost.info(Manifest.code).sceneManifest?.supportsMultipleScenes == false)
    }

    @Test func test_A23_sceneClass() {
        let own = LaunchHost(Manifest.text("UISceneClassName = \"UIKitTests.DiaryScene\"; UISceneDelegateClassName = \"UIKitTests.DiaryCodeSceneDelegate\";"), delegate: "UIKitTests.DiaryDelegate")
        own.launch()
        #expect(own.application.connectedScenes.first is DiaryScene)
        own.close()
        let plain = LaunchHost(Manifest.code, delegate: "UIKitTests.DiaryDelegate")
        defer { plain.close() }
        plain.launch()
        #expect(plain.application.connectedScenes.first.map { type(of: $0) == UIWindowScene.self } == true)
    }

    @Test func test_A24_scenesStoryboardIsTheInterface() {
        let host = LaunchHost("UIMainStoryboardFile = Main; \(Manifest.storyboard)", delegate: "UIKitTests.DiaryDelegate", storyboards: ["Main", "Diary"])
        defer { host.close() }
        host.launch()
        #expect(host.application.windows.count == 1)
        #expect((host.application.windows.first?.rootViewController as? UINavigationController)?.topViewController is DiaryController)
        #expect((host.application.delegate?.window ?? nil) == nil)
    }

    @Test func test_A25_statusBarDuringLaunch() {
        let plain = LaunchHost(delegate: "UIKitTests.DiaryDelegate")
        #expect(!plain.application.isStatusBarHidden)
        #expect(plain.application.statusBarStyle == .default)
        plain.close()
        let host = LaunchHost("UIStatusBarHidden = YES; UIStatusBarStyle = UIStatusBarStyleLightContent;", delegate: "UIKitTests.DiaryDelegate")
        defer { host.close() }
        #expect(host.application.isStatusBarHidden)
        #expect(host.application.statusBarStyle == .lightContent)
    }

    @Test func test_A26_F20_whoRulesTheStatusBar() {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        func style(_ info: String) -> UIStatusBarStyle {
            let host = LaunchHost(info, delegate: "UIKitTests.DiaryCodeDelegate")
            defer { host.close() }
            host.launch()
            host.application.windows.first?.rootViewController = Light()
            return host.application.statusBarStyle
        }
        #expect(style("") == .lightContent)
        #expect(style("UIViewControllerBasedStatusBarAppearance = NO;") == .default)
        #expect(style("UIViewControllerBasedStatusBarAppearance = NO; UIStatusBarStyle = UIStatusBarStyleDarkContent;") == .darkContent)
    }

    @Test func test_F20_F21_whoIsAsked() {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        final class Forwarder: UIViewController {
            let light = Light()
            override var childForStatusBarStyle: UIViewController? { light }
        }
        let host = LaunchHost(delegate: "UIKitTests.DiaryCodeDelegate")
        defer { host.close() }
        host.launch()
        let window = host.application.windows[0]
        #expect(host.application.statusBarStyle == .default)
        let sheet = Light()
        sheet.modalPresentationStyle = .overFullScreen
        window.rootViewController?.present(sheet, animated: false)
        #expect(host.application.statusBarStyle == .default)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        #expect(host.application.statusBarStyle == .lightContent)
        window.rootViewController = Forwarder()
        #expect(host.application.statusBarStyle == .lightContent)
    }

    @Test func test_F20_aNavigationBarSaysItWhileItShows() {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        let host = LaunchHost(delegate: "UIKitTests.DiaryCodeDelegate")
        defer { host.close() }
        host.launch()
        let navigation = UINavigationController(rootViewController: Light())
        host.application.windows[0].rootViewController = navigation
        #expect(host.application.statusBarStyle == .default)
        navigation.navigationBar.barStyle = .black
        #expect(host.application.statusBarStyle == .lightContent)
        navigation.navigationBar.barStyle = .default
        navigation.isNavigationBarHidden = true
        #expect(host.application.statusBarStyle == .lightContent)
    }

    @Test func test_A27_F19_F20_D58_landscapeOnlyAppsStartThatWay() {
        let host = LaunchHost("UISupportedInterfaceOrientations = (UIInterfaceOrientationLandscapeRight);", delegate: "UIKitTests.DiaryCodeDelegate")
        defer { host.close() }
        LaunchPad.orientations = .landscape
        host.launch()
        #expect(UIScreen.main.bounds.width > UIScreen.main.bounds.height)
        #expect(host.application.windows[0].bounds == UIScreen.main.bounds)
        #expect(Diary.names.filter { $0.contains("Transition") }.isEmpty)
        #expect(host.application.isStatusBarHidden)
    }

    @Test func test_A27_portraitByDefault() {
        #expect(LaunchHost.info("").supportedOrientations(on: .standard) == .portrait)
    }

    @Test func test_A29_noSuchLaunchWithoutTheMode() async {
        let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
            await MainActor.run {
                LaunchHost("UIBackgroundModes = (audio);", delegate: "UIKitTests.DiaryDelegate", reason: .fetch).launch()
                exit(0)
            }
        }
        #expect(standardError(result).contains("doesn't list 'fetch'"))
    }

    @Test func test_A30_ownSchemes() {
        let host = LaunchHost("CFBundleURLTypes = ( { CFBundleURLSchemes = (Birds); } );", delegate: "UIKitTests.DiaryCodeDelegate")
        defer { host.close() }
        host.launch()
        #expect(host.application.canOpenURL(URL(string: "birds://list")!))
        #expect(!host.application.canOpenURL(URL(string: "cats://list")!))
        #expect(host.application.openOwn(URL(string: "birds://list")!))
        #expect(!host.application.openOwn(URL(string: "cats://list")!))
        DispatchQueue.main.async { withExtendedLifetime(host) {} }  // the URL is handed over before that
    }

    @Test func test_A31_endsInsteadOfGoingToTheBackground() {
        let host = LaunchHost("UIApplicationExitsOnSuspend = YES;", delegate: "UIKitTests.DiaryCodeDelegate")
        defer { host.close() }
        host.launch()
        let heard = Diary.during { host.application.enterBackground() }
        #expect(heard.last == "willTerminate")
    }
}
