@testable import TextEngine
import CoreGraphics
import Foundation
import XCTest

final class LineBreakingTests: XCTestCase {
    private func layout(
        _ text: String, width: Double, lines: Int = 0, truncation: ParagraphFormat.LineBreak? = nil, height: Double = .infinity, _ change: (inout ParagraphFormat) -> Void = { _ in }
    ) -> TextLayout {
        var format = ParagraphFormat()
        change(&format)
        return TextLayout(TextSource(text, style: TextStyle(font: .system(size: 17)), format: format), .init(width: width, height: height, maximumLines: lines, truncation: truncation))
    }

    private func texts(_ layout: TextLayout) -> [String] { layout.lines.map { String(decoding: layout.source.units[$0.range], as: UTF16.self) } }

    func test_linesBreakAfterSpaces() {
        XCTAssertEqual(texts(layout("one two three four", width: 75)), ["one two ", "three four"])
    }

    func test_wordsLongerThanTheLineBreakAnywhere() {
        let lines = texts(layout("incomprehensibilities", width: 60))
        XCTAssertGreaterThan(lines.count, 2)
        XCTAssertEqual(lines.joined(), "incomprehensibilities")
    }

    func test_aTextFitsItsOwnWidth() {
        for text in ["Hello World", "A somewhat longer text, with commas.", "iiiiiiiiiiiiiiiiiiii WWWW"] {
            let natural = layout(text, width: 1e7).size.width
            XCTAssertEqual(layout(text, width: Double(natural)).lines.count, 1, text)
        }
    }

    func test_separatorsEndLines() {
        XCTAssertEqual(texts(layout("a\nb\r\nc\u{2029}d\u{2028}e", width: 500)), ["a\n", "b\r\n", "c\u{2029}", "d\u{2028}", "e"])
        XCTAssertEqual(layout("a\n", width: 500).lines.count, 2)
    }

    func test_tailIsCutWithAnEllipsis() {
        let cut = layout("Truncated at the tail", width: 100, lines: 1, truncation: .truncatingTail)
        XCTAssertTrue(cut.isTruncated)
        XCTAssertTrue(cut.lines[0].fragments.last!.isEllipsis)
        XCTAssertLessThanOrEqual(cut.size.width, 100.01)
    }

    func test_headAndMiddle() {
        XCTAssertTrue(layout("Truncated at the head", width: 100, lines: 1, truncation: .truncatingHead).lines[0].fragments.first!.isEllipsis)
        let middle = layout("Truncated in the middle", width: 100, lines: 1, truncation: .truncatingMiddle).lines[0].fragments
        XCTAssertEqual(middle.map(\.isEllipsis), [false, true, false])
    }

    func test_onlyTheLastLineIsCut() {
        let cut = layout("one two three four five six seven", width: 75, lines: 2, truncation: .truncatingTail)
        XCTAssertEqual(cut.lines.map(\.isTruncated), [false, true])
    }

    func test_paragraphsThatDontFitLeaveAnEllipsis() {
        XCTAssertTrue(layout("short\nsecond", width: 200, lines: 1, truncation: .truncatingTail).lines[0].isTruncated)
    }

    func test_heightLimitsLines() {
        let cut = layout("one two three four five six seven eight", width: 75, truncation: .truncatingTail, height: 45)
        XCTAssertEqual(cut.lines.count, 2)
        XCTAssertTrue(cut.isTruncated)
    }

    func test_alignment() {
        let natural = layout("abc", width: 200)
        XCTAssertEqual(natural.lines[0].x, 0)
        XCTAssertEqual(layout("abc", width: 200) { $0.alignment = .center }.lines[0].x, (200 - natural.lines[0].width) / 2, accuracy: 0.01)
        XCTAssertEqual(layout("abc", width: 200) { $0.alignment = .right }.lines[0].x, 200 - natural.lines[0].width, accuracy: 0.01)
        XCTAssertEqual(layout("שלום", width: 200).lines[0].x, 200 - layout("שלום", width: 1e7).lines[0].width, accuracy: 0.01)
    }

    func test_spacingAndIndents() {
        let plain = layout("one two three four", width: 75)
        let spaced = layout("one two three four", width: 75) { $0.lineSpacing = 5 }
        XCTAssertEqual(spaced.size.height, plain.size.height + 5, accuracy: 0.001)
        XCTAssertEqual(layout("abc", width: 200) { $0.firstLineHeadIndent = 12 }.lines[0].x, 12)
        XCTAssertEqual(Double(layout("abc", width: 200) { $0.minimumLineHeight = 40 }.size.height), 40)
        XCTAssertEqual(Double(layout("abc", width: 200) { $0.lineHeightMultiple = 2 }.size.height), 2 * 20.287, accuracy: 0.01)
    }

    func test_mixedDirectionsKeepTheirOrder() {
        let line = layout("abc שלום def", width: 500).lines[0]
        let order = line.fragments.map { $0.range.lowerBound }
        XCTAssertEqual(order, order.sorted())
        let line2 = layout("שלום abc עולם", width: 500).lines[0]
        XCTAssertGreaterThan(line2.fragments.first!.range.lowerBound, line2.fragments.last!.range.lowerBound)
    }

    func test_positionsAndIndexesAgree() {
        let layout = layout("Hello World", width: 500)
        for index in 0...11 {
            let x = layout.x(of: index, in: layout.lines[0])
            XCTAssertEqual(layout.index(at: CGPoint(x: x + 0.01, y: 5)), index)
        }
    }

    /// Anything may be in a string.
    func test_noTextStopsTheProgram() {
        let hostile = ["\u{0}\u{1}\u{7F}", "\u{FFFF}\u{FFFE}", "\u{202E}abc\u{202C}", "\u{200D}\u{200D}\u{FE0F}", "e\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦🏳️‍🌈", "\u{1F1E9}\u{1F1EA}\u{1F1E9}", "\t\t\n\n\t", "\u{FFFC}"]
        for text in hostile {
            for width in [0.0, 1, 10, 1000] {
                for mode in [nil, .truncatingTail, .truncatingHead, .truncatingMiddle, .clipping] as [ParagraphFormat.LineBreak?] { _ = layout(text, width: width, lines: 1, truncation: mode).size }
                _ = layout(text, width: width).size
            }
        }
        let lone = TextSource(units: [0xD800, 0x41, 0xDC00, 0xD83D], styles: [(0..<4, TextStyle(font: .system(size: 12)))], formats: [(0..<4, ParagraphFormat())])
        XCTAssertEqual(TextLayout(lone, .init(width: 100)).lines.count, 1)
    }
}
