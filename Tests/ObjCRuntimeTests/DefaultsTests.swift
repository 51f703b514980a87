@testable import FoundationGaps
import Foundation
import XCTest

final class DefaultsTests: XCTestCase {
    private typealias Defaults = FoundationGaps.UserDefaults
    private let suite = "understudy.tests.\(ProcessInfo.processInfo.processIdentifier)"
    private lazy var defaults = Defaults(suiteName: suite)!

    override func tearDown() { defaults.removePersistentDomain(forName: suite); defaults.synchronize() }

    func test_valuesComeBackInEveryType() {
        defaults.set(3, forKey: "i")
        defaults.set("7", forKey: "s")
        defaults.set([1, 2], forKey: "a")
        defaults.set(["k": true], forKey: "d")
        defaults.set(URL(string: "http://a.b/c")!, forKey: "u")
        defaults.set(URL(fileURLWithPath: "/tmp/x"), forKey: "f")
        XCTAssertEqual(defaults.integer(forKey: "i"), 3)
        XCTAssertEqual(defaults.string(forKey: "i"), "3")
        XCTAssertEqual(defaults.integer(forKey: "s"), 7)
        XCTAssertTrue(defaults.bool(forKey: "i"))
        XCTAssertEqual(defaults.object(forKey: "a") as? [Int], [1, 2])
        XCTAssertEqual(defaults.dictionary(forKey: "d")?["k"] as? Bool, true)
        XCTAssertEqual(defaults.url(forKey: "u")?.absoluteString, "http://a.b/c")
        XCTAssertEqual(defaults.url(forKey: "f")?.path, "/tmp/x")
        defaults.set(nil as String?, forKey: "i")
        XCTAssertNil(defaults.object(forKey: "i"))
    }

    func test_registeredValuesComeLast() {
        defaults.register(defaults: ["registered": 5])
        XCTAssertEqual(defaults.integer(forKey: "registered"), 5)
        defaults.set(6, forKey: "registered")
        XCTAssertEqual(Defaults(suiteName: suite)?.integer(forKey: "registered"), 6)
        defaults.removeObject(forKey: "registered")
        XCTAssertEqual(defaults.integer(forKey: "registered"), 5)
    }

    func test_argumentsOfTheLaunchAreADomain() {
        let values = ArgumentDomain.parse(["-name", "Ann", "-flag", "-level", "-3", "plain", "-AppleLanguages", "(de, en)", "-last"])
        XCTAssertEqual(values["name"] as? String, "Ann")
        XCTAssertEqual(values["level"] as? String, "-3")
        XCTAssertEqual(values["AppleLanguages"] as? [String], ["de", "en"])
        XCTAssertNil(values["flag"])
        XCTAssertNil(values["last"])
    }

    func test_keysAreObserved() {
        let watcher = Seen()
        defaults.addObserver(watcher, forKeyPath: "score", options: [.old, .new], context: nil)
        defaults.set(4, forKey: "score")
        defaults.removeObserver(watcher, forKeyPath: "score")
        defaults.set(5, forKey: "score")
        XCTAssertEqual(watcher.seen, ["score <null> 4"])
    }

    private final class Seen: ObjCObject {
        var seen: [String] = []
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
            seen.append("\(keyPath ?? "") \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
        }
    }
}
