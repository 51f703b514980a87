import XCTest

/// From here to the test's end failures are known, and don't fail it.
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
    if options.isEnabled { _ExpectedFailures.shared.begin(.init(failureReason, options)) }
}

public func XCTExpectFailure(_ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil) {
    XCTExpectFailure(failureReason, options: expectationOptions(enabled, strict, issueMatcher))
}

/// Failures within `failingBlock` are known, and don't fail the test; strictly there has to be one.
public func XCTExpectFailure<R>(_ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R) rethrows -> R {
    guard options.isEnabled else { return try failingBlock() }
    let expectation = _ExpectedFailures.Expectation(failureReason, options)
    _ExpectedFailures.shared.begin(expectation)
    // Nobody says where: the test itself is named.
    defer { if let complaint = _ExpectedFailures.shared.end(expectation) { XCTFail(complaint, file: "", line: 0) } }
    return try failingBlock()
}

public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
    try XCTExpectFailure(failureReason, options: expectationOptions(enabled, strict, issueMatcher), failingBlock: failingBlock)
}

private func expectationOptions(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    options.isStrict = strict ?? true
    if let matcher { options.issueMatcher = matcher }
    return options
}
