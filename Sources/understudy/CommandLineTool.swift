import AppBuilder
import Foundation
import XcodeProject

/// Chooses the command and turns what it throws into messages and exit codes: 0 done, 1 failed, 2 usage.
enum CommandLineTool {
    static func run(_ words: [String]) -> Int32 {
        do {
            guard let name = words.first else { throw UsageError("expected a command") }
            let rest = Array(words.dropFirst())
            if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
                print(Usage.text)
                return 0
            }
            switch name {
            case "run": return try RunCommand(rest).run()
            case "test": return try TestCommand(rest).run()
            case "merge": return try MergeCommand(rest).run()
            case "build": return try BuildCommand(rest).run()
            case "check": return try CheckCommand(rest).run()
            case "new": return try NewCommand(rest).run()
            case "compile": return try CompileCommand(rest).run()
            case "render": return try RenderCommand(rest).run()
            case "compare": return try CompareCommand(rest).run()
            case "nib": return try NibCommand(rest).run()
            case "device": return try DriveCommand(rest).run()
            case "lower": return try LowerCommand(rest).run()
            case "devices": return try DevicesCommand(rest).run()
            case "help", "--help", "-h":
                print(Usage.text)
                return 0
            default: throw UsageError("there is no command '\(name)'")
            }
        } catch let error as UsageError {
            StandardError.write("understudy: \(error.message)\n\(Usage.text)")
            return 2
        } catch {
            StandardError.write("\(error)")
            return 1
        }
    }
}

enum StandardError {
    static func write(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
