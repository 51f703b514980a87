import DeviceCommands
import DeviceHost
import LaunchRules

/// What the device's buttons, the system and other apps do to the app.
extension DeviceDriver {
    private var app: UIApplication { .shared }

    func operate(_ command: DeviceCommand) async throws -> String {
        switch command {
        case .home: return try await goHome()
        case .activate: return try await activate()
        case .lock: return try await lock()
        case .unlock: return try await unlock()
        case .call(let event): try await call(event)
        case .rotate(let held): try await asEvent { UIDevice.current.turn(to: UIDeviceOrientation(held)) }
        case .appearance(let appearance): try await asEvent { UIScreen.main.set(style: appearance == .dark ? .dark : .light) }
        case .textSize(let size): try await asEvent { UIScreen.main.set(textSize: UIContentSizeCategory(size)) }
        case .open(let url): try await arrive(try reason(of: url))
        case .shortcut(let type): try await arrive(.shortcut(try ShortcutItems(app).item(type)))
        case .memoryWarning: try await asEvent { self.app.receiveMemoryWarning() }
        case .terminate: return try await terminate()
        case .kill, .end: device.hasEnded = true
        default: break
        }
        if !device.hasEnded { await settle() }
        return ""
    }

    // MARK: To the background and back

    private func goHome() async throws -> String {
        guard !device.isLocked else { throw CommandError("the screen is locked; unlock it first") }
        guard app.applicationState != .background else { return "the app is in the background already" }
        return try await leave()
    }

    /// A31: some apps end instead.
    private func leave() async throws -> String {
        try await asEvent { self.app.enterBackground() }
        device.isCalling = false
        guard !app.info.exitsOnSuspend else {
            device.hasEnded = true
            return "the app has ended: UIApplicationExitsOnSuspend is set"
        }
        await settle()
        return ""
    }

    private func activate() async throws -> String {
        guard !device.isLocked else { throw CommandError("the screen is locked; unlock it first") }
        guard !device.isCalling else { throw CommandError("a call covers the app; call end uncovers it") }
        guard app.applicationState == .background else { return "the app is in front already" }
        try await asEvent { self.app.enterForeground() }
        await settle()
        return ""
    }

    private func lock() async throws -> String {
        guard !device.isLocked else { return "the screen is locked already" }
        device.wasInFront = app.applicationState != .background
        let words = device.wasInFront ? try await leave() : ""
        device.isLocked = true
        app.setNeedsFrame()
        return words
    }

    private func unlock() async throws -> String {
        guard device.isLocked else { return "the screen isn't locked" }
        device.isLocked = false
        return device.wasInFront ? try await activate() : ""
    }

    /// C8
    private func call(_ event: CallEvent) async throws {
        guard !device.isLocked, app.applicationState != .background else { throw CommandError("the app isn't in front: a call doesn't concern it") }
        guard device.isCalling != (event == .begin) else { throw CommandError(event == .begin ? "a call is on already" : "there is no call to end") }
        device.isCalling = event == .begin
        try await asEvent { if event == .begin { self.app.resignActive() } else { self.app.endInterruption() } }
    }

    // MARK: From elsewhere

    /// C28, C30, C32, C34: something brings the app to the front, where it isn't before, and with it a reason.
    private func arrive(_ reason: LaunchReason) async throws {
        if app.applicationState != .background { _ = try await goHome() }
        guard !device.isLocked, !device.hasEnded else { throw CommandError(device.isLocked ? "the screen is locked; unlock it first" : "the app has ended: UIApplicationExitsOnSuspend is set") }
        try await asEvent { self.app.enterForeground(for: reason) }
    }

    /// A30: a URL of the app's own schemes, or a web page that it may have a link to.
    private func reason(of url: URL) throws -> LaunchReason {
        let scheme = url.scheme?.lowercased() ?? ""
        if app.info.urlSchemes.contains(scheme) { return .url(url) }
        if scheme == "https" || scheme == "http", app.continuesActivities {
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = url
            return .activity(activity)
        }
        let own = app.info.urlSchemes.sorted().map { "\($0):" }.joined(separator: ", ")
        throw CommandError("the app opens no '\(scheme):' URLs; CFBundleURLTypes in its Info.plist lists \(own.isEmpty ? "none" : own)")
    }

    // MARK: The end

    /// C15, C17, C20: a suspended app goes without a word.
    private func terminate() async throws -> String {
        device.hasEnded = true
        if app.applicationState == .background, !BackgroundTasks.areRunning, holds("C20") {
            return "the app was suspended in the background: it goes without applicationWillTerminate(_:)"
        }
        try await asEvent { self.app.terminate() }
        return ""
    }
}

extension UIApplication {
    /// Whether a link to a web page could be meant for it.
    fileprivate var continuesActivities: Bool {
        guard life.usesScenes else { return delegate.map { _implements($0, "application(_:continue:restorationHandler:)") } ?? false }
        return scenes.connected.contains { scene in scene.delegate.map { _implements($0, "scene(_:continue:)") } ?? false }
    }
}

extension UIDeviceOrientation {
    init(_ held: HeldOrientation) {
        switch held {
        case .portrait: self = .portrait
        case .upsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeLeft
        case .landscapeRight: self = .landscapeRight
        }
    }
}

extension UIContentSizeCategory {
    init(_ size: TextSize) {
        switch size {
        case .extraSmall: self = .extraSmall
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        case .extraLarge: self = .extraLarge
        case .extraExtraLarge: self = .extraExtraLarge
        case .extraExtraExtraLarge: self = .extraExtraExtraLarge
        case .accessibilityMedium: self = .accessibilityMedium
        case .accessibilityLarge: self = .accessibilityLarge
        case .accessibilityExtraLarge: self = .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
        }
    }
}
