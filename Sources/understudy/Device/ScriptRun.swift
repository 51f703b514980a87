import DeviceCommands
import Foundation

/// A script that drives an app which this process has started.
struct ScriptRun: Sendable {
    let script: DeviceScript
    /// What is done after the last line, for `--until`: `wait idle`, `wait SECONDS`, or nothing.
    var epilogue: String?
    /// The run goes on after it.
    var leavesRunning = false

    /// - Parameter path: of the file, `-` for the standard input.
    /// - Throws: ``CommandError`` where there is no such file, or a line is wrong.
    init(path: String) throws {
        let data = path == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: path)
        guard let data else { throw CommandError("can't read the script '\(path)'") }
        script = try DeviceScript(String(decoding: data, as: UTF8.self), name: path == "-" ? "standard input" : path)
    }

    /// Sends line after line. Waits for the app to listen as long as it runs.
    /// - Throws: ``CommandError`` for the first line that fails.
    func drive(socket path: String, isRunning: () -> Bool) throws {
        guard var socket = connect(to: path, isRunning) else { throw CommandError("\(script.name): the app ended before it took a command") }
        do {
            for line in script.lines {
                let answer = try send(CommandText.withWholePaths(line.text, line.command), socket, line, isRunning)
                if [.terminate, .quit, .kill].contains(line.command) { return try requireEnd(after: line) }
                if answer.startsAnew == true {
                    guard let anew = connect(to: path, isRunning) else { throw CommandError(script.message("the app hasn't started anew", at: line)) }
                    socket = anew
                }
            }
            if let epilogue { try send(epilogue, socket, nil, isRunning) }
        } catch {
            // What the run was asked to leave behind is still of use.
            socket.writeLine("end")
            _ = socket.readLine(while: isRunning)
            throw error
        }
        guard !leavesRunning else { return }
        socket.writeLine("end")
        _ = socket.readLine(while: isRunning)
    }

    @discardableResult
    private func send(_ text: String, _ socket: LineSocket, _ line: DeviceScript.Line?, _ isRunning: () -> Bool) throws -> DeviceAnswer {
        func failure(_ message: String) -> CommandError { CommandError(line.map { script.message(message, at: $0) } ?? message) }
        guard socket.writeLine(text), let answer = socket.readLine(while: isRunning).flatMap(DeviceAnswer.init(line:)) else { throw failure("the app has ended") }
        guard answer.ok else { throw failure(answer.error ?? "the command failed") }
        CommandOutput.show(answer.output ?? "")
        return answer
    }

    private func requireEnd(after line: DeviceScript.Line) throws {
        guard let next = script.lines.first(where: { $0.number > line.number }) else { return }
        throw CommandError(script.message("the app has ended in line \(line.number)", at: next))
    }

    private func connect(to path: String, _ isRunning: () -> Bool) -> LineSocket? {
        while isRunning() {
            if let socket = try? LineSocket(connectingTo: path) { return socket }
            usleep(2000)
        }
        return nil
    }
}
