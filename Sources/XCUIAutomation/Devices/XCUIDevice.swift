import Foundation
import ObjCRuntime
import UIKit

/// The device that the apps run on. What is done to it reaches the app that was launched last.
@preconcurrency @MainActor open class XCUIDevice: NSObject {
    open class var shared: XCUIDevice { device }
    private static let device = XCUIDevice()

    public enum Button: Int, Sendable { case home = 1, volumeUp = 2, volumeDown = 3, action = 4, camera = 5 }
    public enum Appearance: Int, Sendable { case unspecified = 0, light = 1, dark = 2 }

    private var held = UIDeviceOrientation.portrait
    private var shown = Appearance.light

    /// How it is held. Face up and face down leave the interface as it is.
    open var orientation: UIDeviceOrientation {
        get { held }
        set {
            let names: [UIDeviceOrientation: String] = [
                .portrait: "portrait", .portraitUpsideDown: "upside-down", .landscapeLeft: "landscape-left", .landscapeRight: "landscape-right",
            ]
            held = newValue
            if let name = names[newValue] { perform("rotate \(name)", "set the device's orientation") }
        }
    }

    open var appearance: Appearance {
        get { shown }
        set {
            shown = newValue
            perform("appearance \(newValue == .dark ? "dark" : "light")", "set the device's appearance")
        }
    }

    /// Buttons for the volume do nothing here.
    open func press(_ button: Button) {
        guard button == .home else { return notImplemented("XCUIDevice.press(_:) for \(button)") }
        guard let application = ApplicationUnderTest.front, application.isRunning else { return }
        do { try application.goHome() } catch { TestFailure.record("Failed to press the home button: \(error.description)") }
    }

    open func hasHardwareButton(_ button: Button) -> Bool { button == .home || button == .volumeUp || button == .volumeDown }
    open var supportsPointerInteraction: Bool { false }
    open var system: XCUISystem { XCUISystem() }

    private func perform(_ command: String, _ what: String) {
        guard let application = ApplicationUnderTest.front, application.isRunning else {
            return TestFailure.record("Failed to \(what): no application has been launched")
        }
        do { try application.perform(command) } catch { TestFailure.record("Failed to \(what): \(error.description)") }
    }
}

/// What the system itself can be asked for.
@preconcurrency @MainActor open class XCUISystem: NSObject {
    /// Opens a URL in the app that has its scheme.
    open func open(_ url: URL) {
        let application = ApplicationUnderTest.front ?? .target
        do {
            if !application.isRunning { try application.launch(arguments: [], environment: [:]) }
            try application.perform("open \(url.absoluteString)")
        } catch { TestFailure.record("Failed to open \(url.absoluteString): \(error.description)") }
    }
}
