import AppBuilder
import Foundation
import NibArchive

/// `understudy nib FILE|DIR`: what is in a compiled nib, a nib folder or a `.storyboardc`.
struct NibCommand {
    private let place: URL
    private let isJSON: Bool

    init(_ words: [String]) throws {
        let arguments = try Arguments(words, options: [], flags: ["--json"])
        place = URL(fileURLWithPath: try arguments.single("FILE or DIR"))
        isJSON = arguments.flags.contains("--json")
    }

    /// A file that can't be read is named with the byte at which reading stopped, and the others are printed.
    func run() throws -> Int32 {
        let files = try NibFiles.all(at: place)
        guard !files.isEmpty else { throw BuildFailure("\(place.path): no nib") }
        var status: Int32 = 0
        var reports: [NibReport] = []
        for file in files {
            do {
                reports.append(try NibReport.read(file))
            } catch {
                StandardError.write("\(file.url.path): error: \(error)")
                status = 1
            }
        }
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(reports), as: UTF8.self))
        } else {
            print(reports.map(\.text).joined(separator: "\n"), terminator: "")
        }
        return status
    }
}
