@testable import CoreGraphics
import Foundation
import XCTest

final class ImageFileTests: XCTestCase {
    private func sample() -> Bitmap {
        let bitmap = Bitmap(width: 37, height: 23)
        for y in 0..<23 {
            for x in 0..<37 { bitmap.row(y)[x] = PixelFormat.packed(UInt32(x * 6), UInt32(y * 10), 90, x % 3 == 0 ? 255 : 128, true) }
        }
        return bitmap
    }

    func test_pngComesBackAsItWas() throws {
        let bitmap = sample()
        let again = try XCTUnwrap(PNGCoder.decode(XCTUnwrap(PNGCoder.encode(bitmap))))
        XCTAssertEqual([again.width, again.height], [37, 23])
        for y in 0..<23 {
            for x in 0..<37 {
                XCTAssertEqual(again[x, y].alpha, bitmap[x, y].alpha)
                XCTAssertEqual(Int(again[x, y].red), Int(bitmap[x, y].red), accuracy: 1)
                XCTAssertEqual(Int(again[x, y].green), Int(bitmap[x, y].green), accuracy: 1)
            }
        }
    }

    func test_opaquePngLosesNothing() throws {
        let bitmap = Bitmap(width: 5, height: 4)
        for y in 0..<4 { for x in 0..<5 { bitmap.row(y)[x] = 0xFF00_0000 | UInt32(x * 50) << 16 | UInt32(y * 60) << 8 | 7 } }
        let again = try XCTUnwrap(PNGCoder.decode(XCTUnwrap(PNGCoder.encode(bitmap))))
        for y in 0..<4 { for x in 0..<5 { XCTAssertEqual(again.row(y)[x], bitmap.row(y)[x]) } }
    }

    func test_jpegComesBackAlike() throws {
        let bitmap = Bitmap(width: 64, height: 64)
        bitmap.fill(CGRect(x: 0, y: 0, width: 64, height: 64), with: 0xFF20_80C0)
        let again = try XCTUnwrap(JPEGCoder.decode(XCTUnwrap(JPEGCoder.encode(bitmap, quality: 0.9))))
        XCTAssertEqual(Int(again[32, 32].red), 0x20, accuracy: 4)
        XCTAssertEqual(Int(again[32, 32].blue), 0xC0, accuracy: 4)
    }

    func test_gifWithOnePixel() throws {
        let bytes: [UInt8] = [
            0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
        ]
        let decoded = try XCTUnwrap(ImageFile.decode(Data(bytes)))
        XCTAssertEqual(decoded.frames[0].bitmap[0, 0].red, 255)
    }

    /// Cut at any byte, a file is no picture or a shorter one; it never stops the program.
    func test_brokenFilesAreNoPictures() throws {
        let png = try XCTUnwrap(PNGCoder.encode(sample()))
        for length in stride(from: 0, to: png.count - 13, by: 7) { XCTAssertNil(PNGCoder.decode(png.prefix(length))) }
        let jpeg = try XCTUnwrap(JPEGCoder.encode(sample(), quality: 0.5))
        for length in stride(from: 0, to: jpeg.count, by: 11) { _ = JPEGCoder.decode(jpeg.prefix(length)) }
        var noise = SystemRandomNumberGenerator()
        for head in [[0x47, 0x49, 0x46, 0x38], [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF]] as [[UInt8]] {
            for _ in 0..<50 { _ = ImageFile.decode(Data(head + (0..<200).map { _ in UInt8.random(in: 0...255, using: &noise) })) }
        }
    }

    func test_croppingCountsFromTheTop() throws {
        let image = CGImage(bitmap: sample())
        let part = try XCTUnwrap(image.cropping(to: CGRect(x: 30, y: 20, width: 100, height: 100)))
        XCTAssertEqual([part.width, part.height], [7, 3])
        XCTAssertEqual(part.bitmap.row(0)[0], image.bitmap.row(20)[30])
        XCTAssertNil(image.cropping(to: CGRect(x: 100, y: 0, width: 5, height: 5)))
    }

    func test_providersBytesAreInTheImagesLayout() throws {
        let image = CGImage(bitmap: sample())
        XCTAssertEqual(image.bytesPerRow, 37 * 4)
        XCTAssertEqual(image.alphaInfo, .premultipliedLast)
        let data = try XCTUnwrap(image.dataProvider?.data)
        XCTAssertEqual(data[data.startIndex + 3], 255)
        XCTAssertEqual(data.count, 37 * 23 * 4)
    }
}
