import CorpusSupport
import Foundation
import InterfaceBuilder
import NibArchive
import XCTest

/// Our nibs beside those Xcode made of the same documents, at four levels. `UPDATE_EXPECTED=1` writes the page.
final class PairsTests: XCTestCase {
    /// The bundles don't say which Xcode they are of: the nib itself does, by the keys it has and lacks.
    private static let releases = ["16.4", "12.4", "11.0", "10.0", "9.0", "8.0", "7.3"].compactMap(VersionNumber.init)

    func testPairs() throws {
        let pairs = try NibPair.all(in: Corpus.files("nib-pairs", "nib"))
        var table: [String: [Likeness: Int]] = [:]
        var differences: [String] = []
        for pair in pairs {
            let apple = try NibArchive(Array(Data(contentsOf: pair.nib)))
            var best: (likeness: Likeness, differences: [String]) = (.different, Array(repeating: "no such nib", count: 1000))
            for release in Self.releases where best.likeness > .graph {
                guard let ours = try pair.compiled(release) else { continue }
                let found = Likeness.of(apple, ours)
                if (found.likeness, found.differences.count) < (best.likeness, best.differences.count) { best = found }
            }
            table[pair.document.lastPathComponent, default: [:]][best.likeness, default: 0] += 1
            differences += best.differences.prefix(3).map { "`\(pair.place)`: \($0)" }
        }
        try write(page(table, differences))
        let graph = table.values.reduce(0) { $0 + ($1[.graph] ?? 0) + ($1[.bytes] ?? 0) }
        XCTAssertGreaterThanOrEqual(Double(graph), Double(pairs.count) / 2)
    }

    private func page(_ table: [String: [Likeness: Int]], _ differences: [String]) -> String {
        let levels: [(Likeness, String)] = [
            (.bytes, "bytes"), (.graph, "graph"), (.exceptKeyOrder, "but for key order"), (.exceptNumberWidths, "but for number widths"), (.different, "different"),
        ]
        var lines = [
            "# Nibs beside Xcode's", "",
            "Written by `PairsTests` over nibs that open-source projects published with the documents they were made of (Xcode 8 to 12).",
            "`UPDATE_EXPECTED=1 swift test --filter PairsTests` rewrites it. Each pair counts in the strictest column that holds: the same file;",
            "the same graph (classes, order of keys, types and values, who refers to whom); the same but for the order of keys; the same but for",
            "the width of numbers. Each nib is compared with what we make in the manner of the Xcode that fits it best: later ones write keys that",
            "earlier ones don't. Names of `UpstreamPlaceholder`s are chance in Xcode, as are the orders that follow from them; so is, before Xcode 10,",
            "the order of objects with runtime attributes, and with it whether equal numbers are integers: such pairs count in the last columns.", "",
            "| document | nibs | " + levels.map(\.1).joined(separator: " | ") + " |",
            "|---|---|" + levels.map { _ in "---|" }.joined(),
        ]
        let names = table.keys.sorted()
        for name in names { lines.append(row(name, table[name]!, levels.map(\.0))) }
        let sums = table.values.reduce(into: [Likeness: Int]()) { sums, counts in sums.merge(counts, uniquingKeysWith: +) }
        lines.append(row("**all**", sums, levels.map(\.0)))
        let different = Dictionary(differences.map { ($0, 1) }, uniquingKeysWith: +).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        if !different.isEmpty { lines += ["", "What is different, the first of each nib:", ""] + different.map { "* \($0.value)× \($0.key)" } }
        return lines.joined(separator: "\n") + "\n"
    }

    private func row(_ name: String, _ counts: [Likeness: Int], _ levels: [Likeness]) -> String {
        "| \(name) | \(counts.values.reduce(0, +)) | " + levels.map { "\(counts[$0] ?? 0)" }.joined(separator: " | ") + " |"
    }

    private func write(_ page: String) throws {
        let file = Corpus.root.appendingPathComponent("Documentation/NibPairs.md")
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" { try page.write(to: file, atomically: true, encoding: .utf8) }
        XCTAssertTrue(try String(contentsOf: file, encoding: .utf8) == page, "run UPDATE_EXPECTED=1 swift test --filter PairsTests")
    }
}
