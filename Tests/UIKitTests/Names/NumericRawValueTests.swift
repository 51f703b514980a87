import UIKit
import XCTest

/// Constants that apps reckon with, and the order of those that are compared.
final class NumericRawValueTests: XCTestCase {
    func testPrioritiesAndLevels() {
        XCTAssertEqual((UILayoutPriority.required - 1).rawValue, 999)
        var priority = UILayoutPriority.defaultLow
        priority += 1
        XCTAssertEqual(priority.rawValue, 251)
        XCTAssertLessThan(UILayoutPriority.defaultLow, .defaultHigh)
        XCTAssertEqual((UIWindow.Level.alert + 1).rawValue, 2001)
        XCTAssertGreaterThan(UIWindow.Level.statusBar, .normal)
        XCTAssertLessThan(UIFont.Weight.light, .bold)
    }

    func testContentSizesAndOrientations() {
        XCTAssertLessThan(UIContentSizeCategory.small, .extraLarge)
        XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        XCTAssertTrue(UIDeviceOrientation.landscapeLeft.isLandscape)
        XCTAssertTrue(UIDeviceOrientation.faceUp.isFlat)
        XCTAssertFalse(UIDeviceOrientation.faceUp.isValidInterfaceOrientation)
        XCTAssertTrue(UIInterfaceOrientation.portraitUpsideDown.isPortrait)
    }

    func testWeightsOfSymbolsAndFonts() {
        XCTAssertEqual(UIFont.Weight.semibold.symbolWeight(), .semibold)
        XCTAssertEqual(UIFont.Weight(0.41).symbolWeight(), .bold)
        XCTAssertEqual(UIImage.SymbolWeight.heavy.fontWeight(), .heavy)
    }
}
