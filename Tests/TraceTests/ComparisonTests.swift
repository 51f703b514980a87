import XCTest
@testable import Traces

final class ComparisonTests: XCTestCase {
    func test_fixtures() throws {
        let fixtures = try Fixture.all()
        XCTAssertGreaterThanOrEqual(fixtures.count, 11)
        for fixture in fixtures {
            let found = try fixture.comparison().text()
            XCTAssertEqual(found, try fixture.expected(found), fixture.name)
        }
    }

    /// The other way round the same is found, with the sides exchanged.
    func test_sidesCanBeExchanged() throws {
        for fixture in try Fixture.all() {
            let one = try fixture.comparison(), other = try TraceComparison(fixture.recording("ours.jsonl"), fixture.recording("ios.jsonl"))
            XCTAssertEqual(one.differences.count, other.differences.count, fixture.name)
            XCTAssertEqual(one.differences.filter(\.isMustPrecede).count, other.differences.filter(\.isMustPrecede).count, fixture.name)
            XCTAssertEqual(one.comparedCount, other.comparedCount, fixture.name)
        }
    }

    func test_aTraceIsItself() throws {
        for fixture in try Fixture.all() {
            for name in ["ios.jsonl", "ours.jsonl"] {
                XCTAssertTrue(try TraceComparison(fixture.recording(name), fixture.recording(name)).isSame, "\(fixture.name)/\(name)")
            }
        }
    }

    func test_whatIsPrintedIsLimited() throws {
        let comparison = try XCTUnwrap(Fixture.all().first { $0.name == "missing" }).comparison()
        XCTAssertEqual(comparison.text(limit: 1).split(separator: "\n").count, 3)
        XCTAssertTrue(comparison.text(limit: 1).contains("\n… and 2 more\n0 must-precede, 0 other orders, 3 in one alone"))
    }

    func test_longestRun() {
        XCTAssertEqual(LongestRun.indices(of: []), [])
        XCTAssertEqual(LongestRun.indices(of: [0, 1, 2]), [0, 1, 2])
        XCTAssertEqual(LongestRun.indices(of: [3, 0, 1, 2]), [1, 2, 3])
        XCTAssertEqual(LongestRun.indices(of: [1, 2, 3, 0]), [0, 1, 2])
        XCTAssertEqual(LongestRun.indices(of: [2, 1, 0]).count, 1)
    }

    /// Against trying all subsets.
    func test_longestRunIsLongest() {
        var state: UInt64 = 7
        for _ in 0..<200 {
            var values = Array(0..<8)
            for index in values.indices.reversed() {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                values.swapAt(index, Int(state >> 33) % (index + 1))
            }
            let best = (0..<256).map { mask in values.indices.filter { mask >> $0 & 1 == 1 } }.filter { run in zip(run, run.dropFirst()).allSatisfy { values[$0] < values[$1] } }
            let found = LongestRun.indices(of: values)
            XCTAssertTrue(zip(found, found.dropFirst()).allSatisfy { $0 < $1 && values[$0] < values[$1] }, "\(values)")
            XCTAssertEqual(found.count, best.map(\.count).max(), "\(values)")
        }
    }
}
