import Foundation

/// Where the code obeys a rule: a mutant can break it there.
struct Place: Hashable {
    var rule: String
    var file: String
    var line: Int
    /// From 1, among the rule's places in the file: lines move, this seldom does.
    var index: Int

    /// As `API/mutants.tsv` names it.
    var key: String { "\(file)#\(index)" }
    /// As a mutant's environment names it.
    var mutant: String { "\(rule)@\(file):\(line)" }
}

/// The rule tags of `Sources/`.
struct SourceTags {
    private(set) var places: [Place] = []
    /// Every tag with its `file:line`.
    private(set) var mentioned: [(rule: String, place: String)] = []

    private static let id = "([A-HLS][0-9]{1,2})"
    private static let switches = [
        "holds\\(\"\(id)\"\\)", "inOrder\\(\"\(id)\"\\)", "LaunchStep\\(\\.\\w+, \"\(id)\"", "LaunchStep\\(.*order: \"\(id)\"", "(?:Log\\.note|NSException\\.fail)\\(.*rule: \"\(id)\"\\)",
    ].map { try! NSRegularExpression(pattern: $0) }
    private static let traced = try! NSRegularExpression(pattern: "rule: \"\(id)\"")
    private static let inComment = try! NSRegularExpression(pattern: "\\b\(id)\\b")

    init(_ sources: URL) {
        for file in Self.files(below: sources) where !file.path.contains("/Generated/") && !file.path.contains("/LaunchRules/") && !file.path.contains("/understudy-rules/") {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            scan(text, file.lastPathComponent, comments: file.path.contains("/UIKit/"))
        }
        places.sort { ($0.rule, $0.file, $0.line) < ($1.rule, $1.file, $1.line) }
    }

    private mutating func scan(_ text: String, _ file: String, comments: Bool) {
        var counts: [String: Int] = [:]
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = String(line), at = "\(file):\(index + 1)"
            let code = line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
            for rule in Set(Self.switches.flatMap { Self.ids($0, code) }).sorted() {
                counts[rule, default: 0] += 1
                places.append(Place(rule: rule, file: file, line: index + 1, index: counts[rule]!))
                mentioned.append((rule, at))
            }
            mentioned += Self.ids(Self.traced, code).map { ($0, at) }
            if comments, code.count < line.count { mentioned += Self.ids(Self.inComment, String(line.dropFirst(code.count))).map { ($0, at) } }
        }
    }

    private static func ids(_ pattern: NSRegularExpression, _ text: String) -> [String] {
        pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { String(text[Range($0.range(at: 1), in: text)!]) }
    }

    static func files(below folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return all.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}
