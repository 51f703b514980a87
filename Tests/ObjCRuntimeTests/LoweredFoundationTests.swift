import FoundationGaps
import ObjCRuntime
import XCTest

/// What corelibs has otherwise, and lowering sends to us.
final class LoweredFoundationTests: XCTestCase {
    func testANumberWithoutFractionHasNoPoint() {
        let number = NSNumber(value: 18.0)
        XCTAssertEqual(_stringValue(number, { $0.stringValue }), "18")
        XCTAssertEqual(_stringValue(NSNumber(value: 18.25), { $0.stringValue }), "18.25")
        XCTAssertEqual(_stringValue(NSNumber(value: true), { $0.stringValue }), "1")
        XCTAssertEqual("\(number) °C", "18 °C")
        struct Name { var stringValue: String? = "other" }
        XCTAssertEqual(_stringValue(Name(), { $0.stringValue }), "other")
    }

    func testCollectionsAndErrorsAreArgumentsOfAFormat() {
        XCTAssertEqual(String(format: "%@ %d", ["a": 1] as [String: Any], 2), "\(NSDictionary(dictionary: ["a": 1]).description) 2")
        XCTAssertEqual(String(format: "%@", [1, 2]), NSArray(array: [1, 2]).description)
        XCTAssertEqual(String(format: "%@", [1, 2] as NSArray), NSArray(array: [1, 2]).description)
        let person = Person()
        XCTAssertEqual(String(format: "%@ %@", person, NSNumber(value: 3)), "\(person.description) 3")
        let id = UUID(), date = Date(timeIntervalSince1970: 0)
        XCTAssertEqual(String(format: "%@ %@", id, date), "\(id.uuidString) \(date.description)")
        let error: any Error = NSError(domain: "d", code: 7)
        XCTAssertEqual((_cVarArg(error) as? NSError)?.code, 7)
        XCTAssertTrue(NSPredicate(format: "SELF == %@", _cVarArg(id)).evaluate(with: id))
    }

    func testAnErrorsCodeMatchesItsNSError() {
        let error = NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut)
        switch error {
        case CocoaError.fileNoSuchFile, URLError.cancelled: XCTFail()
        case URLError.timedOut: break
        default: XCTFail()
        }
    }

    func testAValueStandsForAnObjectWithoutKeepingIt() {
        weak var gone: NSObject?
        do {
            let first = NSObject(), second = NSObject()
            gone = first
            XCTAssertEqual(NSValue(nonretainedObject: first), NSValue(nonretainedObject: first))
            XCTAssertNotEqual(NSValue(nonretainedObject: first), NSValue(nonretainedObject: second))
            XCTAssertIdentical(NSValue(nonretainedObject: first).nonretainedObjectValue as? NSObject, first)
        }
        XCTAssertNil(gone)
        XCTAssertNil(NSValue(nonretainedObject: nil).nonretainedObjectValue)
    }

    func testSocketAddressesHaveALength() {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        address.sin_family = sa_family_t(AF_INET)
        XCTAssertEqual(address.sin_len, 16)
        XCTAssertEqual(address.sin_family, 2)
    }

    func testProgressTellsItsObservers() {
        let whole = _Progress(totalUnitCount: 2), part = _Progress(totalUnitCount: 10)
        whole.addChild(part, withPendingUnitCount: 1)
        var seen: [Double] = []
        let token = whole.observe(\.fractionCompleted, "fractionCompleted", options: [.new]) { progress, _ in seen.append(progress.fractionCompleted) }
        part.completedUnitCount = 5
        whole.completedUnitCount = 1
        XCTAssertEqual(seen, [0.25, 0.75])
        token.invalidate()
        part.completedUnitCount = 10
        XCTAssertEqual(seen.count, 2)
    }
}
