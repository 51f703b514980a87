import AppBuilder
import Foundation

/// `understudy check PATH`: will the app run? Exit status 0 when it will, 1 when it won't.
struct CheckCommand {
    private let path: String
    private let arguments: Arguments

    init(_ words: [String]) throws {
        arguments = try Arguments(words, options: ["--target", "--configuration", "--ios"], flags: ["--json", "--all"])
        path = try arguments.single("PATH")
    }

    func run() throws -> Int32 {
        let input = try BuildInput(path: path)
        if case .app(let url) = input { throw BuildFailure("'\(url.path)' is built already; check looks at sources") }
        let request = BuildRequest(
            input: input, target: arguments.values["--target"], configuration: arguments.values["--configuration"], systemVersion: arguments.values["--ios"] ?? "18.4")
        let verdict = try AppCheck(request: request).verdict()
        if arguments.flags.contains("--json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(verdict), as: UTF8.self))
        } else {
            print(CheckText(verdict: verdict, showsAll: arguments.flags.contains("--all")).text)
        }
        return verdict.answer == .wont ? 1 : 0
    }
}
