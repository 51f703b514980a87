import Foundation

/// A test that bears the ids of rules in its name: `test_A37_A39_whatItShows`.
struct RuleTest: Hashable {
    enum Library { case xctest, swiftTesting }

    var rules: [String]
    var module: String
    /// Class or struct.
    var suite: String
    var function: String
    var library: Library

    var name: String { "\(suite).\(function)" }

    static func all(below tests: URL) -> [RuleTest] {
        SourceTags.files(below: tests).flatMap { file in
            (try? String(contentsOf: file, encoding: .utf8)).map { scan($0, module: module(of: file, below: tests)) } ?? []
        }
    }

    private static func module(of file: URL, below tests: URL) -> String {
        file.standardizedFileURL.pathComponents[tests.standardizedFileURL.pathComponents.count]
    }

    private static let suites = try! NSRegularExpression(pattern: "^(?:.*\\s)?(?:class|struct) (\\w+)(: XCTestCase)?")
    private static let functions = try! NSRegularExpression(pattern: "func (test_\\w+)\\(")
    private static let id = try! NSRegularExpression(pattern: "^[A-HL][0-9]{1,2}$")

    private static func scan(_ text: String, module: String) -> [RuleTest] {
        var suite = "", isCase = false, found: [RuleTest] = []
        for line in text.split(separator: "\n").map(String.init) {
            let whole = NSRange(line.startIndex..., in: line)
            if !line.hasPrefix("  "), let match = suites.firstMatch(in: line, range: whole) {
                suite = String(line[Range(match.range(at: 1), in: line)!])
                isCase = match.range(at: 2).location != NSNotFound
            }
            guard let match = functions.firstMatch(in: line, range: whole) else { continue }
            let function = String(line[Range(match.range(at: 1), in: line)!])
            let rules = function.split(separator: "_").dropFirst().map(String.init).prefix { id.firstMatch(in: $0, range: NSRange($0.startIndex..., in: $0)) != nil }
            if !rules.isEmpty { found.append(RuleTest(rules: Array(rules), module: module, suite: suite, function: function, library: isCase ? .xctest : .swiftTesting)) }
        }
        return found
    }
}
