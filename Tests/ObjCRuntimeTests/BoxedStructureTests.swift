import XCTest
@testable import ObjCRuntime

/// Casts between structures and their boxes, as Objective-C bridges them.
final class BoxedStructureTests: XCTestCase {
    func testABoxIsWhatItHolds() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let info: [AnyHashable: Any] = ["rect": NSValue(rect: rect), "range": NSValue(range: NSRange(location: 5, length: 6)), "number": NSNumber(value: 3)]
        XCTAssertEqual(info["rect"] as! CGRect, rect)
        XCTAssertEqual(info["range"] as? NSRange, NSRange(location: 5, length: 6))
        XCTAssertNil(info["rect"] as? CGPoint)
        XCTAssertNil(info["rect"] as? NSRange)
        XCTAssertNil(info["number"] as? CGRect)
        guard case let opened as CGRect = info["rect"] else { return XCTFail("the pattern doesn't match") }
        XCTAssertEqual(opened, rect)
    }

    func testAStructureGoesIntoABox() {
        let point: Any = CGPoint(x: 1, y: 2), number: Any = 3
        XCTAssertEqual((point as? NSValue)?.pointValue, CGPoint(x: 1, y: 2))
        XCTAssertNil(point as? NSNumber)
        XCTAssertEqual(number as? NSNumber, 3)
        XCTAssertEqual([CGSize(width: 1, height: 2)] as [Any] as? [NSValue], [NSValue(size: CGSize(width: 1, height: 2))])
        XCTAssertEqual(CGRect._unconditionallyBridgeFromObjectiveC(nil), .zero)
    }

    /// What a dictionary of a server or a notification holds is a `CGFloat` to a cast, as it is a `Double`.
    func testNumbersAreCGFloatsToACast() {
        let values: [String: Any] = ["height": NSNumber(value: 2.5), "count": NSNumber(value: 3), "text": "4"]
        XCTAssertEqual(values["height"] as? CGFloat, 2.5)
        XCTAssertEqual(values["count"] as? CGFloat, 3)
        XCTAssertNil(values["text"] as? CGFloat)
        XCTAssertEqual(CGFloat(truncating: 1.5), 1.5)
        XCTAssertEqual(Optional(NSNumber(value: 7)).flatMap(CGFloat.init) ?? 0, 7)
        let boxed: NSNumber = CGFloat(9) as NSNumber
        XCTAssertEqual(boxed, 9)
        XCTAssertEqual([NSNumber(value: 1), NSNumber(value: 2)] as [Any] as? [CGFloat], [1, 2])
    }
}
