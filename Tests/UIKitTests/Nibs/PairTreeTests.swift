import CorpusSupport
import InterfaceBuilder
import NibArchive
import XCTest

@testable import UIKit

/// Loading a nib that Xcode made and ours of the same document gives the same tree. `UPDATE_EXPECTED=1` writes the page.
final class PairTreeTests: XCTestCase {
    /// Today's manner of Xcode, then older ones: the bundles don't say which they are of.
    private static let releases = ["16.4", "12.4", "11.0", "10.0", "9.0", "8.0", "7.3"].compactMap(VersionNumber.init)

    private struct Row { var nibs = 0, same = 0, sameToday = 0 }

    @MainActor func testBothNibsOfAPairGiveTheSameTree() async throws {
        var table: [String: Row] = [:]
        var differences: [String] = [], today: [String: Int] = [:]
        for pair in try NibPair.all(in: Corpus.files("nib-pairs", "nib")) {
            let apple = try NibLoading.text(of: Array(try Data(contentsOf: pair.nib)))
            var row = table[pair.document.lastPathComponent] ?? Row()
            row.nibs += 1
            var best: [String] = ["no such nib"]
            for release in Self.releases {
                guard let nib = try pair.compiled(release) else { continue }
                let found = NibLoading.differences(apple, try NibLoading.text(of: nib.encoded()))
                if release == Self.releases[0] {
                    row.sameToday += found.isEmpty ? 1 : 0
                    for key in Set(found.map(Self.key)) { today[key, default: 0] += 1 }
                }
                if release == Self.releases[0] || found.count < best.count { best = found }
                if found.isEmpty { break }
            }
            row.same += best.isEmpty ? 1 : 0
            table[pair.document.lastPathComponent] = row
            differences += best.prefix(3).map { "`\(pair.place)`: \($0)" }
        }
        try check(page(table, differences, today))
        // Two nibs of one storyboard are of another state of it than was published: its root view has another height there.
        XCTAssertLessThanOrEqual(table.values.reduce(0) { $0 + $1.nibs - $1.same }, 2, differences.joined(separator: "\n"))
    }

    /// The property that a difference is about.
    private static func key(_ difference: String) -> String { difference.hasPrefix(".") ? String(difference.dropFirst().prefix { $0 != " " }) : "tree" }

    private func page(_ table: [String: Row], _ differences: [String], _ today: [String: Int]) -> String {
        var lines = [
            "# Trees beside Xcode's", "",
            "Written by `PairTreeTests` (`UPDATE_EXPECTED=1 swift test --filter PairTreeTests`): each nib that Xcode made and ours of the same document",
            "are loaded, custom classes as what they are drawn as, and all that came of them is compared: classes, properties, constraints, connections,",
            "prototypes, and the frames of all views before and after layout on a screen. Once ours is made in the manner of the Xcode that fits best,",
            "once in today's, which says some things otherwise. How the nibs themselves compare: [NibPairs](NibPairs.md).", "",
            "| document | nibs | same tree | today's manner |", "|---|---|---|---|",
        ]
        for (name, row) in table.sorted(by: { $0.key < $1.key }) { lines.append("| \(name) | \(row.nibs) | \(row.same) | \(row.sameToday) |") }
        func sum(_ column: KeyPath<Row, Int>) -> Int { table.values.reduce(0) { $0 + $1[keyPath: column] } }
        lines.append("| **all** | \(sum(\.nibs)) | \(sum(\.same)) | \(sum(\.sameToday)) |")
        if !today.isEmpty { lines += ["", "What today's manner says otherwise, by the number of nibs: " + today.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }.joined(separator: ", ") + "."] }
        if !differences.isEmpty { lines += ["", "What is different, the first of each nib:", ""] + differences.sorted().map { "* \($0)" } }
        return lines.joined(separator: "\n") + "\n"
    }

    private func check(_ page: String) throws {
        let file = Corpus.root.appendingPathComponent("Documentation/NibTrees.md")
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" { try page.write(to: file, atomically: true, encoding: .utf8) }
        XCTAssertTrue(try String(contentsOf: file, encoding: .utf8) == page, "run UPDATE_EXPECTED=1 swift test --filter PairTreeTests")
    }
}
