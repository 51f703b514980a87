import DeviceCommands
import DeviceHost
import FoundationGaps
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
        case .call(let event): try await interrupt(.call, event)
        case .alert(let event): try await interrupt(.alert, event)
        case .switcher: try await interrupt(.switcher, .begin)
        case .shake:
            guard app.applicationState != .background else { throw CommandError("the app isn't in front: shaking the device doesn't concern it") }
            try await asEvent { OtherEvents.shake() }
        case .battery(let percent): try await tell(.battery) { UIDevice.current.setBattery(Float(percent) / 100) }
        case .rotate(let held): try await tell(.orientation) { UIDevice.current.turn(to: UIDeviceOrientation(held)) }
        case .appearance(let appearance): try await tell(.appearance) { UIScreen.main.set(style: appearance == .dark ? .dark : .light) }
        case .textSize(let size): try await tell(.textSize) { UIScreen.main.set(textSize: UIContentSizeCategory(size)) }
        case .open(let url): try await arrive(try LaunchReason(opening: url, app))
        case .shortcut(let type): try await arrive(try LaunchReason(.shortcut(type), app))
        case .activity(let type): try await arrive(try LaunchReason(.activity(type), app))
        case .push(let content): try await push(try LaunchReason(.push(content), app))
        case .notification(let identifier): try await tapNotification(identifier)
        case .fetch: try await wake(try LaunchReason(.fetch, app))
        case .memoryWarning: try await tell(.memory) { self.app.receiveMemoryWarning() }
        case .terminate: return try await terminate()
        case .quit:
            ForcedQuit.note()
            return try await terminate()
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
        device.cover = nil
        guard !app.info.exitsOnSuspend else {
            device.hasEnded = true
            return "the app has ended: UIApplicationExitsOnSuspend is set"
        }
        await settle()
        return ""
    }

    private func activate() async throws -> String {
        guard !device.isLocked else { throw CommandError("the screen is locked; unlock it first") }
        // C9
        if device.cover == .switcher, holds("C9") {
            try await interrupt(.switcher, .end)
            await settle()
            return ""
        }
        if let cover = device.cover { throw CommandError("\(cover.name) covers the app; \(cover.end) uncovers it") }
        guard app.applicationState == .background else { return "the app is in front already" }
        try await resume()
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

    /// C8, C9
    private func interrupt(_ cover: Cover, _ event: InterruptionEvent) async throws {
        guard !device.isLocked, app.applicationState != .background else { throw CommandError("the app isn't in front: \(cover.name) doesn't concern it") }
        if event == .begin {
            if let present = device.cover { throw CommandError(present == cover ? "\(cover.name) is on already" : "\(present.name) covers the app already; \(present.end) takes it away") }
            device.cover = cover
            try await asEvent { self.app.resignActive() }
        } else {
            guard device.cover == cover else { throw CommandError("there is no \(cover.noun) to end") }
            device.cover = nil
            try await asEvent { self.app.endInterruption() }
        }
    }

    // MARK: From elsewhere

    /// C28, C30, C32, C34: something brings the app to the front, where it isn't before, and with it a reason.
    private func arrive(_ reason: LaunchReason) async throws {
        if app.applicationState != .background { _ = try await goHome() }
        guard !device.isLocked, !device.hasEnded else { throw CommandError(device.isLocked ? "the screen is locked; unlock it first" : "the app has ended: UIApplicationExitsOnSuspend is set") }
        try await resume()
        try await asEvent { self.app.enterForeground(for: reason) }
    }

    /// C31: in front of the user the app hears of it at once. In the background a silent one wakes it, another waits for a tap.
    private func push(_ reason: LaunchReason) async throws {
        if reason.isBackground { return try await wake(reason) }
        guard app.applicationState != .background, case .notification(let content) = reason else { return try await arrive(reason) }
        try await asEvent { self.app.present(content) }
    }

    /// One of the app's own, that has come.
    private func tapNotification(_ identifier: String?) async throws {
        guard let open = Notifications.receiver?.tap(identifier) else { throw CommandError(identifier.map { "the app's notification '\($0)' hasn't come" } ?? "no notification of the app's own has come") }
        if app.applicationState == .background { return try await arrive(.ownNotification(open)) }
        try await asEvent { open() }
    }

    /// C24, C25: the app runs unseen, if it has asked for that.
    private func wake(_ reason: LaunchReason) async throws {
        if let mode = reason.backgroundMode, !app.info.backgroundModes.contains(mode) {
            throw CommandError("UIBackgroundModes in Info.plist doesn't list '\(mode)': iOS wouldn't wake the app for it")
        }
        if case .fetch = reason, app.applicationState != .background { throw CommandError("the app is in front: the system has it fetch in the background only") }
        try await resume()
        try await asEvent { self.app.handOver(reason) }
    }

    // MARK: The end

    /// C15, C17, C20: a suspended app goes without a word.
    private func terminate() async throws -> String {
        device.hasEnded = true
        if Suspension.shared.isOn, holds("C20") {
            return "the app was suspended in the background: it goes without applicationWillTerminate(_:)"
        }
        try await resume()
        try await asEvent { self.app.terminate() }
        return ""
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
