import XCTest

extension XCTestCase {
    /// The test that runs, as the runner says.
    nonisolated(unsafe) package static var _current: XCTestCase?
}
