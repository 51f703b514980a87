import AppBuilder
import Foundation

/// `understudy lower FILE.swift`: prints what the compiler would be given.
struct LowerCommand {
    private let file: String

    init(_ words: [String]) throws {
        file = try Arguments(words, options: []).single("FILE.swift")
    }

    func run() throws -> Int32 {
        guard FileManager.default.fileExists(atPath: file) else { throw BuildFailure("there is no '\(file)'") }
        let process = Process()
        process.executableURL = try SDK().lowerer
        process.arguments = ["--module", "Module", "--sdk-version", "18.4", file]
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? 0 : 1
    }
}
