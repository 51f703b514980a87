import XCTest
@testable import ObjCRuntime

final class KeyValueObservingTests: XCTestCase {
    func testObserverSeesOldAndNew() {
        let person = Person(), watcher = Watcher()
        person.addObserver(watcher, forKeyPath: "name", options: [.old, .new, .initial], context: nil)
        person.name = "Bob"
        person.name = nil
        person.removeObserver(watcher, forKeyPath: "name")
        person.name = "Cleo"
        XCTAssertEqual(watcher.seen, ["name - Ann", "name Ann Bob", "name Bob <null>"])
    }

    func testPathFollowsTheReplacedObject() {
        let person = Person(), first = Person(), second = Person(), watcher = Watcher()
        person.friend = first
        person.addObserver(watcher, forKeyPath: "friend.name", options: [.new], context: nil)
        first.name = "one"
        person.friend = second
        second.name = "two"
        first.name = "nobody listens"
        XCTAssertEqual(watcher.seen, ["friend.name - one", "friend.name - Ann", "friend.name - two"])
    }

    func testTypedObservationEndsWithItsToken() {
        let person = Person()
        var seen: [String] = []
        var token: NSKeyValueObservation? = person.observe(\.name, "name", options: [.old, .new]) { object, change in
            XCTAssertTrue(object === person)
            seen.append("\((change.oldValue ?? nil) ?? "nil") \((change.newValue ?? nil) ?? "nil")")
        }
        person.name = "Bob"
        XCTAssertNotNil(token)
        token = nil
        person.name = "Cleo"
        XCTAssertEqual(seen, ["Ann Bob"])
    }
}
