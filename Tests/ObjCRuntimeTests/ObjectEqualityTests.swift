import Foundation
import XCTest
@testable import ObjCRuntime

/// Core Foundation's collections compare objects of classes that it doesn't know.
final class ObjectEqualityTests: XCTestCase {
    private final class Value: ObjCObject {
        let number: Int
        init(_ number: Int) { self.number = number; super.init() }
        override func isEqual(_ other: Any?) -> Bool { (other as? Value)?.number == number }
        override var hash: Int { number }
    }

    private let key = NSAttributedString.Key("value")

    func testTextsWithObjectsAreAppended() {
        let text = NSMutableAttributedString(string: "a", attributes: [key: Value(1)])
        for number in [2, 1, 1, 3] { text.append(NSAttributedString(string: "b", attributes: [key: Value(number)])) }
        var runs: [String] = []
        text.enumerateAttribute(key, in: NSRange(location: 0, length: 5)) { value, range, _ in runs.append("\((value as! Value).number)@\(range.location)+\(range.length)") }
        XCTAssertEqual(runs, ["1@0+1", "2@1+1", "1@2+2", "3@4+1"])
    }

    func testTextsOfEqualObjectsAreEqual() {
        func text(_ number: Int) -> NSAttributedString { NSAttributedString(string: "a", attributes: [key: Value(number), NSAttributedString.Key("more"): 2.5]) }
        XCTAssertTrue(text(1).isEqual(to: text(1)))
        XCTAssertFalse(text(1).isEqual(to: text(2)))
    }

    func testFoundationsOwnClassesStayItsOwn() {
        XCTAssertTrue(ObjectEquality.comparesItself(Value.self))
        XCTAssertTrue(ObjectEquality.comparesItself(NumberFormatter.self))
        XCTAssertFalse(ObjectEquality.comparesItself(NSMutableString.self))
        XCTAssertFalse(ObjectEquality.comparesItself(NSArray.self))
        XCTAssertFalse(ObjectEquality.comparesItself(type(of: NSNumber(value: 1))))
    }
}
