import UIKit
import XCTest

final class UIFontTests: XCTestCase {
    /// Sizes of the text styles at the default category, ui-metrics 2.1.
    func test_textStyles() {
        let sizes: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]
        for (style, size) in sizes { XCTAssertEqual(UIFont.preferredFont(forTextStyle: style).pointSize, size) }
        let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: huge).pointSize, 53)
    }

    func test_metricsScaleWithTheCategory() {
        let huge = UITraitCollection(traitsFrom: [UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), UITraitCollection(displayScale: 3)])
        XCTAssertEqual(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: huge).pointSize, 48)
        XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 8, compatibleWith: huge), 22.67, accuracy: 0.01)
        XCTAssertEqual(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: huge).pointSize, 20)
    }

    func test_namesAndTraits() {
        XCTAssertEqual(UIFont.systemFont(ofSize: 17).fontName, ".SFUI-Regular")
        XCTAssertEqual(UIFont.boldSystemFont(ofSize: 17).fontName, ".SFUI-Semibold")
        XCTAssertTrue(UIFont.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits.contains(.traitBold))
        let italic = UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits(.traitItalic)!
        XCTAssertTrue(UIFont(descriptor: italic, size: 0).fontDescriptor.symbolicTraits.contains(.traitItalic))
        XCTAssertEqual(UIFont(descriptor: italic, size: 0).pointSize, 15)
        XCTAssertEqual(UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 12))
    }

    func test_fontsByName() {
        XCTAssertNil(UIFont(name: "NoSuchFontAnywhere", size: 12))
        XCTAssertEqual(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName, "HelveticaNeue-Bold")
        XCTAssertEqual(UIFont(name: "DejaVuSans", size: 12)?.familyName, "DejaVu Sans")
    }

    func test_designs() {
        let mono = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
        XCTAssertEqual("iiii".size(withAttributes: [.font: mono]).width, "WWWW".size(withAttributes: [.font: mono]).width, accuracy: 0.01)
    }

    private func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }

    /// ui-metrics 2.4: San Francisco's advances at 17 points, which are known exactly.
    func test_lettersAreAsWideAsSanFrancisco() {
        let font = UIFont.systemFont(ofSize: 17)
        for (letter, advance) in [("H", 12.1855), ("e", 9.2803), ("l", 3.8682), ("o", 9.6123)] { XCTAssertEqual(width(letter, font), advance, accuracy: 0.06, letter) }
        XCTAssertEqual(width("This is a test string", font), 144.0933, accuracy: 0.5)
        XCTAssertEqual(width("é", font), width("e", font), accuracy: 0.001)
        XCTAssertEqual(width("ıİşğ", font), width("iIsg", font), accuracy: 0.001)
    }

    func test_lettersOfOtherFontsHaveNoTracking() {
        XCTAssertEqual(width("가나다라", .systemFont(ofSize: 10)), 4 * 8.646, accuracy: 0.01)
        XCTAssertEqual(width("가나다라", .systemFont(ofSize: 17)), 1.7 * width("가나다라", .systemFont(ofSize: 10)), accuracy: 0.01)
    }

    /// San Francisco's display shapes are narrower: since iOS 14 they come little by little.
    @MainActor func test_opticalSizes() async {
        func ems(_ size: CGFloat) -> CGFloat { width("nnnnnnnnnn", .systemFont(ofSize: size)) / size }
        XCTAssertGreaterThan(ems(17), ems(28))
        XCTAssertEqual(ems(19.9), ems(20.1), accuracy: 0.2)
        let now = ems(17)
        PlatformMetrics.current = PlatformMetrics(systemVersion: 13)
        defer { PlatformMetrics.current = PlatformMetrics(systemVersion: 18) }
        XCTAssertEqual(ems(17) - now, 0.02, accuracy: 0.001)
        XCTAssertEqual(UIFont.preferredFont(forTextStyle: .title1).pointSize, 28)
    }

    func test_standInsTakeOnTheWidthsOfTheirFonts() throws {
        let (small, large) = (try XCTUnwrap(UIFont(name: "HelveticaNeue", size: 10)), try XCTUnwrap(UIFont(name: "HelveticaNeue", size: 17)))
        XCTAssertEqual(width("Letters", small) / 10, width("Letters", large) / 17, accuracy: 0.001)
        XCTAssertLessThan(width("Letters", try XCTUnwrap(UIFont(name: "GillSans", size: 17))), width("Letters", large))
    }
}
