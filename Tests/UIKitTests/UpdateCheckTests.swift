import XCTest
@testable import UIKit

/// The published reasons of batches that don't fit, and where rows go in ones that do.
final class UpdateCheckTests: XCTestCase {
    func testRowsThatDoNotAddUp() {
        var updates = TableUpdates()
        updates.insertedRows = [IndexPath(row: 0, section: 0)]
        XCTAssertEqual(UpdateCheck(updates: updates, before: [1], after: [1]).failure(), """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (1) must be equal to the number of rows contained in that section before the update (1), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
        """)
        XCTAssertNil(UpdateCheck(updates: updates, before: [1], after: [2]).failure())
    }

    func testSectionsThatDoNotAddUp() {
        XCTAssertEqual(UpdateCheck(updates: TableUpdates(), before: [1], after: [1, 1]).failure(), """
        Invalid update: invalid number of sections. The number of sections contained in the table view after the update (2) must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
        """)
    }

    func testWhereRowsGo() {
        var updates = TableUpdates()
        updates.deletedRows = [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)]
        updates.insertedRows = [IndexPath(row: 1, section: 0)]
        let places = (0..<5).map { updates.newRow(IndexPath(row: $0, section: 0), sectionCount: 1)?.row }
        XCTAssertEqual(places, [nil, 0, 2, nil, 3])
    }

    func testRowHeightsKeepWhatIsKnown() {
        var heights = RowHeights(count: 1000, estimate: 44)
        heights.set(100, of: 10)
        heights.set(20, of: 3)
        XCTAssertEqual(heights.offset(of: 4), 4 * 44 - 24)
        XCTAssertEqual(heights.offset(of: 11), 11 * 44 - 24 + 56)
        XCTAssertEqual(heights.height(of: 10), 100)
        XCTAssertEqual(heights.height(of: 11), 44)
        XCTAssertEqual(heights.row(at: heights.offset(of: 700) + 1), 700)
        heights.set(44, of: 10)
        XCTAssertEqual(heights.total, 1000 * 44 - 24)
        let moved = heights.moved(count: 999) { $0 == 3 ? 2 : nil }
        XCTAssertEqual(moved.height(of: 2), 20)
    }
}
