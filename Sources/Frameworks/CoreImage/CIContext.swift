import CoreGraphics
import Foundation
import ObjCRuntime

/// Renders images. Named only: what comes out is what went in.
open class CIContext: ObjCObject, @unchecked Sendable {
    public init(options: [CIContextOption: Any]? = nil) {}
    public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) { self.init(options: options) }

    /// The image's own bitmap, cropped.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        notImplemented("CIContext.createCGImage(_:from:)")
        return image.cgImage?.cropping(to: fromRect) ?? image.cgImage
    }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? { createCGImage(image, from: fromRect) }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool) -> CGImage? { createCGImage(image, from: fromRect) }
    open func render(_ image: CIImage, to buffer: CVPixelBuffer) { notImplemented("CIContext.render(_:to:)") }
    open func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) { notImplemented("CIContext.render(_:to:)") }
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) { notImplemented("CIContext.draw(_:in:from:)") }
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
