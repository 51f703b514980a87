import Foundation
import XCTest
@testable import Traces

/// The table of orders against the table of rules and against what UIKit traces.
final class EventOrderTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func rules() throws -> Set<String> {
        let text = try String(contentsOf: root.appendingPathComponent("API/rules.tsv"), encoding: .utf8)
        return Set(text.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "\t" }) })
    }

    func test_everyRuleIsOne() throws {
        let known = try rules()
        for id in EventOrders.all.flatMap(\.rules) { XCTAssertTrue(known.contains(id), id) }
    }

    /// L24 is of no iOS in scope.
    func test_everyPublishedLogHasItsOrder() throws {
        let logs = try rules().filter { $0.hasPrefix("L") }.subtracting(["L24"])
        XCTAssertEqual(logs.subtracting(EventOrders.all.flatMap(\.rules)), [])
    }

    func test_noStepTwiceInARow() {
        for order in EventOrders.all {
            XCTAssertEqual(Set(order.steps.map { "\($0.object.map(String.init) ?? "").\($0.event)" }).count, order.steps.count, "\(order.rules)")
        }
    }

    /// Every name is one that UIKit traces: it stands in its sources, whole or before the detail of a step.
    func test_everyEventIsTraced() throws {
        let sources = try XCTUnwrap(FileManager.default.enumerator(at: root.appendingPathComponent("Sources/UIKit"), includingPropertiesForKeys: nil))
        let text = try sources.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" && !$0.path.contains("/Generated/") }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        for event in Set(EventOrders.all.flatMap(\.steps).map(\.event)) {
            XCTAssertTrue(text.contains("\"\(event)\"") || text.contains("\"\(event) "), event)
        }
    }

    func test_rowsAreRead() {
        let order = EventOrder(["D19 L17", "NS", "B.viewWillDisappear(_:) A.viewWillAppear(_:) UIApplication.didBecomeActiveNotification"])
        XCTAssertEqual(order?.rules, ["D19", "L17"])
        XCTAssertEqual(order?.life, .withoutScenes)
        XCTAssertEqual(order?.steps.map(\.object), ["B", "A", nil])
        XCTAssertEqual(order?.steps.last?.event, "UIApplication.didBecomeActiveNotification")
        XCTAssertNil(EventOrder(["D19", "NS"]))
        XCTAssertNil(EventOrder(["D19", "?", "a b"]))
        XCTAssertNil(EventOrder(["D19", "NS", "a"]))
    }
}
