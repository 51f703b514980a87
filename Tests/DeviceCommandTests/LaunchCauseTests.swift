import DeviceCommands
import Foundation
import XCTest

final class LaunchCauseTests: XCTestCase {
    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    func test_eachCauseIsReadFromItsForm() throws {
        let lines: [(String, LaunchCause)] = [
            ("url birds://1", .url(URL(string: "birds://1")!)), ("shortcut add", .shortcut("add")), ("push \"my push.json\"", .push(.file("my push.json"))),
            ("activity org.example.read", .activity("org.example.read")), ("fetch", .fetch), ("location", .location),
        ]
        for (line, cause) in lines { XCTAssertEqual(try LaunchCause(line: line), cause, line) }
    }

    func test_whatIsWrongIsNamed() {
        XCTAssertEqual(message { _ = try LaunchCause(line: "") }, "'' starts no app: url URL, shortcut TYPE, push FILE, activity TYPE, handoff TYPE, fetch or location")
        XCTAssertEqual(message { _ = try LaunchCause(line: "fetch now") }, "'now' is too much: url URL, shortcut TYPE, push FILE, activity TYPE, handoff TYPE, fetch or location")
        XCTAssertEqual(message { _ = try LaunchCause(line: "url here") }, "'here' is not a URL: with its scheme, as birds://sightings/3")
        XCTAssertEqual(message { _ = try PushContent.text("[]").dictionary() }, "the notification is no JSON object, as {\"aps\": {\"alert\": \"Hello\"}} is")
        XCTAssertTrue(message { _ = try PushContent.text("{aps}").dictionary() }.hasPrefix("the notification is no JSON: "))
        XCTAssertEqual(message { _ = try PushContent.file("/nowhere.json").dictionary() }, "can't read the notification '/nowhere.json'")
    }
}
