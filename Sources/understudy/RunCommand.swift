import AppBuilder
import DeviceCommands
import Foundation

/// `understudy run PATH`: builds what has to be built, then starts the app.
struct RunCommand {
    private let path: String
    private let arguments: Arguments
    private let script: ScriptRun?
    /// What the app is started for.
    private let launch: String?

    private static let options: Set<String> = [
        "--device", "--until", "--screenshot", "--tree", "--trace", "--target", "--configuration", "--scale", "--ios", "--orientation", "--script", "--launch", "--watchdog",
    ]

    init(_ words: [String]) throws {
        arguments = try Arguments(words, options: Self.options, flags: ["--headless", "--real-time", "--run-scripts", "--fresh"], phrases: ["--launch": { LaunchCause.argumentCount(of: $0) ?? 0 }])
        launch = try arguments.values["--launch"].map(CommandText.checkedLaunch)
        path = try arguments.single("PATH")
        script = try Self.script(arguments)
        _ = try environment()
    }

    func run() throws -> Int32 {
        let progress = TerminalProgress()
        defer { progress.done() }
        let app = try builtApp(progress)
        if isHeadless, !arguments.flags.contains("--headless") { progress.note("there is no display (DISPLAY and WAYLAND_DISPLAY are not set); the app runs headless") }
        progress.done()
        let built = try BuiltApp(app)
        // A script finds the app as if it had just been installed, and leaves the user's own data alone.
        let container = try script == nil ? AppContainer(bundleIdentifier: built.identifier) : AppContainer(forTestsOf: "\(built.identifier).script")
        if arguments.flags.contains("--fresh") { try container.empty() }
        try heedForcedQuit(container)
        let socket = try AppSockets().path(forAppNamed: app.deletingPathExtension().lastPathComponent)
        defer { unlink(socket) }
        let process = AppProcess(
            executable: built.executable, arguments: arguments.passed,
            environment: container.environment.merging(try environment()) { _, ours in ours }.merging(["UNDERSTUDY_SOCKET": socket]) { _, ours in ours },
            limit: takesItsTime ? nil : Self.wallClockLimit,
            crashes: CrashKeeper(name: app.deletingPathExtension().lastPathComponent, identifier: built.identifier, launch: launch))
        try process.run(whileItRuns: script.map { companion($0, socket) })
        return 0
    }

    /// What iOS does for nobody's eyes it doesn't do for an app that its user has quit. Whoever opens the app takes that back.
    private func heedForcedQuit(_ container: AppContainer) throws {
        guard FileManager.default.fileExists(atPath: container.quitMark.path) else { return }
        if let launch, try LaunchCause(line: launch).sparesQuitApps {
            throw BuildFailure("the app's user has quit it in the app switcher: iOS doesn't start it in the background until they open it", hint: "understudy run without --launch opens it, --fresh makes it new")
        }
        try FileManager.default.removeItem(at: container.quitMark)
    }

    private func companion(_ script: ScriptRun, _ socket: String) -> AppProcess.Companion { { try script.drive(socket: socket, isRunning: $0) } }

    /// With a script, `--until` says how the run goes on after its last line; without `--until` it ends there.
    private static func script(_ arguments: Arguments) throws -> ScriptRun? {
        guard let path = arguments.values["--script"] else { return nil }
        var script = try ScriptRun(path: path)
        switch arguments.values["--until"] {
        case "idle": script.epilogue = "wait idle"
        case "never": script.leavesRunning = true
        case let seconds? where Double(seconds) != nil: script.epilogue = "wait \(seconds)"
        default: break
        }
        return script
    }

    private func builtApp(_ progress: TerminalProgress) throws -> URL {
        let input = try BuildInput(path: path)
        if case .app(let url) = input { return url }
        let request = BuildRequest(
            input: input, target: arguments.values["--target"], configuration: arguments.values["--configuration"], systemVersion: systemVersion,
            runsScripts: arguments.flags.contains("--run-scripts"))
        return try AppBuilder(request: request, progress: progress).build()
    }

    /// It may take as long as it likes: somebody sees it, or has asked for that.
    private var takesItsTime: Bool { !isHeadless || until == "never" || script != nil && arguments.flags.contains("--real-time") }

    /// A window needs a desktop, and a script in virtual time is over before anybody sees it.
    private var isHeadless: Bool {
        if script != nil, !arguments.flags.contains("--real-time") { return true }
        let desktop = ["DISPLAY", "WAYLAND_DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
        return arguments.flags.contains("--headless") || !desktop
    }

    private var systemVersion: String { arguments.values["--ios"] ?? "18.4" }

    /// Virtual time makes headless runs short; one that takes longer hangs.
    private static var wallClockLimit: Double {
        ProcessInfo.processInfo.environment["UNDERSTUDY_WALL_LIMIT"].flatMap(Double.init) ?? 120
    }
}

// MARK: What UIKit is told

extension RunCommand {
    /// UIKit reads its launch options from these variables, so that an app's own arguments stay its own.
    private func environment() throws -> [String: String] {
        var result = ["UNDERSTUDY_HEADLESS": isHeadless ? "1" : "0", "UNDERSTUDY_UNTIL": script == nil ? try checkedUntil() : "never", "UNDERSTUDY_IOS": systemVersion]
        if let device = arguments.values["--device"] { result["UNDERSTUDY_DEVICE"] = try DeviceNames.check(device) }
        result["UNDERSTUDY_SCALE"] = try arguments.choice("--scale", among: ["1", "2", "3"])
        result["UNDERSTUDY_ORIENTATION"] = try arguments.choice("--orientation", among: HeldOrientation.allCases.map(\.rawValue))
        result["UNDERSTUDY_LAUNCH"] = launch
        result["UNDERSTUDY_WATCHDOG"] = try watchdog()
        if arguments.flags.contains("--real-time") { result["UNDERSTUDY_REALTIME"] = "1" }
        for (option, variable) in [("--screenshot", "SCREENSHOT"), ("--tree", "TREE"), ("--trace", "TRACE")] {
            result["UNDERSTUDY_\(variable)"] = arguments.values[option].map { $0 == "-" ? "-" : URL(fileURLWithPath: $0).path }
        }
        return result
    }

    private func watchdog() throws -> String? {
        guard let text = arguments.values["--watchdog"] else { return nil }
        guard text == "off" || WatchdogLimits(text) != nil else {
            throw UsageError("--watchdog is off, or the seconds that the app has to launch, to go to the background and to end, as 20,5,5; '\(text)' isn't")
        }
        return text
    }

    /// Headless runs end once nothing happens any more, windows when they are closed.
    private var until: String { arguments.values["--until"] ?? (isHeadless ? "idle" : "") }

    private func checkedUntil() throws -> String {
        guard arguments.values["--until"] != nil else { return until }
        let seconds = Double(until).map { $0.isFinite && $0 >= 0 } ?? false
        guard ["first-frame", "idle", "never"].contains(until) || seconds else {
            throw UsageError("--until is first-frame, idle, never or a number of seconds; '\(until)' isn't")
        }
        return until
    }
}
