import CoreImage
import UIKit
import XCTest

/// Pixels that filters make.
final class ImageFilterTests: XCTestCase {
    private let red = CIColor(red: 1, green: 0, blue: 0), blue = CIColor(red: 0, green: 0, blue: 1)

    private func field(_ color: CIColor, _ width: CGFloat = 8, _ height: CGFloat = 8) -> CIImage { CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: width, height: height)) }

    /// Red, green, blue and alpha of one pixel, counted from the lower left corner.
    private func pixel(_ image: CIImage?, _ x: Int = 0, _ y: Int = 0) throws -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext().render(try XCTUnwrap(image), toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        return bytes
    }

    private func filtered(_ name: String, _ image: CIImage, _ values: [String: Any] = [:]) -> CIImage { image.applyingFilter(name, parameters: values) }

    func testColors() throws {
        XCTAssertEqual(try pixel(filtered("CIColorInvert", field(red))), [0, 255, 255, 255])
        XCTAssertEqual(try pixel(filtered("CIColorControls", field(red), [kCIInputSaturationKey: 0])), [54, 54, 54, 255])
        XCTAssertEqual(try pixel(filtered("CISepiaTone", field(CIColor(red: 1, green: 1, blue: 1)), [kCIInputIntensityKey: 1.0])), [255, 255, 239, 255])
        XCTAssertEqual(try pixel(filtered("CISepiaTone", field(red), [kCIInputIntensityKey: 0])), [255, 0, 0, 255])
        XCTAssertEqual(try pixel(filtered("CIPhotoEffectMono", field(CIColor(red: 0, green: 1, blue: 0)))), [182, 182, 182, 255])
        XCTAssertEqual(try pixel(filtered("CIHueAdjust", field(red), [kCIInputAngleKey: 2 * Double.pi])), [255, 0, 0, 255])
        XCTAssertEqual(try pixel(filtered("CIColorMatrix", field(red), ["inputGVector": CIVector(x: 0.5, y: 0, z: 0, w: 0)])), [255, 128, 0, 255])
    }

    func testBlurSpreadsAnEdge() throws {
        let halves = field(red, 20, 20).composited(over: field(blue, 40, 20)), blurred = filtered("CIGaussianBlur", halves.clampedToExtent(), [kCIInputRadiusKey: 3])
        let middle = try pixel(blurred, 20, 10)
        XCTAssertEqual(Double(middle[0]), 110, accuracy: 30)
        XCTAssertEqual(Double(middle[2]), 145, accuracy: 30)
        XCTAssertEqual(try pixel(blurred, 2, 10), [255, 0, 0, 255])
        XCTAssertEqual(filtered("CIGaussianBlur", halves, [kCIInputRadiusKey: 3]).extent, CGRect(x: -9, y: -9, width: 58, height: 38))
    }

    func testPixellatedPixelsAreOfOneColor() throws {
        let halves = field(red, 3, 16).composited(over: field(blue, 16, 16)), big = filtered("CIPixellate", halves, [kCIInputScaleKey: 8, kCIInputCenterKey: CIVector(x: 0, y: 0)])
        XCTAssertEqual(try pixel(big, 0, 0), try pixel(big, 7, 7))
        XCTAssertEqual(try pixel(big, 0, 0), [0, 0, 255, 255])
    }

    func testGeometry() throws {
        let moved = field(red).transformed(by: CGAffineTransform(translationX: 5, y: 6))
        XCTAssertEqual(moved.extent, CGRect(x: 5, y: 6, width: 8, height: 8))
        XCTAssertEqual(try pixel(moved, 4, 7), [0, 0, 0, 0])
        XCTAssertEqual(try pixel(moved, 6, 7), [255, 0, 0, 255])
        XCTAssertEqual(field(red, 4, 2).oriented(.right).extent, CGRect(x: 0, y: 0, width: 2, height: 4))
        // Turned to the right, what was at the left is at the top.
        let sides = field(red, 1, 1).composited(over: field(blue, 4, 1)).oriented(.right)
        XCTAssertEqual(try pixel(sides, 0, 3), [255, 0, 0, 255])
        XCTAssertTrue(CIImage(color: red).extent.isInfinite)
        XCTAssertEqual(filtered("CICrop", field(red), ["inputRectangle": CIVector(cgRect: CGRect(x: 2, y: 2, width: 3, height: 3))]).extent, CGRect(x: 2, y: 2, width: 3, height: 3))
    }

    func testMasksAndBlends() throws {
        let mask = field(CIColor(red: 1, green: 1, blue: 1), 4, 8).composited(over: field(CIColor(red: 0, green: 0, blue: 0)))
        let blend = CIFilter.blendWithMask()
        (blend.inputImage, blend.backgroundImage, blend.maskImage) = (field(red), field(blue), mask)
        XCTAssertEqual(try pixel(blend.outputImage, 1, 1), [255, 0, 0, 255])
        XCTAssertEqual(try pixel(blend.outputImage, 6, 1), [0, 0, 255, 255])
        let multiply = CIFilter.multiplyBlendMode()
        (multiply.inputImage, multiply.backgroundImage) = (field(red), field(CIColor(red: 0.5, green: 0.5, blue: 0.5)))
        XCTAssertEqual(try pixel(multiply.outputImage), [128, 0, 0, 255])
    }

    func testGradients() throws {
        let gradient = CIFilter.linearGradient()
        (gradient.point0, gradient.point1, gradient.color0, gradient.color1) = (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), red, blue)
        XCTAssertEqual(try pixel(gradient.outputImage, -10, 4), [255, 0, 0, 255])
        XCTAssertEqual(try pixel(gradient.outputImage, 200, 4), [0, 0, 255, 255])
        XCTAssertEqual(try pixel(gradient.outputImage, 49, 4), [129, 0, 126, 255])
        let ring = CIFilter.radialGradient()
        (ring.center, ring.radius0, ring.radius1) = (CGPoint(x: 50, y: 50), 10, 20)
        XCTAssertEqual(try pixel(ring.outputImage, 50, 50), [255, 255, 255, 255])
        XCTAssertEqual(try pixel(ring.outputImage, 50, 90), [0, 0, 0, 255])
    }

    /// The code of "HELLO" in version 1: finder patterns at three corners, the dark module, the timing.
    @MainActor func testAQRCode() async throws {
        let code = CIFilter.qrCodeGenerator()
        code.message = Data("HELLO".utf8)
        let image = try XCTUnwrap(code.outputImage)
        XCTAssertEqual(image.extent.size, CGSize(width: 23, height: 23))
        func isDark(_ x: Int, _ y: Int) throws -> Bool { try pixel(image, x + 1, 21 - y)[0] == 0 }
        for (x, y) in [(0, 0), (14, 0), (0, 14)] {
            XCTAssertTrue(try isDark(x, y) && isDark(x + 6, y + 6) && isDark(x + 3, y + 3))
            XCTAssertFalse(try isDark(x + 1, y + 1))
        }
        XCTAssertTrue(try isDark(8, 13))
        XCTAssertEqual(try (8...12).map { try isDark($0, 6) }, [true, false, true, false, true])
        let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        XCTAssertEqual(large.extent.size, CGSize(width: 230, height: 230))
        XCTAssertEqual(UIImage(ciImage: large).size, CGSize(width: 230, height: 230))
        code.message = Data(repeating: 65, count: 3000)
        XCTAssertNil(code.outputImage)
    }

    func testABarCode() throws {
        let code = try XCTUnwrap(CIFilter(name: "CICode128BarcodeGenerator"))
        code.setValue(Data("A".utf8), forKey: "inputMessage")
        let image = try XCTUnwrap(code.outputImage)
        // Start, one character, check, stop; ten modules of quiet at either side.
        XCTAssertEqual(image.extent.size, CGSize(width: 10 + 3 * 11 + 13 + 10, height: 32))
        // Start B is 2 1 1 2 1 4.
        XCTAssertEqual(try (10..<21).map { try pixel(image, $0)[0] == 0 }, [true, true, false, true, false, false, true, false, false, false, false])
        code.setValue(Data("é".utf8), forKey: "inputMessage")
        XCTAssertNil(code.outputImage)
    }

    func testNames() {
        XCTAssertNil(CIFilter(name: "CINoSuchFilter"))
        XCTAssertEqual(CIFilter.localizedName(forFilterName: "CISepiaTone"), "Sepia Tone")
        XCTAssertTrue(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIGaussianBlur"))
        XCTAssertFalse(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CISepiaTone"))
        XCTAssertEqual(CIFilter(name: "CISepiaTone")?.inputKeys, [kCIInputImageKey, kCIInputIntensityKey])
        XCTAssertEqual(CIFilter(name: "CIQRCodeGenerator")?.inputKeys.contains(kCIInputImageKey), false)
    }

    @MainActor func testAPictureGoesThroughUnchanged() async throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: { $0.scale = 1; return $0 }(UIGraphicsImageRendererFormat())).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        let image = try XCTUnwrap(CIImage(image: picture))
        XCTAssertEqual(try pixel(image, 1, 1), [0, 255, 0, 255])
        XCTAssertEqual(try pixel(image, 1, 0), [0, 0, 0, 0])
        XCTAssertNotNil(CIContext().createCGImage(image, from: image.extent))
        let cropped = try XCTUnwrap(CIContext().createCGImage(image, from: CGRect(x: 0, y: 1, width: 2, height: 1)))
        XCTAssertEqual([cropped.width, cropped.height], [2, 1])
    }
}
