import AppBuilder
import Foundation

/// `understudy run PATH`: builds what has to be built, then starts the app.
struct RunCommand {
    private let path: String
    private let arguments: Arguments

    private static let options: Set<String> = [
        "--device", "--until", "--screenshot", "--tree", "--trace", "--target", "--configuration", "--scale", "--ios", "--orientation",
    ]

    init(_ words: [String]) throws {
        arguments = try Arguments(words, options: Self.options, flags: ["--headless", "--real-time", "--run-scripts"])
        path = try arguments.single("PATH")
        _ = try environment()
    }

    func run() throws -> Int32 {
        let progress = TerminalProgress()
        defer { progress.done() }
        let app = try builtApp(progress)
        if isHeadless, !arguments.flags.contains("--headless") { progress.note("there is no display (DISPLAY and WAYLAND_DISPLAY are not set); the app runs headless") }
        progress.done()
        let info = try infoPlist(of: app)
        let container = try AppContainer(bundleIdentifier: info["CFBundleIdentifier"] as? String ?? app.lastPathComponent)
        let process = AppProcess(
            executable: try executable(of: app, info), arguments: arguments.passed,
            environment: container.environment.merging(try environment()) { _, ours in ours }, limit: isHeadless ? Self.wallClockLimit : nil)
        try process.run()
        return 0
    }

    private func builtApp(_ progress: TerminalProgress) throws -> URL {
        let input = try BuildInput(path: path)
        if case .app(let url) = input { return url }
        let request = BuildRequest(
            input: input, target: arguments.values["--target"], configuration: arguments.values["--configuration"], systemVersion: systemVersion,
            runsScripts: arguments.flags.contains("--run-scripts"))
        return try AppBuilder(request: request, progress: progress).build()
    }

    private func infoPlist(of app: URL) throws -> [String: Any] {
        let file = app.appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: file) else { throw BuildFailure("'\(app.path)' has no Info.plist") }
        guard let plist = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any] else {
            throw BuildFailure("\(file.path) is broken")
        }
        return plist
    }

    private func executable(of app: URL, _ info: [String: Any]) throws -> URL {
        guard let name = info["CFBundleExecutable"] as? String else { throw BuildFailure("\(app.path)/Info.plist has no CFBundleExecutable") }
        let executable = app.appendingPathComponent(name)
        guard FileManager.default.isExecutableFile(atPath: executable.path) else {
            throw BuildFailure("'\(app.path)' has no executable '\(name)'")
        }
        return executable
    }

    /// A window needs a desktop.
    private var isHeadless: Bool {
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
        var result = ["UNDERSTUDY_HEADLESS": isHeadless ? "1" : "0", "UNDERSTUDY_UNTIL": try until(), "UNDERSTUDY_IOS": systemVersion]
        if let device = arguments.values["--device"] { result["UNDERSTUDY_DEVICE"] = try DeviceNames.check(device) }
        result["UNDERSTUDY_SCALE"] = try arguments.choice("--scale", among: ["1", "2", "3"])
        result["UNDERSTUDY_ORIENTATION"] = try arguments.choice("--orientation", among: ["portrait", "landscape-left", "landscape-right", "upside-down"])
        if arguments.flags.contains("--real-time") { result["UNDERSTUDY_REALTIME"] = "1" }
        for (option, variable) in [("--screenshot", "SCREENSHOT"), ("--tree", "TREE"), ("--trace", "TRACE")] {
            result["UNDERSTUDY_\(variable)"] = arguments.values[option].map { $0 == "-" ? "-" : URL(fileURLWithPath: $0).path }
        }
        return result
    }

    /// Headless runs end once nothing happens any more, windows when they are closed.
    private func until() throws -> String {
        guard let value = arguments.values["--until"] else { return isHeadless ? "idle" : "" }
        let seconds = Double(value).map { $0.isFinite && $0 >= 0 } ?? false
        guard value == "first-frame" || value == "idle" || seconds else {
            throw UsageError("--until is first-frame, idle or a number of seconds; '\(value)' isn't")
        }
        return value
    }
}
