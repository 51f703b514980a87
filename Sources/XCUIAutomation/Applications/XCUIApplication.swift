import Foundation

/// An app that the test launches and drives. Several that name the same app are the same.
@preconcurrency @MainActor open class XCUIApplication: XCUIElement {
    /// Handed to the app at its next launch.
    open var launchArguments: [String] = []
    open var launchEnvironment: [String: String] = [:]

    /// The app that the test target names.
    public init() { super.init(ElementPath(.target)) }

    /// An app that isn't the target's, of this project, isn't installed: it has no elements, and its launch fails.
    public init(bundleIdentifier: String) { super.init(ElementPath(.named(bundleIdentifier))) }

    private var application: ApplicationUnderTest { path.application }

    /// Ends it where it runs, launches it, and waits until it is in front and nothing moves. Fails the test otherwise.
    open func launch() {
        attempt("launch \(application.bundleIdentifier)") { () throws(DrivingError) in
            try application.launch(arguments: launchArguments, environment: launchEnvironment)
        }
    }

    /// Brings it to the front, launched if need be.
    open func activate() {
        attempt("activate \(application.bundleIdentifier)") { () throws(DrivingError) in
            try application.activate(arguments: launchArguments, environment: launchEnvironment)
        }
    }

    open func terminate() { application.terminate() }

    /// Opens a URL in it, launched if need be.
    open func open(_ url: URL) {
        attempt("open \(url.absoluteString)") { () throws(DrivingError) in
            try application.activate(arguments: launchArguments, environment: launchEnvironment)
            try application.perform("open \(url.absoluteString)")
        }
    }

    open var state: State {
        guard application.isRunning else { return .notRunning }
        return application.isInFront ? .runningForeground : .runningBackground
    }

    /// Whether it comes to that state within so many seconds.
    open func wait(for state: State, timeout: TimeInterval) -> Bool { Polling.wait(timeout) { self.state == state } }

    /// No permission is kept here: every one counts as not asked for yet.
    open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}

    public enum State: UInt, Sendable {
        case unknown = 0, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    private func attempt(_ what: String, _ body: () throws(DrivingError) -> Void) {
        do { try body() } catch { TestFailure.record("Failed to \(what): \(error.description)") }
    }
}

/// What an app has to ask its user for.
public enum XCUIProtectedResource: Int, Sendable {
    case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, systemRootDirectory, userDesktopDirectory
    case userDownloadsDirectory, userDocumentsDirectory, bluetooth = -1, keyboardNetwork = -2, location = -3, health = -4, localNetwork = -5, focus = -6
}
