@testable import CoreGraphics
import Foundation
import XCTest

final class PDFTests: XCTestCase {
    /// One page of 10 × 10 with the given content and resources, and further objects from number 5 on.
    private func picture(_ content: String, resources: String, objects: [String] = []) throws -> CGContext {
        var text = "%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n"
        text += "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 10 10]/Contents 4 0 R/Resources<<\(resources)>>>> endobj\n"
        text += "4 0 obj <</Length \(content.utf8.count)>> stream\n\(content)\nendstream endobj\n"
        for (number, object) in objects.enumerated() { text += "\(number + 5) 0 obj \(object) endobj\n" }
        let provider = try XCTUnwrap(CGDataProvider(data: Data(text.utf8) as CFData))
        let page = try XCTUnwrap(CGPDFDocument(provider)?.page(at: 1))
        let context = try XCTUnwrap(CGContext(data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.drawPDFPage(page)
        return context
    }

    /// Red, green, blue and alpha; rows from the top.
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) -> [UInt8] {
        let at = context.data!.assumingMemoryBound(to: UInt8.self) + y * context.bytesPerRow + x * 4
        return [at[0], at[1], at[2], at[3]]
    }

    func testAFormsBoxMayBeGivenFromItsTop() throws {
        let form = "<</Type/XObject/Subtype/Form/BBox[0 10 5 0]/Length 27>> stream\n1 0 0 rg 0 0 10 10 re f     \nendstream"
        let context = try picture("/Fm0 Do", resources: "/XObject<</Fm0 5 0 R>>", objects: [form])
        XCTAssertEqual(pixel(context, 2, 5), [255, 0, 0, 255])
        XCTAssertEqual(pixel(context, 7, 5)[3], 0)
    }

    func testShadingsAreGradients() throws {
        let shading = "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 10 0]/Extend[true true]/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>"
        let context = try picture("/Sh0 sh", resources: "/Shading<</Sh0 5 0 R>>", objects: [shading])
        let (left, right) = (pixel(context, 0, 5), pixel(context, 9, 5))
        XCTAssertGreaterThan(left[0], 230)
        XCTAssertLessThan(left[2], 25)
        XCTAssertGreaterThan(right[2], 230)
        XCTAssertLessThan(right[0], 25)
    }

    func testFunctionsAreStitched() throws {
        func part(_ from: Double, _ to: Double) -> PDFFunction { .exponential(from: [from], to: [to], exponent: 1) }
        let function = PDFFunction.stitched([part(0, 1), part(5, 7)], domain: [0, 1], bounds: [0.5], encode: [0, 1, 1, 0])
        XCTAssertEqual(function(0.25), [0.5])
        XCTAssertEqual(function(0.5), [7])
        XCTAssertEqual(function(1), [5])
    }

    func testBlackScreensAway() throws {
        let content = "0 1 0 rg 0 0 10 10 re f /GS0 gs 0 0 0 rg 0 0 10 10 re f"
        let context = try picture(content, resources: "/ExtGState<</GS0<</BM/Screen>>>>")
        XCTAssertEqual(pixel(context, 5, 5), [0, 255, 0, 255])
    }
}
