import Foundation

/// An `.xcconfig` file: `KEY = VALUE` lines, `#include "other"`, `//` comments.
struct XCConfig {
    /// The assignments in order, with those of included files before them. A key may carry conditions: `KEY[sdk=…]`.
    private(set) var assignments: [(key: String, value: String)] = []

    init(contentsOf url: URL) throws { try read(url, including: []) }

    private mutating func read(_ url: URL, including chain: [URL]) throws {
        guard !chain.contains(url) else { throw ProjectError("this file includes itself", file: url.path) }
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            throw ProjectError("the configuration file isn't there or can't be read", file: url.path)
        }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            try read(line: Self.withoutComment(line), number: index + 1, in: url, chain: chain + [url])
        }
    }

    private mutating func read(line: String, number: Int, in url: URL, chain: [URL]) throws {
        if line.isEmpty { return }
        if line.hasPrefix("#include") { return try include(line, number: number, from: url, chain: chain) }
        guard let equals = Self.assignment(in: line) else {
            throw ProjectError("expected 'KEY = VALUE'", file: url.path, line: number)
        }
        let key = line[..<equals].trimmingCharacters(in: .whitespaces)
        var value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value = String(value.dropLast()).trimmingCharacters(in: .whitespaces) }
        assignments.append((key, value))
    }

    private mutating func include(_ line: String, number: Int, from url: URL, chain: [URL]) throws {
        guard let open = line.firstIndex(of: "\""), let close = line.lastIndex(of: "\""), open < close else {
            throw ProjectError("expected '#include \"FILE\"'", file: url.path, line: number)
        }
        let path = String(line[line.index(after: open)..<close])
        let file = url.deletingLastPathComponent().resolving(path)
        let optional = line.hasPrefix("#include?")
        if FileManager.default.fileExists(atPath: file.path) { return try read(file, including: chain) }
        if !optional { throw ProjectError("the included file '\(path)' isn't there", file: url.path, line: number) }
    }

    /// The `=` that assigns: conditions in brackets have their own.
    private static func assignment(in line: String) -> String.Index? {
        var depth = 0
        for index in line.indices {
            switch line[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=" where depth == 0: return index
            default: break
            }
        }
        return nil
    }

    private static func withoutComment(_ line: Substring) -> String {
        let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
        return code.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
