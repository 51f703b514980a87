@testable import CoreGraphics
import Foundation
import XCTest

/// Files that are cut, changed or lie: they are read as far as that goes, or not at all, and nothing stops the program.
final class BrokenFileTests: XCTestCase {
    private let bitmap: Bitmap = {
        let bitmap = Bitmap(width: 33, height: 9)
        for y in 0..<9 { for x in 0..<33 { bitmap.row(y)[x] = 0xFF00_0000 | UInt32(x * 7) << 16 | UInt32(y * 20) << 8 | UInt32(x * y & 255) } }
        return bitmap
    }()

    /// Two frames of four pixels with a table of four colours.
    private let gif = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x91, 0, 0, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
        + [0x21, 0xF9, 4, 8, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x44, 0x02, 0x05, 0, 0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 3, 0x44, 0x02, 0x05, 0, 0x3B]

    private func check(_ file: [UInt8]) {
        for length in 0..<file.count { _ = ImageFile.decode(Data(file[..<length])) }
        for place in file.indices {
            for change in [0x01, 0x80, 0xFF] as [UInt8] {
                var changed = file
                changed[place] ^= change
                _ = ImageFile.decode(Data(changed))
            }
        }
    }

    func testPNG() throws {
        let file = Array(try XCTUnwrap(PNGCoder.encode(bitmap)))
        XCTAssertEqual(ImageFile.decode(Data(file))?.frames.first?.width, 33)
        check(file)
    }

    func testJPEG() throws {
        let file = Array(try XCTUnwrap(JPEGCoder.encode(bitmap, quality: 0.5)))
        XCTAssertEqual(ImageFile.decode(Data(file))?.frames.first?.width, 33)
        check(file)
        // An Exif block shorter than its own head.
        check([0xFF, 0xD8, 0xFF, 0xE1, 0, 2] + Array("Exif".utf8) + [0, 0, 0x49, 0x49] + Array(file.dropFirst(2)))
    }

    func testGIF() {
        XCTAssertEqual(ImageFile.decode(Data(gif))?.frames.count, 2)
        check(gif)
        var huge = gif
        for place in 6..<10 { huge[place] = 0xFF }
        XCTAssertNil(ImageFile.decode(Data(huge)), "sixteen gigabytes of pixels")
    }

    // MARK: PDF

    private func draw(_ objects: [String], content: String) {
        var text = "%PDF-1.4\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n2 0 obj <</Type /Pages /Kids [3 0 R 2 0 R 2 0 R] /Count 1>> endobj\n"
        text += "3 0 obj <</Type /Page /MediaBox [0 0 20 20] /Rotate 99999999999 /Contents 4 0 R /Resources 5 0 R>> endobj\n"
        text += "4 0 obj <</Length \(content.utf8.count)>> stream\n\(content)\nendstream endobj\n" + objects.joined(separator: "\n")
        guard let provider = CGDataProvider(data: Data(text.utf8)), let page = CGPDFDocument(provider)?.page(at: 1) else { return XCTFail("no page") }
        let context = CGContext(bitmap: Bitmap(width: 20, height: 20), flippedScale: 1)
        _ = page.rotationAngle
        context.drawPDFPage(page)
        context.flush()
    }

    func testNumbersBeyondAll() {
        draw(["5 0 obj <</XObject <</A 6 0 R>>>> endobj", "6 0 obj <</Subtype /Image /Width 1e30 /Height inf /BitsPerComponent 8 /Length 99999999999999999999>> stream\nabc\nendstream endobj"],
             content: "99999999999999999999 J 1e400 j nan w inf 0 0 0 99999999999999999999 0 cm 0 0 m 99999999999999999999 99999999999999999999 l S /A Do 12345678901234567890 0 R")
    }

    func testFormsThatDrawThemselvesEnd() {
        draw(["5 0 obj <</XObject <</A 6 0 R>>>> endobj", "6 0 obj <</Subtype /Form /Resources 5 0 R /Length 30>> stream\n/A Do /A Do /A Do /A Do /A Do \nendstream endobj"], content: "/A Do Q Q Q")
    }

    func testFunctionsOfThemselvesAreNone() {
        draw(["5 0 obj <</Shading <</A 6 0 R>>>> endobj", "6 0 obj <</ShadingType 2 /Coords [0 0 20 20] /Domain [9 -9] /Function 7 0 R>> endobj",
              "7 0 obj <</FunctionType 3 /Domain [9 -9] /Bounds [1 0] /Encode [] /Functions [7 0 R 7 0 R 7 0 R 7 0 R 8 0 R]>> endobj",
              "8 0 obj <</FunctionType 0 /Size [99999999999999999999] /Range [0 1] /BitsPerSample 8 /Length 1>> stream\nA\nendstream endobj"], content: "/A sh")
    }

    func testObjectStreamsThatLie() {
        draw(["5 0 obj <</Type /ObjStm /N -3 /First 4 /Length 5>> stream\n1 0 2\nendstream endobj",
              "6 0 obj <</Type /ObjStm /N 3 /First -40 /Length 44>> stream\n7 -99 8 99999999999 9 40                <<>> stream\nendstream endobj",
              "10 0 obj <</Type /ObjStm /N 1 /First 6 /Length 20>> stream\n9 0    <<>> stream  \nendstream endobj"], content: "0 0 m")
    }
}
