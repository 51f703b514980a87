@testable import CoreGraphics
import Foundation
import XCTest

final class ContextTests: XCTestCase {
    private func canvas(_ body: (CGContext) -> Void) -> Bitmap {
        let bitmap = Bitmap(width: 20, height: 20)
        let context = CGContext(bitmap: bitmap, flippedScale: 1)
        body(context)
        context.flush()
        return bitmap
    }

    private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let p = bitmap[x, y]
        return [p.red, p.green, p.blue, p.alpha]
    }

    func test_coreGraphicsOriginIsAtTheBottom() {
        let context = CGContext(data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
        XCTAssertEqual(Array(UnsafeBufferPointer(start: bytes + 3 * 16, count: 4)), [255, 0, 0, 255])
        XCTAssertEqual(Array(UnsafeBufferPointer(start: bytes, count: 4)), [0, 0, 0, 0])
    }

    func test_callersMemoryIsDrawnIntoInItsOwnLayout() {
        var memory = [UInt8](repeating: 0, count: 4)
        let context = CGContext(data: &memory, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.setFillColor(red: 0, green: 0.5, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(memory, [0, 128, 255, 255])
    }

    func test_unknownLayoutsMakeNoContext() {
        XCTAssertNil(CGContext(data: nil, width: 0, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
        XCTAssertNil(CGContext(data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 1, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1))
    }

    func test_clipHoldsUntilRestored() {
        let bitmap = canvas { context in
            context.setFillColor(.black)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 20))
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
        }
        XCTAssertEqual(color(bitmap, 2, 2), [0, 0, 0, 255])
        XCTAssertEqual(color(bitmap, 8, 2), [0, 0, 0, 0])
        XCTAssertEqual(color(bitmap, 12, 12), [0, 0, 0, 255])
    }

    func test_blendModes() {
        let bitmap = canvas { context in
            context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setBlendMode(.multiply)
            context.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
            context.setBlendMode(.clear)
            context.fill(CGRect(x: 10, y: 0, width: 5, height: 20))
        }
        XCTAssertEqual(color(bitmap, 5, 5), [0, 255, 0, 255])
        XCTAssertEqual(color(bitmap, 12, 5), [0, 0, 0, 0])
    }

    func test_transparencyLayerIsOnePicture() {
        let bitmap = canvas { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.black)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        XCTAssertEqual(Int(bitmap[5, 5].alpha), 128, accuracy: 1)
    }

    func test_gradientRunsFromStartToEnd() {
        let gradient = CGGradient(colorsSpace: nil, colors: [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)], locations: nil)!
        let bitmap = canvas { $0.drawLinearGradient(gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation) }
        XCTAssertEqual(bitmap[2, 5].alpha, 0)
        XCTAssertGreaterThan(bitmap[6, 5].red, 200)
        XCTAssertEqual(color(bitmap, 18, 5), [0, 0, 255, 255])
    }

    /// A blurred shadow spreads evenly beyond what throws it and keeps its whole weight.
    func test_blurredShadowSpreadsEvenly() {
        let bitmap = Bitmap(width: 60, height: 60)
        let context = CGContext(bitmap: bitmap, flippedScale: 1)
        context.setShadow(offset: CGSize(width: 0, height: 0), blur: 6, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context.fill(CGRect(x: 25, y: 25, width: 10, height: 10))
        context.flush()
        func alpha(_ x: Int, _ y: Int) -> Int { Int(bitmap[x, y].alpha) }
        XCTAssertEqual(alpha(30, 30), 255)
        for distance in 1...12 {
            let around = [alpha(25 - distance, 30), alpha(34 + distance, 30), alpha(30, 25 - distance), alpha(30, 34 + distance)]
            XCTAssertLessThanOrEqual(around.max()! - around.min()!, 2, "\(distance) pixels away: \(around)")
            XCTAssertLessThanOrEqual(alpha(25 - distance - 1, 30), alpha(25 - distance, 30))
        }
        XCTAssertGreaterThan(alpha(24, 30), 60)
        XCTAssertEqual(alpha(10, 30), 0)
        XCTAssertEqual(alpha(0, 0), 0)
    }

    func test_boxFilterIsTheMeanAlongBothAxes() {
        var plane = [UInt8](repeating: 0, count: 8 * 7)
        plane[3 * 8 + 3] = 225
        plane.withUnsafeMutableBufferPointer { BoxFilter(reach: 1, width: 7, height: 7, stride: 8).apply(to: $0.baseAddress!) }
        for y in 0..<7 {
            for x in 0..<7 { XCTAssertEqual(plane[y * 8 + x], (2...4).contains(x) && (2...4).contains(y) ? 25 : 0, "\(x) \(y)") }
        }
    }

    func test_shadowFallsBesideWhatIsDrawn() {
        let bitmap = canvas { context in
            context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.setFillColor(.black)
            context.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
        }
        XCTAssertEqual(color(bitmap, 4, 4), [0, 0, 0, 255])
        XCTAssertEqual(color(bitmap, 11, 4), [255, 0, 0, 255])
    }

    func test_pdfHasItsPages() {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let context = CGContext(consumer: CGDataConsumer(data: data)!, mediaBox: &box, nil)!
        for _ in 0..<2 {
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.endPDFPage()
        }
        context.closePDF()
        let text = String(decoding: Data(referencing: data), as: UTF8.self)
        XCTAssertTrue(text.hasPrefix("%PDF-"))
        XCTAssertTrue(text.contains("/Count 2"))
    }
}
