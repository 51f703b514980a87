import XCTest
@testable import BirdWatching

class SightingDataControllerTests: XCTestCase {
    func testBeginsWithOneSighting() {
        XCTAssertEqual(SightingDataController().count, 1)
    }

    func testAddsAtTheEnd() {
        let controller = SightingDataController()
        controller.add(BirdSighting(name: "Osprey", location: "Long Lake", date: Date(timeIntervalSince1970: 0)))
        XCTAssertEqual(controller.count, 2)
        XCTAssertEqual(controller.sighting(at: 1).name, "Osprey")
    }
}
