import Foundation
import Traces

/// `understudy compare IOS.jsonl OURS.jsonl`: where two traces differ, by rule. Exit status 0 same, 1 different, 2 a file that is no trace.
struct CompareCommand {
    private let files: [String]

    init(_ words: [String]) throws {
        files = try Arguments(words, options: []).rest
        guard files.count == 2 else { throw UsageError("compare takes two traces, found \(files.count)") }
    }

    func run() -> Int32 {
        do {
            let comparison = try TraceComparison(Recording(file: files[0]), Recording(file: files[1]))
            print(comparison.text(), terminator: "")
            return comparison.isSame ? 0 : 1
        } catch {
            StandardError.write("error: \(error)")
            return 2
        }
    }
}
