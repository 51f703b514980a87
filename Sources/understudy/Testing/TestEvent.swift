import Foundation

/// What a test process tells: lines of our own runner, and of Swift Testing's event stream.
enum TestEvent: Equatable {
    case found([String])
    /// The app is launched and the tests begin.
    case ready
    case suiteStarted(String)
    case suiteEnded
    case started(String)
    /// The test gives up; why.
    case skipping(String, reason: String)
    case failed(String, TestFailure)
    /// Seconds on the app's clock.
    case ended(String, TestStatus, seconds: Double)
    case done(seconds: Double)
}

enum TestStatus: String, Equatable {
    case passed, failed, skipped
}

struct TestFailure: Equatable {
    var message: String
    var file: String?
    var line: Int?

    /// `path:line`, as far as it is known.
    var place: String? { file.map { file in line.map { "\(file):\($0)" } ?? file } }

    /// As compilers word it.
    func text(of test: String) -> String { (place.map { "\($0): " } ?? "") + "error: \(test): \(message)" }
}

extension TestEvent {
    private struct Line: Decodable {
        var event: String
        var test: String?
        var tests: [String]?
        var message: String?
        var file: String?
        var line: Int?
        var status: String?
        var seconds: Double?
    }

    /// Nil for a line of another kind.
    init?(_ data: Data) {
        guard let line = try? JSONDecoder().decode(Line.self, from: data) else { return nil }
        let test = line.test ?? ""
        switch line.event {
        case "found": self = .found(line.tests ?? [])
        case "ready": self = .ready
        case "suite": self = .suiteStarted(test)
        case "suite-end": self = .suiteEnded
        case "skip": self = .skipping(test, reason: line.message ?? "")
        case "start": self = .started(test)
        case "failure": self = .failed(test, TestFailure(message: line.message ?? "", file: line.file, line: line.line))
        case "end": self = .ended(test, line.status.flatMap(TestStatus.init) ?? .failed, seconds: line.seconds ?? 0)
        case "done": self = .done(seconds: line.seconds ?? 0)
        default: return nil
        }
    }
}
