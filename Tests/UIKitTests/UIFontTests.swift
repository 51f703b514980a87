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
}
