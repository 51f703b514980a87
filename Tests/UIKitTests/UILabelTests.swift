import UIKit
import XCTest

final class UILabelTests: XCTestCase {
    @MainActor private func label(_ text: String, _ size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    @MainActor func test_defaults() async {
        let label = UILabel()
        XCTAssertEqual(label.font, .systemFont(ofSize: 17))
        XCTAssertEqual(label.textColor, .label)
        XCTAssertEqual(label.numberOfLines, 1)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(label.textAlignment, .natural)
        XCTAssertEqual(label.shadowOffset, CGSize(width: 0, height: -1))
        XCTAssertFalse(label.isUserInteractionEnabled)
        XCTAssertTrue(label.isEnabled)
    }

    /// One-line labels at @3x, ui-metrics 2.3: within 2 %.
    @MainActor func test_heightsOfOneLine() async {
        let published: [(CGFloat, CGFloat)] = [(10, 12), (11, 13.333), (12, 14.333), (13, 15.667), (15, 18), (17, 20.333), (20, 24), (22, 26.333), (28, 33.667), (34, 40.667)]
        for (size, height) in published {
            let label = label("Label", size)
            label.contentScaleFactor = 3
            XCTAssertEqual(label.intrinsicContentSize.height, height, accuracy: 0.01, "\(size) pt")
        }
    }

    /// Lines of a text style follow at its leading; heights that Interface Builder wrote at @2x.
    @MainActor func test_textStylesKeepTheirLeadingBetweenLines() async {
        let published: [(UIFont.TextStyle, Int, CGFloat)] = [(.body, 1, 20.5), (.body, 2, 42.5), (.subheadline, 2, 38), (.caption1, 3, 46.5), (.caption1, 5, 78.5)]
        for (style, lines, height) in published {
            let label = label(Array(repeating: "Label", count: lines).joined(separator: "\n"), lines: 0)
            label.font = .preferredFont(forTextStyle: style)
            label.contentScaleFactor = 2
            XCTAssertEqual(label.intrinsicContentSize.height, height, "\(lines) of \(style.rawValue)")
        }
    }

    @MainActor func test_emptyLabelsHaveNoSize() async {
        XCTAssertEqual(UILabel().intrinsicContentSize, .zero)
        XCTAssertEqual(label("").intrinsicContentSize, .zero)
    }

    @MainActor func test_condensedFacesAreNarrow() async {
        let plain = label("LGW"), condensed = label("LGW")
        plain.font = UIFont(name: "HelveticaNeue-Bold", size: 43)
        condensed.font = UIFont(name: "HelveticaNeue-CondensedBold", size: 43)
        XCTAssertEqual(condensed.intrinsicContentSize.width / plain.intrinsicContentSize.width, 0.82, accuracy: 0.03)
    }

    @MainActor func test_linesBreakAtThePreferredWidth() async {
        let label = label("one two three four five six seven", lines: 0)
        label.contentScaleFactor = 2
        label.preferredMaxLayoutWidth = 80
        XCTAssertLessThanOrEqual(label.intrinsicContentSize.width, 80)
        XCTAssertEqual(label.intrinsicContentSize.height, 81.5)
        label.numberOfLines = 2
        XCTAssertEqual(label.intrinsicContentSize.height, 41)
    }

    @MainActor func test_sizeThatFits() async {
        let label = label("one two three four five six seven", lines: 0)
        XCTAssertGreaterThan(label.sizeThatFits(CGSize(width: 80, height: 1000)).height, 60)
        XCTAssertEqual(label.sizeThatFits(.zero), label.intrinsicContentSize)
    }

    @MainActor func test_attributedTextSetsTheLabelsLooks() async {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "abc", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red])
        XCTAssertEqual(label.text, "abc")
        XCTAssertEqual(label.font.pointSize, 20)
        XCTAssertEqual(label.textColor, .red)
        label.text = "plain"
        XCTAssertEqual(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    }

    @MainActor func test_textRectIsCentredUpright() async {
        let rect = label("abc").textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 100), limitedToNumberOfLines: 1)
        XCTAssertEqual(rect.midY, 50, accuracy: 0.5)
        XCTAssertEqual(rect.minX, 0)
    }

    @MainActor func test_drawsDarkPixelsWhereTheTextIs() async throws {
        let label = label("Hello")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        label.backgroundColor = .white
        label.textColor = .black
        let image = UIGraphicsImageRenderer(size: label.bounds.size).image { label.layer.render(in: $0.cgContext) }
        let data = try XCTUnwrap(image.cgImage?.dataProvider?.data)
        let width = try XCTUnwrap(image.cgImage?.width), scale = Int(image.scale)
        let darkest = { (points: Range<Int>) in
            (0..<30 * scale).flatMap { y in (points.lowerBound * scale..<points.upperBound * scale).map { x in data[data.startIndex + (y * width + x) * 4] } }.min()!
        }
        XCTAssertLessThan(darkest(0..<40), 60)
        XCTAssertEqual(darkest(60..<100), 255)
    }

    /// Pixels beyond aren't drawn again when a label changes.
    @MainActor func test_lettersStayWithinTheirReach() async throws {
        let letters = String((33..<127).map { Character(UnicodeScalar($0)) })
        for font in [UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 34), .italicSystemFont(ofSize: 17), .systemFont(ofSize: 60, weight: .black), .monospacedSystemFont(ofSize: 13, weight: .regular)] {
            for text in [letters, "Jf|fy", "ÅÇ", "W/_"] {
                let label = label(text)
                label.font = font
                label.frame = CGRect(origin: CGPoint(x: 100, y: 100), size: label.intrinsicContentSize)
                let size = CGSize(width: label.frame.maxX + 100, height: label.frame.maxY + 100), reach = label.reach.offsetBy(dx: 100, dy: 100)
                let image = UIGraphicsImageRenderer(size: size, format: .init(for: UITraitCollection(displayScale: 1))).image {
                    $0.cgContext.translateBy(x: 100, y: 100)
                    label.drawDirectly(in: $0.cgContext)
                }
                let data = try XCTUnwrap(image.cgImage?.dataProvider?.data), width = try XCTUnwrap(image.cgImage?.width), height = try XCTUnwrap(image.cgImage?.height)
                var drawn = 0
                for y in 0..<height {
                    for x in 0..<width where data[data.startIndex + (y * width + x) * 4 + 3] > 0 {
                        drawn += 1
                        guard reach.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) else { return XCTFail("\(text) in \(font): drawn at \(x), \(y), outside of \(reach)") }
                    }
                }
                XCTAssertGreaterThan(drawn, 10, "\(text) in \(font)")
            }
        }
    }
}
