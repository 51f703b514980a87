import DeviceCommands
import Foundation

/// What `understudy run` asks of the app that it starts, handed over in the environment.
package struct RunOptions: Sendable, Equatable {
    /// The environment variables, one an option.
    package enum Variable: String, CaseIterable {
        /// Name of a ``DeviceProfile``.
        case device = "UNDERSTUDY_DEVICE"
        /// `1`: no window on a desktop, virtual time.
        case headless = "UNDERSTUDY_HEADLESS"
        /// `first-frame`, `idle`, `never` or seconds on the app's clock.
        case until = "UNDERSTUDY_UNTIL"
        /// Path of a PNG, written when the run ends.
        case screenshot = "UNDERSTUDY_SCREENSHOT"
        /// Path of the tree dump, or `-` for standard output.
        case tree = "UNDERSTUDY_TREE"
        /// Path of the trace as JSON Lines, or `-` for a table on standard output.
        case trace = "UNDERSTUDY_TRACE"
        /// Pixels a point in the screenshot: `1`, `2`, `3`.
        case scale = "UNDERSTUDY_SCALE"
        /// The emulated iOS version.
        case ios = "UNDERSTUDY_IOS"
        /// How the device is held: a ``HeldOrientation``.
        case orientation = "UNDERSTUDY_ORIENTATION"
        /// What the app is started for: a ``LaunchCause``.
        case launch = "UNDERSTUDY_LAUNCH"
        /// `1`: a headless run keeps the machine's clocks.
        case realTime = "UNDERSTUDY_REALTIME"
        /// Path of the local socket at which the app takes commands.
        case socket = "UNDERSTUDY_SOCKET"
        /// `off`, or seconds that the app has to launch, to go to the background and to end: ``WatchdogLimits``.
        case watchdog = "UNDERSTUDY_WATCHDOG"
        /// `1`: the process ends when whoever gives commands has gone.
        case owned = "UNDERSTUDY_OWNED"
        /// Path of the file that says, from run to run, that the app's user has quit it.
        case quitMark = "UNDERSTUDY_QUIT_MARK"
        /// `1`: the process was started anew in the middle of the run, and goes on with its trace.
        case startedAnew = "UNDERSTUDY_STARTED_ANEW"
    }

    /// When a run ends by itself.
    package enum Until: Sendable, Equatable {
        case firstFrame, idle
        /// Somebody else ends it: the tests that the app hosts, or commands.
        case never
        /// Seconds on the app's clock after launch.
        case seconds(TimeInterval)

        package init?(_ text: String) {
            switch text {
            case "first-frame": self = .firstFrame
            case "idle": self = .idle
            case "never": self = .never
            default:
                guard let seconds = TimeInterval(text), seconds >= 0 else { return nil }
                self = .seconds(seconds)
            }
        }
    }

    package var device = DeviceProfile.standard
    package var orientation = HeldOrientation.portrait
    package var headless = false
    package var until: Until?
    package var screenshot: String?
    package var tree: String?
    package var trace: String?
    /// Pixels a point; nil means the device's own.
    package var scale: Int?
    package var ios = "18.4"
    package var realTime = false
    /// nil: a tap on its icon.
    package var launch: LaunchCause?
    package var socket: String?
    /// nil: off.
    package var watchdog: WatchdogLimits? = WatchdogLimits()
    package var isOwned = false
    package var quitMark: String?
    package var isStartedAnew = false
    /// What couldn't be understood, one line each.
    package var complaints: [String] = []

    package init() {}

    package init(environment: [String: String]) {
        func value(_ variable: Variable) -> String? { environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 } }
        headless = value(.headless) == "1"
        realTime = value(.realTime) == "1"
        screenshot = value(.screenshot)
        tree = value(.tree)
        trace = value(.trace)
        socket = value(.socket)
        isOwned = value(.owned) == "1"
        quitMark = value(.quitMark)
        isStartedAnew = value(.startedAnew) == "1"
        if let text = value(.ios) { ios = text }
        if let text = value(.device) {
            if let profile = DeviceProfile.named(text) { device = profile } else { complain(.device, text) }
        }
        if let text = value(.orientation) {
            if let found = HeldOrientation(rawValue: text) { orientation = found } else { complain(.orientation, text) }
        }
        if let text = value(.launch) {
            launch = try? LaunchCause(line: text)
            if launch == nil { complain(.launch, text) }
        }
        if let text = value(.until) {
            until = Until(text)
            if until == nil { complain(.until, text) }
        }
        if let text = value(.watchdog) {
            watchdog = text == "off" ? nil : WatchdogLimits(text)
            if watchdog == nil, text != "off" { complain(.watchdog, text) }
        }
        if let text = value(.scale) {
            scale = Int(text).flatMap { (1...3).contains($0) ? $0 : nil }
            if scale == nil { complain(.scale, text) }
        }
    }

    private mutating func complain(_ variable: Variable, _ text: String) { complaints.append("\(variable.rawValue)=\(text) is not understood") }

    /// The options of this process.
    package static let current = RunOptions(environment: ProcessInfo.processInfo.environment)
}
