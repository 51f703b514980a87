import CorpusSupport
import Foundation
import InterfaceBuilder
import XCTest

final class ReferenceTests: XCTestCase {
    /// `Documentation/InterfaceBuilder.md` says what the tables say.
    func testPageIsUpToDate() throws {
        let page = Corpus.root.appendingPathComponent("Documentation/InterfaceBuilder.md")
        let text = ElementReference.markdown()
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" {
            try FileManager.default.createDirectory(at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: page, atomically: true, encoding: .utf8)
        }
        XCTAssertTrue(try String(contentsOf: page, encoding: .utf8) == text, "run UPDATE_EXPECTED=1 swift test --filter ReferenceTests")
    }
}
