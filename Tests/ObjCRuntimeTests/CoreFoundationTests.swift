import FoundationGaps
import XCTest

final class CoreFoundationTests: XCTestCase {
    func testValuesByAddressesOfKeys() {
        let inner: CFDictionary = ["delay": 0.25], outer: CFDictionary = ["gif": inner, "width": 3]
        let address = CFDictionaryGetValue(outer, _cfAddress(of: "gif"))
        let found = unsafeBitCast(address, to: CFDictionary.self)
        XCTAssertEqual(found["delay"] as? Double, 0.25)
        let number = unsafeBitCast(CFDictionaryGetValue(found, _cfAddress(of: "delay")), to: AnyObject.self)
        XCTAssertEqual(number as? Double, 0.25)
        XCTAssertNil(CFDictionaryGetValue(outer, _cfAddress(of: "png")))
        var place: UnsafeRawPointer?
        XCTAssertTrue(CFDictionaryGetValueIfPresent(outer, _cfAddress(of: "width"), &place))
        XCTAssertEqual(unsafeBitCast(place, to: AnyObject.self) as? Int, 3)
        XCTAssertFalse(CFDictionaryContainsKey(outer, _cfAddress(of: "height")))
    }
}
