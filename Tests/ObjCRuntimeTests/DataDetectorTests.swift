import Foundation
import FoundationGaps
import XCTest

final class DataDetectorTests: XCTestCase {
    private typealias Kind = NSTextCheckingResult.CheckingType

    private func found(_ text: String, _ kinds: Kind...) throws -> [String] {
        let detector = try NSDataDetector(types: kinds.reduce(0) { $0 | $1.rawValue })
        return detector.matches(in: text, options: [], range: NSRange(text.startIndex..., in: text)).map { (text as NSString).substring(with: $0.range) }
    }

    func test_links() throws {
        let text = "See https://a.com/b?c=1, www.example.org/x. or mail ann@b.co (or apple.com)"
        XCTAssertEqual(try found(text, .link), ["https://a.com/b?c=1", "www.example.org/x", "ann@b.co", "apple.com"])
        let detector = try NSDataDetector(types: Kind.link.rawValue)
        let urls = detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { $0.url?.absoluteString }
        XCTAssertEqual(urls, ["https://a.com/b?c=1", "http://www.example.org/x", "mailto:ann@b.co", "http://apple.com"])
        XCTAssertEqual(try found("no link. Here", .link), [])
    }

    func test_phoneNumbers() throws {
        XCTAssertEqual(try found("Call (555) 123-4567 or +49 30 1234567, not 12 or 3.1415926", .phoneNumber), ["(555) 123-4567", "+49 30 1234567"])
    }

    func test_datesAndAddresses() throws {
        let detector = try NSDataDetector(types: Kind.date.rawValue)
        let text = "on March 5, 2021 at 3:30 PM"
        let date = try XCTUnwrap(detector.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))?.date)
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        XCTAssertEqual([parts.year, parts.month, parts.day, parts.hour, parts.minute], [2021, 3, 5, 15, 30])
        XCTAssertEqual(try found("2020-01-02 and 5 May 2020", .date), ["2020-01-02", "5 May 2020"])
        let place = "at 1 Infinite Loop, Cupertino, CA 95014."
        let address = try NSDataDetector(types: Kind.address.rawValue).firstMatch(in: place, range: NSRange(place.startIndex..., in: place))
        XCTAssertEqual(address?.addressComponents?[.street], "1 Infinite Loop")
        XCTAssertEqual(address?.addressComponents?[.zip], "95014")
    }

    func test_nothingToDetectThrows() { XCTAssertThrowsError(try NSDataDetector(types: 0)) }
}
