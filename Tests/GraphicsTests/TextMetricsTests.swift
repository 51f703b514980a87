@testable import TextEngine
import CoreGraphics
import Foundation
import XCTest

final class TextMetricsTests: XCTestCase {
    private func width(_ text: String, _ size: Double) -> Double {
        Double(TextLayout(TextSource(text, style: TextStyle(font: .system(size: size))), .init(width: 1e7)).size.width)
    }

    /// Published line heights of the system font, ui-metrics 2.3.
    func test_lineHeights() {
        let published: [(Double, Double)] = [(8, 9.547), (11, 13.127), (12, 14.32), (13, 15.514), (15, 17.9), (17, 20.287), (20, 23.867), (22, 26.254), (28, 33.414), (34, 40.574)]
        for (size, height) in published { XCTAssertEqual(Font.system(size: size).lineHeight, height, accuracy: 0.001, "\(size) pt") }
        let font = Font.system(size: 17)
        XCTAssertEqual(font.ascender, 16.1865234375, accuracy: 1e-9)
        XCTAssertEqual(font.descender, -4.1005859375, accuracy: 1e-9)
        XCTAssertEqual(font.capHeight, 11.97802734375, accuracy: 1e-9)
        XCTAssertEqual(font.xHeight, 8.9482421875, accuracy: 1e-9)
    }

    /// Published widths of labels, ui-metrics 2.4, with the stand-in font: within 2 %.
    func test_widthsComeNearSanFranciscos() {
        let published: [(String, Double, Double)] = [
            ("This is a test string", 17, 144.09), ("Hello", 17, 38.81), ("Label", 17, 41.75), ("Subtitle", 12, 43.75), ("Second Label", 17, 104.25),
            ("Hello World", 17, 88.25), ("First Name", 17, 82.75), ("No data is available.", 17, 151.25), ("Camera Unavailable", 17, 151.75), ("Camera Unavailable", 24, 207.75),
        ]
        for (text, size, width) in published { XCTAssertEqual(self.width(text, size), width, accuracy: width * 0.02, "\(text) \(size)") }
    }

    func test_monospacedDigitsAreEquallyWide() {
        let font = Font.system(size: 17, hasMonospacedDigits: true)
        let width = { (text: String) in Double(TextLayout(TextSource(text, style: TextStyle(font: font)), .init(width: 1e7)).size.width) }
        XCTAssertEqual(width("111"), width("888"), accuracy: 0.001)
    }

    func test_emptyTextIsOneLineHigh() {
        let layout = TextLayout(TextSource("", style: TextStyle(font: .system(size: 17))), .init(width: 100))
        XCTAssertEqual(layout.lines.count, 1)
        XCTAssertEqual(Double(layout.size.height), 20.287, accuracy: 0.001)
    }

    /// The system font and fonts that aren't installed have stand-ins, whose widths come near: what fits on iOS isn't cut for the difference.
    func test_standInsFitWhereTheOriginalDoes() {
        var another = Font.system(size: 24).key
        another.standsForAnother = true
        for (font, share) in [(Font.system(size: 31), 0.975), (Font.font(another), 0.92)] {
            let source = TextSource("Ask Me Anything...", style: TextStyle(font: font))
            let natural = TextLayout(source, .init(width: 1e7)).size
            for lines in [1, 0] {
                let layout = { TextLayout(source, .init(width: natural.width * $0, height: natural.height, maximumLines: lines, truncation: .truncatingTail)) }
                XCTAssertFalse(layout(share).isTruncated, "\(share) \(lines)")
                XCTAssertEqual(layout(share).size.height, natural.height, "\(share) \(lines)")
                XCTAssertLessThanOrEqual(layout(share).size.width, natural.width * share + 0.01)
                XCTAssertTrue(layout(0.8).isTruncated, "\(share) \(lines)")
            }
        }
    }

    func test_fontsOfFilesHaveNoTolerance() throws {
        let font = Font.file(try XCTUnwrap(FontLibrary.shared.face(family: "DejaVu Sans", weight: 400, isItalic: false)), size: 20)
        let source = TextSource("Ask Me Anything...", style: TextStyle(font: font))
        let natural = TextLayout(source, .init(width: 1e7)).size.width
        XCTAssertTrue(TextLayout(source, .init(width: natural - 0.5, maximumLines: 1, truncation: .truncatingTail)).isTruncated)
    }
}
