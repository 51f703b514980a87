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

    func testTextsAsObjects() {
        let text: Unmanaged<NSString> = Unmanaged.passRetained("heron" as CFString)
        XCTAssertEqual(text.takeRetainedValue(), "heron")
        XCTAssertEqual(Unmanaged.passUnretained("egret" as CFString).takeUnretainedValue(), "egret")
    }

    func testMemoryThatRunsLow() {
        let told = expectation(description: "told")
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        source.setEventHandler {
            XCTAssertEqual(source.data, .warning)
            told.fulfill()
        }
        source.resume()
        _MemoryPressure.tell(.normal)
        _MemoryPressure.tell(.warning)
        wait(for: [told], timeout: 5)
        source.cancel()
        XCTAssertTrue(source.isCancelled)
    }
}
