import Foundation

/// Reads Swift Testing's event stream (its schema version 0): one record a line.
struct TestingStream {
    private struct Record: Decodable {
        var kind: String
        var payload: Payload
    }

    private struct Payload: Decodable {
        var kind: String
        var id: String?
        var testID: String?
        var issue: Issue?
        var messages: [Message]?
        var instant: Instant?
    }

    private struct Issue: Decodable {
        var isKnown: Bool?
        var severity: String?
        var sourceLocation: Place?
    }

    private struct Place: Decodable {
        var path: String?
        var line: Int?

        private enum CodingKeys: String, CodingKey { case path = "_filePath", filePath, line }

        init(from decoder: any Decoder) throws {
            let table = try decoder.container(keyedBy: CodingKeys.self)
            path = try table.decodeIfPresent(String.self, forKey: .path) ?? table.decodeIfPresent(String.self, forKey: .filePath)
            line = try table.decodeIfPresent(Int.self, forKey: .line)
        }
    }

    private struct Message: Decodable { var symbol: String?; var text: String }
    private struct Instant: Decodable { var absolute: Double? }

    private var functions: Set<String> = []
    private var starts: [String: Double] = [:]
    private var failing: Set<String> = []

    /// What a line of the stream says of test functions; suites say nothing of their own.
    mutating func event(_ data: Data) -> TestEvent? {
        guard let record = try? JSONDecoder().decode(Record.self, from: data) else { return nil }
        let payload = record.payload
        if record.kind == "test" {
            guard payload.kind == "function", let id = payload.id, functions.insert(id).inserted else { return nil }
            return .found([id])
        }
        guard record.kind == "event" else { return nil }
        let test = payload.testID ?? "", now = payload.instant?.absolute ?? 0
        switch payload.kind {
        case "issueRecorded":
            guard payload.issue?.isKnown != true, payload.issue?.severity != "warning" else { return nil }
            failing.insert(test)
            return .failed(test, failure(payload))
        case "testStarted" where functions.contains(test):
            starts[test] = now
            return .started(test)
        case "testEnded" where functions.contains(test):
            return .ended(test, failing.contains(test) ? .failed : .passed, seconds: max(0, now - (starts[test] ?? now)))
        case "testSkipped" where functions.contains(test): return .ended(test, .skipped, seconds: 0)
        default: return nil
        }
    }

    private func failure(_ payload: Payload) -> TestFailure {
        let texts = (payload.messages ?? []).map(\.text).filter { !$0.isEmpty }
        let place = payload.issue?.sourceLocation
        return TestFailure(message: texts.joined(separator: "; "), file: place?.path, line: place?.line)
    }

    /// `Module.Suite/test()/File.swift:3:4` as `Suite/test()`.
    static func shortName(_ id: String) -> String {
        var parts = id.split(separator: "/").map(String.init)
        if parts.count > 1, parts[parts.count - 1].contains(".swift:") { parts.removeLast() }
        let joined = parts.joined(separator: "/")
        return joined.firstIndex(of: ".").map { String(joined[joined.index(after: $0)...]) } ?? joined
    }
}
