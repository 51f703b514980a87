/// A failure that a test is known to have.
public struct XCTExpectedFailure: Sendable {
    public final class Options: @unchecked Sendable {
        public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
        public var isEnabled = true
        /// Without a failure the test fails.
        public var isStrict = true

        public init() {}

        public static func nonStrict() -> Options {
            let options = Options()
            options.isStrict = false
            return options
        }
    }
}

/// What a test is expected to fail by, innermost last. The test runner asks it of each failure.
public final class _ExpectedFailures: @unchecked Sendable {
    final class Expectation {
        let reason: String?
        let options: XCTExpectedFailure.Options
        var isMet = false
        init(_ reason: String?, _ options: XCTExpectedFailure.Options) { (self.reason, self.options) = (reason, options) }

        var complaint: String { "Expected failure" + (reason.map { " '\($0)'" } ?? "") + " but none recorded" }
    }

    public static let shared = _ExpectedFailures()
    private var open: [Expectation] = []

    func begin(_ expectation: Expectation) { open.append(expectation) }

    /// - Returns: what to fail with, where a strict one wasn't met.
    func end(_ expectation: Expectation) -> String? {
        open.removeAll { $0 === expectation }
        return expectation.isMet || !expectation.options.isStrict ? nil : expectation.complaint
    }

    /// Whether a failure was expected.
    public func take(_ message: String, file: String?, line: Int) -> Bool {
        let place = file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) }
        let issue = XCTIssue(type: .assertionFailure, compactDescription: message, sourceCodeContext: .init(location: place))
        guard let met = open.last(where: { $0.options.issueMatcher(issue) }) else { return false }
        met.isMet = true
        return true
    }

    /// A test has ended, and what it expected to its end with it.
    public func endAll() -> [String] {
        let complaints = open.filter { !$0.isMet && $0.options.isStrict }.map(\.complaint)
        open = []
        return complaints
    }
}
