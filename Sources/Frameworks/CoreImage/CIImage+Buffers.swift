import CoreGraphics
@_exported import CoreVideo
import Foundation

extension CIImage {
    static func bitmap(of buffer: CVPixelBuffer) -> CGImage? {
        guard CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA, let base = CVPixelBufferGetBaseAddress(buffer) else { return nil }
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        return CGContext(
            data: base, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer), bitsPerComponent: 8, bytesPerRow: CVPixelBufferGetBytesPerRow(buffer),
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)?.makeImage()
    }

    public var properties: [String: Any] { [:] }
    public var colorSpace: CGColorSpace? { cgImage?.colorSpace }
    public var url: URL? { nil }
    public var pixelBuffer: CVPixelBuffer? { nil }

    public func oriented(forExifOrientation orientation: Int32) -> CIImage { CGImagePropertyOrientation(rawValue: UInt32(orientation)).map { oriented($0) } ?? self }
    public func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma]) }
    public func samplingLinear() -> CIImage { self }
    public func samplingNearest() -> CIImage { self }
    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
}

/// Keys of what is asked of automatic adjustments.
public struct CIImageAutoAdjustmentOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let enhance = Self(rawValue: "kCIImageAutoAdjustEnhance"), redEye = Self(rawValue: "kCIImageAutoAdjustRedEye"), features = Self(rawValue: "kCIImageAutoAdjustFeatures")
}
