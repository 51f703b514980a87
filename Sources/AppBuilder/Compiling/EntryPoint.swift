import Foundation
import LaunchRules

/// Where an app begins: `main.swift`, or a type marked `@main` or `@UIApplicationMain`. Exactly one may.
enum EntryPoint {
    static func check(_ module: ModulePlan) throws {
        let points = module.sources.flatMap(points)
        guard !points.isEmpty else {
            throw BuildFailure(
                "'\(module.name)' has no entry point", hint: "mark the application delegate @main, or write a main.swift that calls UIApplicationMain")
        }
        guard points.count == 1 || !holds("A13") else {
            throw BuildFailure("'\(module.name)' has \(points.count) entry points: \(points.joined(separator: ", "))", hint: "an app begins in one place")
        }
    }

    /// `path:line (@main)`. Marks under `#if` don't count when another counts: which of them holds is for the compiler to say.
    private static func points(in file: URL) -> [String] {
        if file.lastPathComponent == "main.swift" { return ["\(file.path):1 (main.swift)"] }
        guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains("@main") || text.contains("ApplicationMain") else { return [] }
        var depth = 0, certain: [String] = [], conditional: [String] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.drop { $0 == " " || $0 == "\t" }
            if code.hasPrefix("#if") { depth += 1 }
            if code.hasPrefix("#endif") { depth -= 1 }
            guard let mark = marks.first(where: { isMark($0, at: code) }) else { continue }
            let point = "\(file.path):\(index + 1) (\(mark))"
            if depth == 0 { certain.append(point) } else { conditional.append(point) }
        }
        return certain.isEmpty ? Array(conditional.prefix(1)) : certain
    }

    private static let marks = ["@UIApplicationMain", "@NSApplicationMain", "@main"]

    private static func isMark(_ mark: String, at code: Substring) -> Bool {
        guard code.hasPrefix(mark) else { return false }
        let next = code.dropFirst(mark.count).first
        return next == nil || next!.isWhitespace || next == "\r"
    }
}
