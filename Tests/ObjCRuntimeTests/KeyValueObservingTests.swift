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

    func testElementsOfACollectionTellWhereTheyChanged() {
        let person = Person()
        var seen: [String] = []
        let token = person.observe(\.friends, "friends", options: [.new, .old]) { _, change in
            seen.append("\(change.kind) \(change.indexes.map(Array.init) ?? []) \(change.newValue?.count ?? -1) \(change.oldValue?.count ?? -1)")
        }
        let friends = person.mutableArrayValue(forKey: "friends")
        friends.add(Person())
        friends.add(Student())
        friends.removeObject(at: 0)
        XCTAssertEqual(person.friends.count, 1)
        XCTAssertTrue(person.friends[0] is Student)
        XCTAssertEqual(seen, ["insertion [0] 1 -1", "insertion [1] 1 -1", "removal [0] -1 1"])
        token.invalidate()
    }
}
