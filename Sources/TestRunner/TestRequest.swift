import Foundation

/// What `understudy test` asks of a test process, handed over in the environment.
struct TestRequest {
    enum Work: String {
        case list, xctest, testing
    }

    var work = Work.xctest
    /// The pipe for events.
    var events: String?
    /// The tests to run; nil for all.
    var tests: Set<String>?

    init(environment: [String: String]) {
        work = environment["UNDERSTUDY_TEST_WORK"].flatMap(Work.init) ?? .xctest
        events = environment["UNDERSTUDY_TEST_EVENTS"]
        let list = environment["UNDERSTUDY_TEST_LIST"].flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        tests = list.map { Set($0.split(separator: "\n").map(String.init)) }
    }
}

/// What Swift Testing is asked for.
public struct TestingRequest: Sendable {
    /// Say which tests there are, and run none.
    public var lists: Bool
    /// The file that its event stream goes to.
    public var events: String
    /// Regular expressions of tests' identifiers; nil for all tests.
    public var filter: [String]?
}
