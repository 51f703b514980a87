@testable import TextEngine
import Foundation
import XCTest

/// Writing systems beside Latin. Those whose shapes are looked at need a font that has them: skipped where none is installed.
final class ScriptTests: XCTestCase {
    private func paragraph(_ text: String) -> PreparedParagraph {
        let source = TextSource(text, style: TextStyle(font: .system(size: 17)), format: ParagraphFormat())
        return PreparedParagraph(source, 0..<source.units.count)
    }

    private func runs(_ text: String) throws -> [ShapedRun] {
        for scalar in text.unicodeScalars where scalar.value > 0x7F && FontLibrary.shared.fallback(for: scalar.value)?.glyph(for: scalar.value) == nil {
            throw XCTSkip("no font has U+\(String(scalar.value, radix: 16))")
        }
        let runs = paragraph(text).items.compactMap { item -> ShapedRun? in
            if case .run(let run) = item.content { run } else { nil }
        }
        for run in runs { XCTAssertFalse(run.glyphs.contains(0), "a box in \(text)") }
        return runs
    }

    private func first(_ text: String) throws -> ShapedRun {
        let runs = try runs(text)
        return try XCTUnwrap(runs.first)
    }

    private func words(_ text: String) -> [String] {
        let units = Array(text.utf16), allowed = LineBreaks.allowed(units[...])
        var words: [String] = [], start = 0
        for index in units.indices where allowed[index] {
            words.append(String(decoding: units[start...index], as: UTF16.self))
            start = index + 1
        }
        return words
    }

    func testArabicLettersJoin() throws {
        let run = try first("ببب")
        XCTAssertTrue(run.isRightToLeft)
        XCTAssertEqual(run.clusters, [2, 1, 0])
        XCTAssertEqual(Set(run.glyphs).count, 3, "first, middle and last have shapes of their own")
        let alone = try first("ب")
        XCTAssertFalse(run.glyphs.contains(alone.glyphs[0]))
        XCTAssertEqual(try runs("لا").first?.glyphs.count, 1, "lam and alef are one")
    }

    func testHebrewRunsFromTheRight() throws {
        let run = try first("שלום")
        XCTAssertTrue(run.isRightToLeft)
        XCTAssertEqual(run.clusters, [3, 2, 1, 0])
    }

    func testDevanagariIsReordered() throws {
        let vowel = try first("कि"), letter = try first("क")
        XCTAssertEqual(vowel.clusters, [0, 0])
        XCTAssertEqual(vowel.glyphs.last, letter.glyphs[0], "the sign i stands before the letter it is read after")
        XCTAssertEqual(try runs("क्ष").first?.glyphs.count, 1, "ka, virama and ssa are one")
    }

    func testThaiMarksStandAboveTheirLetters() throws {
        let run = try first("ที่")
        XCTAssertGreaterThan(run.advances[0], 0)
        XCTAssertEqual(run.width, try runs("ท")[0].width, accuracy: 0.01)
    }

    func testThaiBreaksBetweenWords() {
        XCTAssertEqual(words("ภาษาไทยเป็นภาษาที่มีระดับเสียง"), ["ภาษา", "ไทย", "เป็น", "ภาษา", "ที่", "มี", "ระดับ", "เสียง"])
    }

    func testChineseAndJapaneseBreakBetweenCharactersButNotBeforeAStop() throws {
        XCTAssertEqual(words("日本語の文。「はい」と"), ["日", "本", "語", "の", "文。", "「は", "い」", "と"])
        XCTAssertEqual(try runs("日本語").first?.glyphs.count, 3)
    }

    /// One font may have both: each is shaped by its own rules.
    func testARunIsOfOneScript() {
        XCTAssertEqual(paragraph("abc कि").items.map(\.range), [0..<4, 4..<6])
        XCTAssertEqual(Set(["a", "é", "я", "日", "の"].map { Script.group(of: $0) }), [0])
        XCTAssertEqual(["1", " ", ".", "\u{301}", "😀"].map { Script.group(of: $0) }, [nil, nil, nil, nil, nil])
        XCTAssertNotEqual(Script.group(of: "ك"), Script.group(of: "क"))
    }
}

private extension Script {
    static func group(of scalar: Unicode.Scalar) -> UInt32? { group(of: scalar.value) }
}
