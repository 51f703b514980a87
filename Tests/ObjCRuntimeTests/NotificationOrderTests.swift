import Foundation
import ObjCRuntime
import XCTest

final class NotificationOrderTests: XCTestCase {
    private let posted = Notification.Name("order")

    func test_observersAreToldInTheOrderOfRegistration() {
        let center = NotificationCenter()
        nonisolated(unsafe) var seen: [Int] = []
        let tokens = (0..<30).map { number in center.addObserver(forName: number % 3 == 0 ? nil : posted, object: nil, queue: nil) { _ in seen.append(number) } }
        center.post(name: posted, object: nil)
        XCTAssertEqual(seen, Array(0..<30))
        for token in tokens.dropFirst(2) { center.removeObserver(token) }
        seen = []
        center.post(name: posted, object: self)
        XCTAssertEqual(seen, [0, 1])
    }

    func test_anObserverThatIsRemovedMeanwhileIsNotTold() {
        let center = NotificationCenter()
        nonisolated(unsafe) var second: (any NSObjectProtocol)?, seen: [String] = []
        _ = center.addObserver(forName: posted, object: nil, queue: nil) { _ in seen.append("first"); center.removeObserver(second!) }
        second = center.addObserver(forName: posted, object: nil, queue: nil) { _ in seen.append("second") }
        center.post(name: posted, object: nil)
        XCTAssertEqual(seen, ["first"])
    }

    func test_onlyTheObservedObjectIsHeard() {
        let center = NotificationCenter(), one = NSObject(), other = NSObject()
        nonisolated(unsafe) var count = 0
        _ = center.addObserver(forName: posted, object: one, queue: nil) { _ in count += 1 }
        _ = center.addObserver(forName: posted, object: "value", queue: nil) { _ in count += 10 }
        center.post(name: posted, object: other)
        center.post(name: posted, object: nil)
        XCTAssertEqual(count, 0)
        center.post(name: posted, object: one)
        center.post(name: posted, object: "value")
        XCTAssertEqual(count, 11)
    }

    func test_aSequenceOfNotifications() async {
        let center = NotificationCenter(), sequence = center.notifications(named: posted)
        center.post(name: posted, object: nil, userInfo: ["n": 1])
        for await note in sequence {
            XCTAssertEqual(note.userInfo?["n"] as? Int, 1)
            break
        }
    }
}
