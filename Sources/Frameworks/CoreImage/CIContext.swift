import CoreGraphics
import Foundation
import Metal
import ObjCRuntime

/// Renders images.
open class CIContext: ObjCObject, @unchecked Sendable {
    private let target: CGContext?

    public init(options: [CIContextOption: Any]? = nil) { target = nil }
    public override convenience init() { self.init(options: nil) }
    public init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) { target = cgctx }
    public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil) { self.init(options: options) }
    public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]? = nil) { self.init(options: options) }

    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let all = fromRect.width > 1e8 ? image.recipe.extent : fromRect
        return image.cgImage.flatMap { all == image.extent ? $0 : nil } ?? image.rendered(all)
    }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? { createCGImage(image, from: fromRect) }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool) -> CGImage? { createCGImage(image, from: fromRect) }

    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let target, let bitmap = createCGImage(image, from: fromRect) else { return }
        target.draw(bitmap, in: inRect)
    }

    open func render(_ image: CIImage, to buffer: CVPixelBuffer) { render(image, to: buffer, bounds: CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer)), colorSpace: nil) }
    /// Into a BGRA buffer; of other formats, nothing.
    open func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        guard CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA, let base = CVPixelBufferGetBaseAddress(buffer) else { return notImplemented("CIContext.render(_:to:) of such a buffer") }
        write(image, PixelRect(bounds), base, CVPixelBufferGetBytesPerRow(buffer), [2, 1, 0, 3])
    }
    open func render(_ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?) {
        let orders: [CIFormat: [Int]] = [.RGBA8: [0, 1, 2, 3], .BGRA8: [2, 1, 0, 3], .ARGB8: [3, 0, 1, 2], .ABGR8: [3, 2, 1, 0]]
        guard let order = orders[format] else { return notImplemented("CIContext.render(_:toBitmap:) of such a format") }
        write(image, PixelRect(bounds), data, rowBytes, order)
    }

    /// - Parameter order: which component each byte of a pixel is.
    private func write(_ image: CIImage, _ rect: PixelRect, _ data: UnsafeMutableRawPointer, _ rowBytes: Int, _ order: [Int]) {
        let raster = image.recipe.render(rect)
        for row in 0..<rect.height {
            let line = data.advanced(by: (rect.height - 1 - row) * rowBytes)
            for column in 0..<rect.width {
                let pixel = (raster.pixels[row * rect.width + column].clamped(lowerBound: .zero, upperBound: .one) * 255).rounded(.toNearestOrAwayFromZero)
                for (byte, component) in order.enumerated() { line.storeBytes(of: UInt8(pixel[component]), toByteOffset: column * 4 + byte, as: UInt8.self) }
            }
        }
    }

    open func clearCaches() {}
}

/// Keys of a context's options.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}

// Names of Swift 4.0 and before.
public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace
public let kCIContextCacheIntermediates = CIContextOption.cacheIntermediates
public let kCIContextPriorityRequestLow = CIContextOption.priorityRequestLow
public let kCIContextHighQualityDownsample = CIContextOption.highQualityDownsample
public let kCIContextWorkingFormat = CIContextOption.workingFormat
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer
public let kCIImageColorSpace = CIImageOption.colorSpace
