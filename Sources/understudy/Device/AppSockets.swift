import DeviceCommands
import Foundation

/// Where the apps that run take commands: a folder of this user's alone, with a socket for each app.
struct AppSockets {
    /// An app that runs.
    struct App: Equatable {
        /// The app's name and the number of the process that started it.
        var name: String, process: String
        var path: String
        var fullName: String { "\(name)-\(process)" }
    }

    let folder: URL

    /// `$XDG_RUNTIME_DIR/understudy`, or `/tmp/understudy-UID` where there is no such place.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 }
        folder = URL(fileURLWithPath: runtime.map { "\($0)/understudy" } ?? "/tmp/understudy-\(getuid())")
    }

    private static let suffix = ".sock"
    /// Names are cut, as the system allows for paths of 107 bytes.
    private static let longestName = 32

    /// Where an app that is about to start is to listen.
    /// - Throws: ``CommandError`` where the folder can't be made, or is somebody else's.
    func path(forAppNamed name: String) throws -> String {
        try makeFolder()
        let word = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }.prefix(Self.longestName))
        return folder.appendingPathComponent("\(word)-\(getpid())\(Self.suffix)").path
    }

    private func makeFolder() throws {
        mkdir(folder.path, 0o700)
        var status = stat()
        guard lstat(folder.path, &status) == 0 else { throw CommandError("\(folder.path) can't be made: \(String(cString: strerror(errno)))") }
        guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else { throw CommandError("\(folder.path) is not a folder of yours: apps would take commands from others") }
        if status.st_mode & 0o077 != 0 { chmod(folder.path, 0o700) }
    }

    /// The apps that run, by name. Sockets at which nobody listens any more are removed.
    func apps() -> [App] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(Self.suffix) }.sorted().compactMap { file in
            let path = folder.appendingPathComponent(file).path
            guard (try? LineSocket(connectingTo: path)) != nil else {
                unlink(path)
                return nil
            }
            let parts = file.dropLast(Self.suffix.count).split(separator: "-")
            return App(name: parts.dropLast().joined(separator: "-"), process: parts.last.map(String.init) ?? "", path: path)
        }
    }

    /// The app that is meant: the only one, or the one of this name, `Name-123` or `123`.
    /// - Throws: ``CommandError`` that says which there are.
    func app(named wanted: String?) throws -> App {
        let apps = apps()
        guard !apps.isEmpty else { throw CommandError("no app is running; understudy run starts one") }
        let names = apps.map(\.fullName).joined(separator: ", ")
        let found = wanted.map { name in apps.filter { [$0.name, $0.fullName, $0.process].contains { $0.lowercased() == name.lowercased() } } } ?? apps
        guard let app = found.first else { throw CommandError("no app '\(wanted ?? "")' is running; \(apps.count == 1 ? "there is" : "there are") \(names)") }
        guard found.count == 1 else { throw CommandError("several apps are running: \(found.map(\.fullName).joined(separator: ", ")); --app says which is meant") }
        return app
    }
}
