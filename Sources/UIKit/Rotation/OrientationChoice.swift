import DeviceHost
import Foundation
import LaunchRules
import ObjCRuntime

/// Which way up the interface goes: what the device, the app and the front controller have in common (A27, D59).
@MainActor struct OrientationChoice {
    let app: UIApplication
    let device: UIDevice

    init(_ app: UIApplication, device: UIDevice = .current) { (self.app, self.device) = (app, device) }

    /// Before there is a controller to ask: as the device is held, or the first that `Info.plist` lists.
    var atLaunch: UIInterfaceOrientation { best(of: app.info.supportedOrientations(on: device.profile)) ?? .portrait }

    /// With the controller in front of this window. Without anything in common the app ends, as on iOS; a controller that
    /// doesn't rotate stays as it is.
    func now(_ window: UIWindow) -> UIInterfaceOrientation {
        guard let controller = Self.frontController(of: window) else { return device.screen.interfaceOrientation }
        let ofApp = app.delegateOrientations(for: window)
        if ignoresControllers { return best(of: ofApp) ?? device.screen.interfaceOrientation }
        guard controller.shouldAutorotate else { return device.screen.interfaceOrientation }
        if let found = best(of: holds("A27") ? ofApp.intersection(controller.orientationsAsContainer) : ofApp) { return found }
        NSException.fail(
            UIApplication.invalidInterfaceOrientationException,
            "Supported orientations has no common orientation with the application, and [\(type(of: controller)) shouldAutorotate] is returning YES")
    }

    /// A28: an iPad app that takes part in multitasking goes every way; nobody is asked.
    private var ignoresControllers: Bool {
        holds("A28") && device.profile.idiom == .pad && !app.info.requiresFullScreen && app.info.hasLaunchScreen && app.info.supportedOrientations(on: device.profile) == .all
    }

    private func best(of mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
        let held = [device.heldOrientation].compactMap(\.interface)
        let listed = (app.info.supportedOrientations ?? []).compactMap(UIInterfaceOrientation.init(plistName:))
        let possible = mask.intersection(ofDevice)
        return (held + listed + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]).first { possible.contains($0.mask) }
    }

    /// Phones without a home button don't turn upside down.
    private var ofDevice: UIInterfaceOrientationMask { device.profile.idiom == .phone && device.profile.hasHomeIndicator && holds("D59") ? .allButUpsideDown : .all }

    /// The one that fills the screen: the root, or what is presented over all of it.
    private static func frontController(of window: UIWindow) -> UIViewController? {
        guard var controller = window.rootViewController else { return nil }
        while let presented = controller.presentedViewController, presented.modalPresentationStyle == .fullScreen, !presented.isBeingDismissed { controller = presented }
        return controller
    }
}

extension UIViewController {
    /// A container's delegate answers before the container.
    fileprivate var orientationsAsContainer: UIInterfaceOrientationMask {
        if let navigation = self as? UINavigationController, let delegate = navigation.delegate, _implements(delegate, "navigationControllerSupportedInterfaceOrientations(_:)") {
            return delegate.navigationControllerSupportedInterfaceOrientations(navigation)
        }
        if let tabs = self as? UITabBarController, let delegate = tabs.delegate, _implements(delegate, "tabBarControllerSupportedInterfaceOrientations(_:)") {
            return delegate.tabBarControllerSupportedInterfaceOrientations(tabs)
        }
        return supportedInterfaceOrientations
    }
}
