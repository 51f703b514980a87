import FoundationGaps
import XCTest

final class PurgeableDataTests: XCTestCase {
    func testItHoldsBytesUntilTheyAreDiscarded() {
        let data = NSPurgeableData(data: Data([1, 2, 3]))
        data.append(Data([4]))
        XCTAssertEqual(data as Data, Data([1, 2, 3, 4]))
        data.discardContentIfPossible()
        XCTAssertFalse(data.isContentDiscarded(), "as it is made, it is in use")
        data.endContentAccess()
        data.discardContentIfPossible()
        XCTAssertTrue(data.isContentDiscarded())
        XCTAssertFalse(data.beginContentAccess())
        XCTAssertEqual(NSPurgeableData().length, 0)
    }
}
