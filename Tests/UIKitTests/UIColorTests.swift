import UIKit
import XCTest

final class UIColorTests: XCTestCase {
    private func components(_ color: UIColor) -> [Int] {
        var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        XCTAssertTrue(color.getRed(&r, green: &g, blue: &b, alpha: &a))
        return [r, g, b, a].map { Int(($0 * 255).rounded()) }
    }

    func test_systemColoursFollowTheTraits() {
        let light = UITraitCollection(userInterfaceStyle: .light), dark = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(components(UIColor.systemBlue.resolvedColor(with: light)), [0, 122, 255, 255])
        XCTAssertEqual(components(UIColor.systemBlue.resolvedColor(with: dark)), [10, 132, 255, 255])
        XCTAssertEqual(components(UIColor.label.resolvedColor(with: dark)), [255, 255, 255, 255])
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        XCTAssertEqual(components(UIColor.systemBackground.resolvedColor(with: elevated)), [28, 28, 30, 255])
        let contrast = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        XCTAssertEqual(components(UIColor.systemRed.resolvedColor(with: contrast)), [215, 0, 21, 255])
    }

    func test_hueSaturationBrightnessThereAndBack() {
        let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.25)
        var (h, s, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        XCTAssertTrue(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        XCTAssertEqual([h, s, b, a].map { ($0 * 1000).rounded() }, [600, 500, 800, 250])
    }

    func test_equality() {
        XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(UIColor.label, UIColor.label)
        XCTAssertNotEqual(UIColor.label, UIColor.black)
        XCTAssertNotEqual(UIColor.red, UIColor.red.withAlphaComponent(0.5))
    }

    func test_alphaOfDynamicColoursStaysDynamic() {
        let color = UIColor.label.withAlphaComponent(0.5)
        XCTAssertEqual(components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))), [255, 255, 255, 128])
    }

    func test_providersAreAskedWithTheTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        XCTAssertEqual(components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))), [255, 255, 255, 255])
    }

    func test_greysHaveAWhite() {
        var white: CGFloat = 0
        XCTAssertTrue(UIColor.lightGray.getWhite(&white, alpha: nil))
        XCTAssertEqual(white, 2.0 / 3, accuracy: 1e-9)
        XCTAssertFalse(UIColor.red.getWhite(&white, alpha: nil))
    }
}
