import XCTest

/// What a birdwatcher does with the app, from the first look to the last.
final class BirdWatchingUITests: XCTestCase {
    private var app: XCUIApplication!

    override func setUpWithError() throws {
        continueAfterFailure = false
        app = XCUIApplication()
        app.launch()
    }

    func testAddsASighting() {
        let list = app.tables["sightings"]

        // 1. The list begins with one bird.
        XCTAssertTrue(app.navigationBars["Bird Sightings"].exists)
        XCTAssertEqual(list.cells.count, 1)

        // 2. It opens.
        list.cells.staticTexts["Winter Wren"].tap()
        XCTAssertTrue(app.staticTexts["Old Mill"].waitForExistence(timeout: 2))

        // 3. And closes.
        app.navigationBars.buttons["Bird Sightings"].tap()
        XCTAssertTrue(list.waitForExistence(timeout: 2))

        // 4. A new one is asked for. It can't be done without words.
        app.navigationBars["Bird Sightings"].buttons["Add"].tap()
        let form = app.navigationBars["Add Sighting"]
        XCTAssertTrue(form.waitForExistence(timeout: 2))
        XCTAssertFalse(form.buttons["Done"].isEnabled)

        // 5. Its name.
        let name = app.textFields["What did you see?"]
        name.tap()
        name.typeText("Osprey")
        XCTAssertEqual(app.textFields.element(boundBy: 0).value as? String, "Osprey")
        XCTAssertFalse(form.buttons["Done"].isEnabled)

        // 6. The keyboard's own key goes on to the next field.
        app.keyboards.buttons["Next"].tap()
        let place = app.textFields["Where was it?"]
        XCTAssertTrue(place.hasFocus)

        // 7. Its place.
        place.typeText("Long Lake")
        let done = form.buttons["Done"]
        expectation(for: NSPredicate(format: "isEnabled == true"), evaluatedWith: done)
        waitForExpectations(timeout: 2)

        // 8. Done.
        done.tap()
        XCTAssertTrue(form.waitForNonExistence(withTimeout: 3))
        XCTAssertEqual(list.cells.count, 2)

        // 9. It is in the list, with all that is known of it.
        list.cells.containing(.staticText, identifier: "Osprey").element.tap()
        XCTAssertTrue(app.staticTexts["Long Lake"].waitForExistence(timeout: 2))
        XCTAssertEqual(app.tables.cells.count, 3)

        // 10. The same on its side, and after a visit to the home screen.
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertGreaterThan(app.frame.width, app.frame.height)
        XCUIDevice.shared.press(.home)
        XCTAssertEqual(app.state, .runningBackground)
        app.activate()
        XCUIDevice.shared.orientation = .portrait
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(list.cells.staticTexts["Osprey"].waitForExistence(timeout: 2))
        let picture = XCTAttachment(screenshot: app.screenshot())
        picture.lifetime = .keepAlways
        add(picture)
    }

    func testCancels() {
        app.buttons["Add"].tap()
        app.textFields["What did you see?"].tap()
        app.typeText("Heron")
        app.buttons["Cancel"].tap()
        XCTAssertTrue(app.navigationBars["Bird Sightings"].waitForExistence(timeout: 2))
        XCTAssertEqual(app.tables["sightings"].cells.count, 1)
        XCTAssertFalse(app.staticTexts["Heron"].exists)
    }

    func testLaunchPerformance() {
        measure(metrics: [XCTApplicationLaunchMetric()]) {
            XCUIApplication().launch()
        }
    }
}
