import Foundation
import XCTest

/// An app of ours with a control of each kind, in a window under Xvfb: what shows after each thing that a hand does.
final class WindowControlTests: XCTestCase {
    private func driven(layout: String = "us") throws -> WindowRun {
        let desktop = try Desktop(self)
        try desktop.setLayout(layout)
        return try WindowRun(self, repository.appendingPathComponent("Tests/EndToEndTests/Fixtures/Driven/Driven.xcodeproj").path, on: desktop, title: "Driven", ["--target", "Driven"])
    }

    private func assertShows(_ run: WindowRun, _ text: String, line: UInt = #line) throws {
        XCTAssertTrue(try run.shows(text), "no \(text) in\n\(run.tree)\n\(run.text("errors"))", line: line)
    }

    func test_controls() throws {
        let run = try driven()
        try run.click("Lights")
        try assertShows(run, "bright")
        let slider = try run.frame(of: "volume")
        let thumb = (x: Int(slider.minX) + 15, y: Int(slider.midY))
        try run.drag(thumb.x, thumb.y, to: thumb.x + Int(slider.width), thumb.y)
        try assertShows(run, "volume 100")
        try run.click("Ask")
        try run.click("Yes")
        try assertShows(run, "yes")
        try run.key("ctrl+shift+Left")
        XCTAssertTrue(try eventually { try run.size == CGSize(width: 852, height: 393) })
        try run.click("List")
        try assertShows(run, "Row 0")
        XCTAssertEqual(try run.close(), 0, run.text("errors"))
    }

    func test_aListIsDraggedAndWheeled() throws {
        let run = try driven()
        try run.click("List")
        try assertShows(run, "Row 0")
        try run.drag(200, 700, to: 200, 200)
        XCTAssertTrue(try run.lacks("Row 0"), run.tree)
        XCTAssertFalse(run.tree.contains("Chose"), "a drag selects nothing")
        try run.turnWheel(200, 400, notches: -20)
        try assertShows(run, "Row 0")
        try run.turnWheel(200, 400, notches: 60)
        try assertShows(run, "Row 59")
        try run.click("Row 58")
        try assertShows(run, "Chose 58")
        XCTAssertEqual(try run.close(), 0, run.text("errors"))
    }

    /// A dead key and some with AltGr among them.
    func test_textIsWhatTheLayoutMakesOfKeys() throws {
        let run = try driven(layout: "de")
        try run.click("Name")
        Thread.sleep(forTimeInterval: 0.5)  // as a hand needs to get from the mouse to the keys
        try run.type("Möwe, ß ")
        try run.key("dead_acute", "e")
        try run.type("→€")
        try run.key("Return")
        try assertShows(run, "Hello Möwe, ß é→€")
        XCTAssertEqual(try run.close(), 0, run.text("errors"))
    }
}
