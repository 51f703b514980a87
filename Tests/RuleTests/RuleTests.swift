import Foundation
import XCTest
@testable import LaunchRules
@testable import understudy_rules

/// The table of rules, the tags of code and tests, and the page that is made of them.
final class RuleTests: XCTestCase {
    private var root: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent() }

    func test_tagsTablesAndPageAgree() throws {
        XCTAssertEqual(try RuleBook(root: root).complaints(), [])
    }

    func test_everyIdOnce() throws {
        let book = try RuleBook(root: root)
        XCTAssertEqual(Set(book.rules.map(\.id)).count, book.rules.count)
        XCTAssertEqual(Set(book.claims.map(\.id)).count, book.claims.count)
        for letter in Set(book.rules.map(\.section)) {
            let numbers = book.rules.filter { $0.section == letter }.map(\.number).sorted()
            XCTAssertEqual(numbers, Array(1...numbers.count), "\(letter)")
        }
    }

    /// `Documentation/Probe.md` asks for recordings of what is uncertain, and of nothing else in its table.
    func test_probesPageListsWhatIsUncertain() throws {
        let page = try String(contentsOf: root.appendingPathComponent("Documentation/Probe.md"), encoding: .utf8)
        let listed = page.matches(of: /(?m)^\| ([A-HL]\d+) \|/).map { String($0.1) }
        XCTAssertEqual(listed, try RuleBook(root: root).rules.filter { $0.confidence.contains("?") }.map(\.id))
    }

    func test_mutantOfOnePlaceAndOfAll() {
        XCTAssertTrue(Mutant("A37")!.breaks("A37", file: "UIKit/Window.swift", line: 3))
        XCTAssertFalse(Mutant("A37")!.breaks("A3", file: "UIKit/Window.swift", line: 3))
        XCTAssertTrue(Mutant("A37@Window.swift:3")!.breaks("A37", file: "UIKit/Window.swift", line: 3))
        XCTAssertFalse(Mutant("A37@Window.swift:3")!.breaks("A37", file: "UIKit/Window.swift", line: 4))
        XCTAssertNil(Mutant(""))
    }

    func test_everythingHoldsHere() {
        XCTAssertTrue(holds("A37"))
        var order: [Int] = []
        inOrder("A37") { order.append(1) } then: { order.append(2) }
        XCTAssertEqual(order, [1, 2])
    }
}
