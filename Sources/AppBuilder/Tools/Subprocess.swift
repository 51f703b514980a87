import Foundation

/// Runs another program to its end.
struct Subprocess {
    struct Result {
        var status: Int32
        var output: String
    }

    /// - Parameter environment: beside what this process has.
    /// - Parameter onOutput: called with each piece of output (both streams) as it comes.
    static func run(_ tool: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:], onOutput: (Data) -> Void = { _ in }) throws -> Result {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = folder
        if !environment.isEmpty { process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, own in own } }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do { try process.run() } catch { throw BuildFailure("\(tool.path) can't be started: \(error.localizedDescription)") }
        try? pipe.fileHandleForWriting.close()
        var output = Data()
        while true {
            let piece = pipe.fileHandleForReading.availableData
            if piece.isEmpty { break }
            output += piece
            onOutput(piece)
        }
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return Result(status: status, output: String(decoding: output, as: UTF8.self))
    }
}
