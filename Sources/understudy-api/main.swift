import Foundation

// understudy-api generate [--learn BUILD.log]   writes Sources/UIKit/Generated; with a log, what failed to compile goes to API/skip.tsv first
// understudy-api coverage USES.log              writes Documentation/Coverage.md, by what the compiler said of the client of `uses`
// understudy-api list USES.log                  prints every member's status, tab separated
// understudy-api uses FILE.swift                writes a client that uses every published declaration
// understudy-api names GRAPHS FILE.tsv          writes the names that apps can use, out of the symbol graphs of the built modules
// understudy-api overrides FILE.swift           writes a client that overrides every open member

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String) -> Never { FileHandle.standardError.write(Data("understudy-api: \(message)\n".utf8)); exit(2) }

do {
    guard let verb = arguments.first else { fail("usage: understudy-api generate [--learn BUILD.log] | coverage USES.log | names GRAPHS FILE.tsv | uses FILE.swift | overrides FILE.swift") }
    let workspace = try Workspace(root: root)
    switch verb {
    case "generate":
        if arguments.count == 3, arguments[1] == "--learn" { try workspace.learn(from: URL(fileURLWithPath: arguments[2])) }
        try Workspace(root: root).generate()
    case "coverage", "list":
        guard arguments.count == 2 else { fail("usage: understudy-api \(verb) USES.log") }
        let log = URL(fileURLWithPath: arguments[1])
        if verb == "list" { try workspace.listMembers(log: log) } else { try workspace.writeCoverage(log: log) }
    case "uses":
        guard arguments.count == 2 else { fail("usage: understudy-api uses FILE.swift") }
        try workspace.writeUseClient(to: URL(fileURLWithPath: arguments[1]))
    case "names":
        guard arguments.count == 3 else { fail("usage: understudy-api names GRAPHS FILE.tsv") }
        try workspace.writeNames(of: URL(fileURLWithPath: arguments[1]), to: URL(fileURLWithPath: arguments[2]))
    case "overrides":
        guard arguments.count == 2 else { fail("usage: understudy-api overrides FILE.swift") }
        try workspace.writeOverrideClient(to: URL(fileURLWithPath: arguments[1]))
    default: fail("unknown verb '\(verb)': generate or coverage")
    }
} catch {
    FileHandle.standardError.write(Data("understudy-api: \(error)\n".utf8))
    exit(1)
}
