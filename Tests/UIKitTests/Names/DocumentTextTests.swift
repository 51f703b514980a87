import UIKit
import XCTest

/// Attributed strings from documents.
final class DocumentTextTests: XCTestCase {
    private func text(_ html: String) throws -> String {
        try NSAttributedString(data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue], documentAttributes: nil).string
    }

    func testHTMLGivesItsText() throws {
        XCTAssertEqual(try text("<b>Bold</b> &amp; plain&#33;"), "Bold & plain!")
        XCTAssertEqual(try text("one<br>two<br/>three"), "one\ntwo\nthree")
        XCTAssertEqual(try text("<head><title>No</title></head><p>First\n   line</p><p>Second</p>"), "First line\nSecond\n")
        XCTAssertEqual(try text("a &unknown; b"), "a &unknown; b")
    }

    func testPlainTextAndUnknownFormats() throws {
        XCTAssertEqual(try NSAttributedString(data: Data("<x>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain], documentAttributes: nil).string, "<x>")
        XCTAssertThrowsError(try NSAttributedString(data: Data("{\\rtf1}".utf8), options: [:], documentAttributes: nil))
    }
}
