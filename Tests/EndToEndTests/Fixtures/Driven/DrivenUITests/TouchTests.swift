import XCTest

/// Scrolling and gestures, by elements and by coordinates.
@MainActor
final class TouchTests: XCTestCase {
    func testScrollsToARow() async {
        let app = XCUIApplication()
        app.launch()
        app.tabBars.buttons["List"].tap()
        let before = app.tables.cells.count
        XCTAssertGreaterThan(before, 5)
        app.tables.firstMatch.swipeUp()
        XCTAssertFalse(app.cells.staticTexts["Row 0"].isHittable)
        app.tables.firstMatch.swipeDown(velocity: .fast)
        app.cells.staticTexts["Row 3"].tap()
        XCTAssertTrue(app.navigationBars["Chose 3"].exists)
        XCTAssertEqual(app.cells.matching(NSPredicate(format: "label BEGINSWITH %@", "Row 1")).firstMatch.label, "Row 1")
    }

    func testGestures() async {
        let app = XCUIApplication()
        app.launch()
        app.tabBars.buttons["Touches"].tap()
        let area = app.otherElements["area"], told = app.staticTexts["told"]
        area.doubleTap()
        XCTAssertEqual(told.label, "twice")
        area.press(forDuration: 1)
        XCTAssertEqual(told.label, "long")
        area.swipeLeft()
        XCTAssertEqual(told.label, "left")
        area.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).withOffset(CGVector(dx: 10, dy: 0)).press(forDuration: 0.8)
        XCTAssertEqual(told.label, "long")
        XCTAssertEqual(XCUIScreen.main.screenshot().image.size.width, app.screenshot().image.size.width)
    }
}
