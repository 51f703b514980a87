import AppBuilder
import Foundation

/// `understudy new NAME`: writes an Xcode project with an app and its unit tests, which builds here and in Xcode.
struct NewCommand {
    private let name: String
    private let style: NewProject.Style

    init(_ words: [String]) throws {
        let flags = Dictionary(uniqueKeysWithValues: NewProject.Style.allCases.map { ("--\($0.rawValue)", $0) })
        let arguments = try Arguments(words, options: [], flags: Set(flags.keys))
        name = try arguments.single("NAME")
        guard arguments.flags.count < 2 else { throw UsageError("choose one of \(arguments.flags.sorted().joined(separator: ", "))") }
        style = arguments.flags.first.flatMap { flags[$0] } ?? .storyboard
        let isName = name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        guard isName else { throw UsageError("'\(name)' can't be the name of a Swift module: letters, digits and _, a letter first") }
    }

    func run() throws -> Int32 {
        let folder = URL(fileURLWithPath: name)
        guard !FileManager.default.fileExists(atPath: folder.path) else { throw BuildFailure("there is a '\(name)' already") }
        for (path, text) in NewProject(name: name, style: style).files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        print("\(name)/\(name).xcodeproj\nunderstudy run \(name)")
        return 0
    }
}
