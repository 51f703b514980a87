import DeviceCommands
import Foundation

/// `understudy device COMMAND…`: does something to an app that runs.
struct DriveCommand {
    private let app: String?
    private let line: String

    init(_ words: [String]) throws {
        var words = words[...]
        var app: String?
        while let first = words.first, first.hasPrefix("--") {
            words.removeFirst()
            if first.hasPrefix("--app=") {
                app = String(first.dropFirst("--app=".count))
            } else if first == "--app" {
                guard let name = words.popFirst() else { throw UsageError("--app needs a value") }
                app = name
            } else {
                throw UsageError("there is no option '\(first)'")
            }
        }
        let text = CommandText.line(of: Array(words))
        let command: DeviceCommand?
        do { command = try DeviceCommand(line: text) } catch let error as CommandError { throw UsageError(error.message) }
        guard let command else { throw UsageError("expected a command for the device: \(CommandForm.namesForPeople)") }
        (self.app, line) = (app, CommandText.withWholePaths(text, command))
    }

    func run() throws -> Int32 {
        let app = try AppSockets().app(named: app)
        let socket = try LineSocket(connectingTo: app.path)
        guard socket.writeLine(line), let answer = socket.readLine().flatMap(DeviceAnswer.init(line:)) else { throw CommandError("\(app.fullName) has ended") }
        guard answer.ok else { throw CommandError(answer.error ?? "the command failed") }
        if let output = answer.output { CommandOutput.show(output) }
        return 0
    }
}

/// What commands have to say.
enum CommandOutput {
    static func show(_ text: String) {
        guard !text.isEmpty else { return }
        FileHandle.standardOutput.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }
}
