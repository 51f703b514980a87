import XCTest

/// Something that went wrong in a test.
public struct XCTIssue: Sendable {
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
    }

    public var type: IssueType
    public var compactDescription: String
    public var detailedDescription: String?
    public var sourceCodeContext: XCTSourceCodeContext

    public init(type: IssueType, compactDescription: String, detailedDescription: String? = nil, sourceCodeContext: XCTSourceCodeContext = .init()) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
    }

    public var description: String { compactDescription }
}

public struct XCTSourceCodeContext: Sendable {
    public var location: XCTSourceCodeLocation?
    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

public struct XCTSourceCodeLocation: Sendable {
    public var filePath: String
    public var lineNumber: Int
    public init(filePath: String, lineNumber: Int) { (self.filePath, self.lineNumber) = (filePath, lineNumber) }
    public init(filePath: StaticString, lineNumber: UInt) { self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber)) }
}

extension XCTestCase {
    /// Fails the test at the issue's place.
    public func record(_ issue: XCTIssue) {
        let place = issue.sourceCodeContext.location
        recordFailure(
            withDescription: issue.compactDescription, inFile: place?.filePath ?? "<unknown>", atLine: place?.lineNumber ?? 0,
            expected: issue.type == .assertionFailure)
    }
}
