import DeviceHost
import Foundation
import Testing
@testable import UIKit

/// Rules A27, A28, D53, D58, D59: which way up the interface goes.
@Suite(.serialized) @MainActor struct OrientationTests {
    private func orientations(_ names: String...) -> String {
        "UISupportedInterfaceOrientations = (\(names.map { "UIInterfaceOrientation\($0)" }.joined(separator: ", ")));"
    }

    private func launch(_ info: String, delegate: String = "UIKitTests.BlackDelegate", _ root: @escaping @MainActor () -> UIViewController = { TurningController(.all) }) -> LaunchHost {
        BlackDelegate.build = { $0.show(root()) }
        let host = LaunchHost(info, delegate: delegate)
        host.launch()
        return host
    }

    /// The screen is the process's: the other tests want it upright.
    private func close(_ host: LaunchHost) {
        UIDevice.current.turn(to: .portrait)
        host.close()
    }

    @Test func test_A27_D58_landscapeOnlyStartsInLandscape() {
        var seen = CGRect.zero
        let host = launch(orientations("LandscapeRight", "LandscapeLeft")) { seen = UIScreen.main.bounds; return TurningController(.all) }
        defer { close(host) }
        #expect(seen == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(UIScreen.main.interfaceOrientation == .landscapeRight)
        #expect(host.application.keyWindow?.rootViewController?.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(!host.events.contains("viewWillTransition(to:with:)"))
    }

    @Test func test_A27_D59_controllerNarrowsTheApp() {
        let host = launch(orientations("Portrait", "LandscapeLeft")) { TurningController(.landscape) }
        defer { close(host) }
        #expect(UIScreen.main.interfaceOrientation == .landscapeLeft)
        #expect(host.application.keyWindow?.frame.size == CGSize(width: 852, height: 393))
        #expect(host.application.keyWindow?.traitCollection.verticalSizeClass == .compact)
    }

    @Test func test_A27_asTheDeviceIsHeld() {
        UIDevice.current.turn(to: .landscapeLeft)
        let host = launch(orientations("Portrait", "LandscapeLeft", "LandscapeRight"))
        defer { close(host) }
        #expect(UIScreen.main.interfaceOrientation == .landscapeRight)
    }

    @Test func test_A27_delegateWinsOverThePropertyList() {
        let host = launch(orientations("Portrait"), delegate: "UIKitTests.LandscapeDelegate")
        defer { close(host) }
        #expect(UIScreen.main.interfaceOrientation.isLandscape)
    }

    @Test func test_A27_nothingInCommonEndsTheApp() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                BlackDelegate.build = { $0.show(TurningController(.landscape)) }
                LaunchHost("UISupportedInterfaceOrientations = (UIInterfaceOrientationPortrait);", delegate: "UIKitTests.BlackDelegate").launch()
            }
        }
        let text = standardError(result)
        #expect(text.contains("'UIApplicationInvalidInterfaceOrientation', reason: 'Supported orientations has no common orientation with the application, and [TurningController shouldAutorotate] is returning YES'"))
    }

    @Test func test_A28_multitaskingAsksNoController() {
        let all = orientations("Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight") + "UILaunchStoryboardName = LaunchScreen;"
        let host = LaunchHost(all)
        defer { close(host) }
        let pad = UIDevice(profile: DeviceProfile.named("iPad 10")!), window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = TurningController(.landscape)
        #expect(OrientationChoice(host.application, device: pad).now(window) == .portrait)
        host.application.info.requiresFullScreen = true
        #expect(OrientationChoice(host.application, device: pad).now(window).isLandscape)
    }

    @Test func test_D53_D54_F19_turningTheDevice() {
        let host = launch(orientations("Portrait", "LandscapeLeft", "LandscapeRight"))
        defer { close(host) }
        let root = host.application.keyWindow?.rootViewController as! TurningController, before = host.events.count
        UIDevice.current.turn(to: .landscapeRight)
        for _ in 0..<2 { FrameLoop.shared.commit() }
        #expect(Array(host.events[before...].prefix(2)) == ["willTransition(to:with:)", "viewWillTransition(to:with:)"])
        #expect(root.log == ["to (852.0, 393.0) from (393.0, 852.0)"])
        #expect(root.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(root.view.window?.windowScene?.interfaceOrientation == .landscapeLeft)
    }

    @Test func test_D59_whatIsPresentedOverAllOfIt() {
        let host = launch(orientations("Portrait", "LandscapeRight"))
        defer { close(host) }
        let root = host.application.keyWindow!.rootViewController!, wide = TurningController(.landscape)
        wide.modalPresentationStyle = .fullScreen
        root.present(wide, animated: false)
        FrameLoop.shared.commit()
        #expect(UIScreen.main.interfaceOrientation == .landscapeRight)
        #expect(wide.view.frame.size == CGSize(width: 852, height: 393))
        root.dismiss(animated: false)
        FrameLoop.shared.commit()
        #expect(UIScreen.main.interfaceOrientation == .portrait)
        #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
    }

    @Test func test_D59_upsideDownIsNotForPhonesWithoutAHomeButton() {
        let host = launch(orientations("Portrait", "PortraitUpsideDown"))
        defer { close(host) }
        UIDevice.current.turn(to: .portraitUpsideDown)
        #expect(UIScreen.main.interfaceOrientation == .portrait)
    }

    @Test func test_A20_orientationsOfTheIdiom() {
        let text = orientations("Portrait") + "\"UISupportedInterfaceOrientations~ipad\" = (UIInterfaceOrientationLandscapeLeft);"
        let pad = DeviceProfile.named("iPad 10")!
        #expect(LaunchHost.info(text, device: pad).supportedOrientations(on: pad) == .landscapeLeft)
    }

    @Test func theInterfaceStyleOfThePropertyList() {
        let host = LaunchHost("UIUserInterfaceStyle = Dark;")
        defer { host.close() }
        #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
    }
}

final class TurningController: UIViewController {
    private let mask: UIInterfaceOrientationMask
    private(set) var log: [String] = []

    init(_ mask: UIInterfaceOrientationMask) {
        self.mask = mask
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("to (\(size.width), \(size.height)) from (\(view.bounds.width), \(view.bounds.height))")
    }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("viewWillTransition(to:with:)", "supportedInterfaceOrientations")
    }
}

final class LandscapeDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = TurningController(.all)
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .landscape }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { LandscapeDelegate() }
        glue.implements("window", "application(_:didFinishLaunchingWithOptions:)", "application(_:supportedInterfaceOrientationsFor:)")
    }
}
