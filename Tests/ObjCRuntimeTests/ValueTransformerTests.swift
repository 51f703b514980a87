import FoundationGaps
import XCTest

final class ValueTransformerTests: XCTestCase {
    private final class Doubling: ValueTransformer {
        override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
        override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
    }

    func testRegisteredOnesAreFound() {
        let name = NSValueTransformerName("Doubling")
        XCTAssertNil(ValueTransformer._registered(forName: name))
        let transformer = Doubling()
        ValueTransformer.setValueTransformer(transformer, forName: name)
        XCTAssertTrue(ValueTransformer._registered(forName: name) === transformer)
        XCTAssertEqual(transformer.reverseTransformedValue(transformer.transformedValue(3)) as? Int, 3)
        XCTAssertTrue(ValueTransformer.valueTransformerNames().contains(name))
    }

    func testFoundationsOwn() {
        XCTAssertEqual(ValueTransformer._registered(forName: .negateBooleanTransformerName)?.transformedValue(true) as? Bool, false)
        XCTAssertEqual(ValueTransformer._registered(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool, true)
        let archive = NSSecureUnarchiveFromDataTransformer()
        let data = archive.reverseTransformedValue(["a", "b"] as NSArray)
        XCTAssertEqual(archive.transformedValue(data) as? [String], ["a", "b"])
    }

    func testFormattersTellValuesOfTexts() {
        var value: AnyObject?
        XCTAssertTrue(NumberFormatter().getObjectValue(&value, for: "12", errorDescription: nil))
        XCTAssertEqual(value as? Int, 12)
        XCTAssertFalse(NumberFormatter().getObjectValue(&value, for: "x", errorDescription: nil))
    }
}
