import XCTest

/// What tests do to controls, and what they say of what isn't there.
final class ControlTests: XCTestCase {
    private let app = XCUIApplication()
    private var said: XCUIElement { app.staticTexts["said"] }

    override func setUp() {
        app.launchArguments = ["--hello"]
        app.launchEnvironment = ["MOOD": "fine"]
        app.launch()
    }

    func testLaunchWords() { XCTAssertEqual(said.label, "--hello fine") }

    func testControls() {
        app.switches["Lights"].tap()
        XCTAssertEqual(said.label, "bright")
        XCTAssertEqual(app.switches["Lights"].value as? String, "1")
        app.steppers.buttons["Increment"].tap()
        XCTAssertEqual(said.label, "step 1")
        app.segmentedControls.buttons["Two"].tap()
        XCTAssertTrue(app.segmentedControls.buttons["Two"].isSelected)
        let volume = app.sliders["volume"]
        volume.adjust(toNormalizedSliderPosition: 0.75)
        XCTAssertEqual(volume.normalizedSliderPosition, 0.75, accuracy: 0.02)
    }

    func testTyping() {
        let field = app.textFields["Name"]
        field.tap()
        XCTAssertTrue(app.keyboards.keys["A"].exists)
        field.typeText("Adaa" + XCUIKeyboardKey.delete.rawValue)
        app.keys["space"].tap()
        app.typeText("L.\n")
        XCTAssertEqual(said.label, "Hello Ada L.")
        XCTAssertEqual(app.keyboards.count, 0)
    }

    func testAlert() {
        app.buttons["Ask"].tap()
        app.alerts["Sure?"].buttons["Yes"].tap()
        XCTAssertTrue(app.alerts.element.waitForNonExistence(timeout: 2))
        XCTAssertEqual(said.label, "yes")
    }

    func testInterruptions() {
        let monitor = addUIInterruptionMonitor(withDescription: "the question") { alert in
            alert.buttons["No"].tap()
            return true
        }
        app.buttons["Ask"].tap()
        app.switches["Lights"].tap()
        XCTAssertEqual(said.label, "bright")
        removeUIInterruptionMonitor(monitor)
    }

    func testWaitsCostNothing() {
        app.buttons["Later"].tap()
        XCTAssertFalse(app.staticTexts["at last"].exists)
        sleep(10)
        XCTAssertFalse(app.staticTexts["at last"].exists)
        XCTAssertTrue(app.staticTexts["at last"].waitForExistence(timeout: 60))
        XCTAssertTrue(app.staticTexts["at last"].wait(for: \.isHittable, toEqual: true, timeout: 1))
    }

    func testTellsWhatIsThere() {
        app.buttons["Nowhere"].tap()
    }

    func testTellsOfSeveral() {
        app.buttons.element.tap()
    }

    func testTellsOfFocus() {
        app.textFields["Name"].typeText("lost")
    }

    func testCrashes() {
        app.buttons["Crash"].tap()
    }

    func testGoesOnAfterTheCrash() {
        XCTAssertEqual(app.state, .runningForeground)
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
        XCTAssertFalse(said.exists)
    }
}
