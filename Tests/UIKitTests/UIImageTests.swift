@testable import UIKit
import XCTest

final class UIImageTests: XCTestCase {
    @MainActor private func square(_ color: UIColor, _ size: CGFloat = 10, scale: CGFloat = 2) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size, height: size / 2))
        }
    }

    @MainActor private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
        guard let cg = image.cgImage, let data = cg.dataProvider?.data else { return [] }
        let at = data.startIndex + y * cg.bytesPerRow + x * 4
        return Array(data[at..<at + 4])
    }

    @MainActor func test_rendererMakesPointsOfItsScale() async {
        let image = square(.red)
        XCTAssertEqual(image.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(image.cgImage?.width, 20)
        XCTAssertEqual(pixel(image, 1, 1), [255, 0, 0, 255])
        XCTAssertEqual(pixel(image, 1, 19), [0, 0, 0, 0])
    }

    @MainActor func test_pngDataComesBack() async throws {
        let again = try XCTUnwrap(UIImage(data: XCTUnwrap(square(.blue).pngData()), scale: 2))
        XCTAssertEqual(again.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(pixel(again, 1, 1), [0, 0, 255, 255])
    }

    @MainActor func test_brokenDataIsNoImage() async {
        XCTAssertNil(UIImage(data: Data("not a picture".utf8)))
        XCTAssertNil(UIImage(contentsOfFile: "/nowhere/at/all.png"))
        XCTAssertNil(UIImage(named: "no such image"))
        XCTAssertNil(UIImage(named: ""))
    }

    @MainActor func test_orientationTurnsTheSize() async {
        let wide = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
        XCTAssertEqual(UIImage(cgImage: wide.cgImage!, scale: wide.scale, orientation: .right).size, CGSize(width: 10, height: 20))
    }

    @MainActor func test_tintColoursWhatIsThere() async {
        let tinted = square(.black).withTintColor(.green, renderingMode: .alwaysOriginal)
        let drawn = UIGraphicsImageRenderer(size: tinted.size).image { _ in tinted.draw(at: .zero) }
        XCTAssertEqual(pixel(drawn, 1, 1), [0, 255, 0, 255])
    }

    @MainActor func test_symbols() async throws {
        let star = try XCTUnwrap(UIImage(systemName: "star.fill"))
        XCTAssertTrue(star.isSymbolImage)
        XCTAssertGreaterThan(star.size.width, 10)
        let large = try XCTUnwrap(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
        XCTAssertGreaterThan(large.size.height, star.size.height * 2)
        XCTAssertNil(UIImage(systemName: "Not A Symbol"))
    }

    @MainActor func testSymbolsAreComposedOfShapes() {
        for name in ["sidebar.leading", "suit.heart.fill", "plus.app.fill", "bell.badge", "play.rectangle.fill", "minus.rectangle", "checkmark.seal.fill", "goforward.10", "text.badge.plus", "moon.stars.fill"] {
            XCTAssertNotNil(SymbolComposition.drawing(name), name)
        }
        XCTAssertEqual(SymbolComposition.drawing("play.rectangle")?.width, 130, "as wide as the rectangle around it")
        for (alias, name) in SymbolShapes.aliases { XCTAssertNotNil(SymbolComposition.drawing(name), "\(alias) is \(name)") }
        XCTAssertNil(SymbolComposition.drawing("nobodys.symbol"))
    }

    @MainActor func test_imageViewTakesTheImagesSize() async {
        let view = UIImageView(image: square(.red))
        XCTAssertEqual(view.frame.size, CGSize(width: 10, height: 10))
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 10, height: 10))
        XCTAssertFalse(view.isUserInteractionEnabled)
        view.image = nil
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    }

    @MainActor func test_imageContextsNest() async {
        XCTAssertNil(UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        XCTAssertNil(UIGraphicsGetCurrentContext())
        XCTAssertEqual(image.map { pixel($0, 0, 0) }, [255, 0, 0, 255])
    }
}
