@testable import TextEngine
import Foundation
import XCTest

/// Unicode's own tests, from where Debian's package `unicode-data` puts them or `UNICODE_DATA` says they are; skipped without them.
final class UnicodeTruthTests: XCTestCase {
    private func lines(of file: String) throws -> (version: String, lines: [Substring]) {
        let folder = ProcessInfo.processInfo.environment["UNICODE_DATA"] ?? "/usr/share/unicode"
        guard let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) else { throw XCTSkip("no \(folder)/\(file): install unicode-data") }
        let lines = text.split(separator: "\n")
        let version = lines.first?.firstMatch(of: /-(\d+\.\d+\.\d+)\.txt/).map { String($0.1) } ?? ""
        return (version, lines.filter { !$0.hasPrefix("#") })
    }

    private func fields(_ text: Substring) -> [Substring] { text.split { $0 == " " || $0 == "\t" } }

    private func scalar(_ text: Substring) -> Unicode.Scalar { UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}" }

    // MARK: Line breaks

    /// What Unicode 15.1 and 16 changed, by characters that a changed line has: hyphens that begin a word (LB20a), commas and full stops before
    /// digits (LB25), quotation marks (LB15a–d, LB19a).
    private static let changed: Set<Unicode.Scalar> = ["-", ",", ".", "\"", "«", "»"]

    func testLinesBreakWhereUnicodeSays() throws {
        let (version, lines) = try lines(of: "auxiliary/LineBreakTest.txt")
        var wrong: [Substring] = []
        for line in lines {
            var units: [UInt16] = [], expected: [Bool] = [], scalars: Set<Unicode.Scalar> = []
            for token in fields(line.prefix { $0 != "#" }).dropFirst() {
                if token == "÷" || token == "×" {
                    expected[expected.count - 1] = token == "÷"
                } else {
                    scalars.insert(scalar(token))
                    for unit in UTF16.encode(scalar(token))! {
                        units.append(unit)
                        expected.append(false)
                    }
                }
            }
            guard LineBreaks.allowed(units[...]) != expected else { continue }
            if version.hasPrefix("15.0") || version.hasPrefix("14"), !scalars.isDisjoint(with: Self.changed) { wrong.append(line) } else { XCTFail("\(line)") }
        }
        XCTAssertGreaterThan(lines.count, 7000)
        XCTAssertLessThanOrEqual(wrong.count, 31, "of Unicode \(version)")
    }

    // MARK: Order of mixed text

    private static let samples: [Substring: Unicode.Scalar] = [
        "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "0", "ES": "+", "ET": "#", "AN": "\u{660}", "CS": ",", "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t",
        "WS": " ", "ON": "!", "LRE": "\u{202A}", "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}", "LRI": "\u{2066}", "RLI": "\u{2067}",
        "FSI": "\u{2068}", "PDI": "\u{2069}",
    ]

    /// - Parameters:
    ///   - levels: `x` for characters that rule X9 removes.
    ///   - order: places of the others from left to right.
    private func agrees(_ scalars: [Unicode.Scalar], _ base: Bidi.Base, _ levels: [Substring], _ order: [Int]) -> Bool {
        var units: [UInt16] = [], firsts: [Int] = []
        for scalar in scalars {
            firsts.append(units.count)
            units += Array(UTF16.encode(scalar)!)
        }
        let found = Bidi.levels(units[...], base: base).levels
        let kept = levels.indices.filter { levels[$0] != "x" }
        return kept.allSatisfy { UInt8(levels[$0]) == found[firsts[$0]] } && Bidi.visualOrder(kept.map { found[firsts[$0]] }).map { kept[$0] } == order
    }

    func testClassesAreOrderedAsUnicodeSays() throws {
        var levels: [Substring] = [], order: [Int] = [], checked = 0, wrong = 0
        for line in try lines(of: "BidiTest.txt").lines {
            if line.hasPrefix("@Levels:") {
                levels = fields(line.dropFirst(8))
            } else if line.hasPrefix("@Reorder:") {
                order = fields(line.dropFirst(9)).compactMap { Int($0) }
            } else if !line.hasPrefix("@") {
                let parts = line.split(separator: ";"), scalars = fields(parts[0]).compactMap { Self.samples[$0] }
                let bases = Int(parts[1].trimmingCharacters(in: .whitespaces), radix: 16) ?? 0
                for (bit, base) in [(1, Bidi.Base.natural), (2, .leftToRight), (4, .rightToLeft)] where bases & bit != 0 {
                    checked += 1
                    if !agrees(scalars, base, levels, order) { wrong += 1 }
                }
            }
        }
        XCTAssertGreaterThan(checked, 700_000)
        XCTAssertEqual(wrong, 0)
    }

    func testCharactersAreOrderedAsUnicodeSays() throws {
        let lines = try lines(of: "BidiCharacterTest.txt").lines
        var wrong = 0
        for line in lines {
            let parts = line.split(separator: ";", omittingEmptySubsequences: false)
            let base: Bidi.Base = parts[1] == "0" ? .leftToRight : parts[1] == "1" ? .rightToLeft : .natural
            if !agrees(fields(parts[0]).map(scalar), base, fields(parts[3]), fields(parts[4]).compactMap { Int($0) }) { wrong += 1 }
        }
        XCTAssertGreaterThan(lines.count, 90_000)
        XCTAssertEqual(wrong, 0)
    }
}
