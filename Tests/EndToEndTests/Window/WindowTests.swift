import Foundation
import XCTest

/// BirdWatching in a window under Xvfb, used by real X events.
final class WindowTests: XCTestCase {
    private static let device = CGSize(width: 393, height: 852)

    private func birds(_ options: [String] = []) throws -> WindowRun {
        try WindowRun(self, example("BirdWatching"), on: Desktop(self), title: "Bird Watching", options)
    }

    func test_theDeviceHasItsSizeAndTurns() throws {
        let run = try birds()
        XCTAssertEqual(try run.size, Self.device)
        try run.key("ctrl+shift+Left")
        XCTAssertTrue(try eventually { try run.size == CGSize(width: 852, height: 393) })
        try run.key("ctrl+shift+Right")
        XCTAssertTrue(try eventually { try run.size == Self.device })
        XCTAssertEqual(try run.close(), 0, run.text("errors"))
    }

    func test_aClickSelectsARow() throws {
        let run = try birds()
        try run.click(150, 253)
        XCTAssertTrue(eventually { run.events.contains("viewDidAppear(_:) SightingDetailViewController") }, run.events.joined(separator: "\n"))
        XCTAssertEqual(try run.close(), 0, run.text("errors"))
        XCTAssertTrue(run.text("tree").contains("\"Old Mill\""), run.text("tree"))
    }

    func test_typingGoesToTheFirstResponder() throws {
        let run = try birds()
        try run.click(367, 81)
        XCTAssertTrue(eventually { run.events.contains("viewDidAppear(_:) AddSightingViewController") }, run.events.joined(separator: "\n"))
        try run.click(200, 181)
        Thread.sleep(forTimeInterval: 0.5)  // as a hand needs to get from the mouse to the keys
        try run.type("Mowe!!")
        try run.key("BackSpace", "Tab")
        try run.type("Hafen")
        Thread.sleep(forTimeInterval: 0.5)
        XCTAssertEqual(try run.close(), 0, run.text("errors"))
        XCTAssertTrue(run.text("tree").contains("\"Mowe!\""), run.text("tree"))
        XCTAssertTrue(run.text("tree").contains("\"Hafen\""), run.text("tree"))
    }

    func test_homeAndBack() throws {
        let run = try birds()
        try run.key("ctrl+shift+h")
        XCTAssertTrue(eventually { run.events.contains { $0.hasPrefix("UIApplication.didEnterBackgroundNotification") } })
        try run.click(200, 400)
        XCTAssertTrue(eventually { run.events.contains { $0.hasPrefix("UIApplication.willEnterForegroundNotification") } })
        XCTAssertEqual(try run.close(), 0, run.text("errors"))
    }

    func test_C15_closingTerminates() throws {
        let run = try birds()
        XCTAssertEqual(try run.close(), 0, run.text("errors"))
        XCTAssertTrue(run.events.last?.hasPrefix("UIApplication.willTerminateNotification") == true, run.events.joined(separator: "\n"))
    }

    func test_aScreenshotByAKey() throws {
        let run = try birds()
        try run.key("ctrl+shift+s")
        XCTAssertTrue(eventually { run.pictures.contains { $0.hasPrefix("Bird Watching ") } })
        XCTAssertEqual(try run.close(), 0, run.text("errors"))
    }

    func test_withoutADisplayTheRunIsHeadlessAndSaysSo() throws {
        let outcome = try Understudy.run(["run", example("BirdWatching"), "--until", "first-frame"], environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        XCTAssertTrue(outcome.errors.contains("there is no display (DISPLAY and WAYLAND_DISPLAY are not set); the app runs headless"), outcome.errors)
    }

    func test_aDisplayThatCantBeOpened() throws {
        let outcome = try Understudy.run(["run", example("BirdWatching"), "--until", "first-frame"], environment: ["DISPLAY": ":4711", "WAYLAND_DISPLAY": ""])
        XCTAssertEqual(outcome.status, 0, outcome.errors)
        XCTAssertTrue(outcome.errors.contains("; the app runs headless"), outcome.errors)
    }
}
