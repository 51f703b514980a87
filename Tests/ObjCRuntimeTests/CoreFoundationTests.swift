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

    func testBytesOfData() {
        for count in [0, 3, 14, 15, 4000] {
            let data = Data((0..<count).map { UInt8($0 % 251) })
            let pointer: UnsafePointer<UInt8>? = CFDataGetBytePtr(data)
            let nines = Data(repeating: 9, count: count), other: UnsafePointer<UInt8>? = CFDataGetBytePtr(nines)
            withExtendedLifetime((data, nines)) {
                XCTAssertEqual(Data(bytes: pointer!, count: count), data, "\(count)")
                XCTAssertEqual(Data(bytes: other!, count: count), nines)
            }
        }
        let changed: CFMutableData = CFDataCreateMutableCopy(nil, 0, Data([1, 2, 3]))
        CFDataAppendBytes(changed, [4, 5], 2)
        CFDataDeleteBytes(changed, CFRange(location: 1, length: 2))
        XCTAssertEqual(changed as Data, Data([1, 4, 5]))
        var part = [UInt8](repeating: 0, count: 2)
        CFDataGetBytes(CFDataCreate(nil, [7, 8, 9], 3), CFRange(location: 1, length: 2), &part)
        XCTAssertEqual(part, [8, 9])
    }

    func testLimitsOfIntegers() {
        XCTAssertEqual(Float(UINT64_MAX), Float(UInt64.max))
        XCTAssertEqual(INT64_MIN, Int64.min)
        XCTAssertTrue(INT64_MAX - 1 < INT64_MAX)
    }
}
