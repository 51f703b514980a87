import DeviceCommands
import DeviceHost
import Foundation
import FoundationGaps

/// Where the device is, which region it follows, and what of its screen the app has.
extension DeviceDriver {
    private var app: UIApplication { .shared }

    func arrange(_ command: DeviceCommand) async throws -> String {
        switch command {
        case .location(let latitude, let longitude): try await move(to: DevicePlace(latitude: latitude, longitude: longitude))
        case .locale(let identifier): return try await follow(identifier)
        case .resize(let width, let height): try await resize(to: CGSize(width: width, height: height))
        case .scene(let event, let number): try await change(event, number)
        case .keyboard(let event): try await asEvent { Keyboard.shared.withholdsKeys = event == .hide }
        default: break
        }
        return ""
    }

    /// Settings gets another region; where the app speaks its language, the system ends the app in the background, without a word, and it starts
    /// anew in that language.
    private func follow(_ identifier: String) async throws -> String {
        guard let languages = Languages.preferred(with: identifier) else {
            try await tell(.locale) { Languages.change(to: identifier) }
            return ""
        }
        if app.applicationState != .background { _ = try await operate(.home) }
        if !device.hasEnded { device.newLanguages = languages }
        return "the device's language has changed: the system has ended the app, and it starts anew"
    }

    /// A suspended app that asked for locations in the background is woken for one.
    private func move(to place: DevicePlace) async throws {
        let wakes = Suspension.shared.isOn && DevicePlace.isWantedInBackground && app.info.backgroundModes.contains("location")
        if wakes {
            try await resume()
            BackgroundTasks.startClock()
        }
        try await tell(.location) { DevicePlace.current = place }
    }

    private func resize(to size: CGSize) async throws {
        let screen = UIScreen.main.bounds.size
        guard UIDevice.current.userInterfaceIdiom == .pad else { throw CommandError("an app has all of a phone's screen") }
        guard !app.info.requiresFullScreen else { throw CommandError("the app has all of the screen: UIRequiresFullScreen is set in its Info.plist") }
        guard size.width <= screen.width, size.height <= screen.height else { throw CommandError("the screen is \(Int(screen.width)) × \(Int(screen.height)) points") }
        try await tell(.size) { SceneResizing(self.app).run(to: size) }
    }

    // MARK: Windows

    private func change(_ event: SceneEvent, _ number: Int) async throws {
        guard app.supportsMultipleScenes else {
            let why = UIDevice.current.userInterfaceIdiom == .pad ? "UIApplicationSupportsMultipleScenes isn't set in the scene manifest of its Info.plist" : "the device is a phone"
            throw CommandError("the app has one window: \(why)")
        }
        let session = event == .new ? nil : try session(number)
        if event != .discard || session?.connectedScene != nil { try await resume() }
        try await asEvent { [app] in
            switch event {
            case .new: app.openScene(nil)
            case .open: app.openScene(session)
            case .close: app.close(session!)
            case .discard: app.discard(session!)
            }
        }
    }

    private func session(_ number: Int) throws -> UISceneSession {
        let sessions = app.scenes.sessions.sorted { $0.persistentIdentifier < $1.persistentIdentifier }
        guard number <= sessions.count else { throw CommandError("there is no window \(number); the app has \(sessions.count)") }
        return sessions[number - 1]
    }
}
