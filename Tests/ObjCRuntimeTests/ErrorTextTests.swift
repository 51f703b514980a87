import Foundation
import FoundationGaps
import XCTest

final class ErrorTextTests: XCTestCase {
    private enum Plain: Error { case some }
    private struct Own: LocalizedError { var errorDescription: String? { "own text" } }

    private func text(_ body: () throws -> Void) -> String {
        do { try body(); return "" } catch { return error.localizedDescription }
    }

    func test_errorsReadAsOnIOS() {
        XCTAssertEqual(text { _ = try Data(contentsOf: URL(fileURLWithPath: "/no/such/file.txt")) }, "The file “file.txt” couldn’t be opened because there is no such file.")
        XCTAssertEqual(text { _ = try JSONDecoder().decode([Int].self, from: Data("x".utf8)) }, "The data couldn’t be read because it isn’t in the correct format.")
        XCTAssertTrue(text { throw Plain.some }.hasPrefix("The operation couldn’t be completed. ("))
        XCTAssertEqual(text { throw Own() }, "own text")
        XCTAssertEqual(text { throw NSError(domain: NSURLErrorDomain, code: -1009) }, "The Internet connection appears to be offline.")
        XCTAssertEqual(text { throw NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "mine"]) }, "mine")
    }

    func test_geometryPrintsAsOnIOS() {
        XCTAssertEqual("\(CGRect(x: 1, y: 2, width: 3, height: 4))", "(1.0, 2.0, 3.0, 4.0)")
        XCTAssertEqual("\(CGPoint(x: 1, y: 2))", "(1.0, 2.0)")
        XCTAssertEqual("\(CGSize.zero)", "(0.0, 0.0)")
    }
}
