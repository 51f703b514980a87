import CoreGraphics
@_exported import Foundation
import ObjCRuntime

/// An image to be filtered. Named only: it carries a bitmap, and no filter changes it.
open class CIImage: ObjCObject, NSCopying, @unchecked Sendable {
    private let bitmap: CGImage?

    public init(cgImage image: CGImage) { bitmap = image }
    public init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) { bitmap = image }
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = ImageFile.decode(data)?.frames.first else { return nil }
        self.init(cgImage: image)
    }
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public init(color: CIColor) { bitmap = nil }
    /// The bitmap of a BGRA buffer; of other formats, nothing.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
        if let image = Self.bitmap(of: pixelBuffer) { self.init(cgImage: image) } else { self.init() }
    }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) { self.init(cvPixelBuffer: imageBuffer, options: options) }
    public override init() { bitmap = nil }

    open class func empty() -> CIImage { CIImage() }

    open var cgImage: CGImage? { bitmap }
    /// Pixels.
    open var extent: CGRect { bitmap.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero }

    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { unchanged("applyingFilter(_:parameters:)") }
    open func cropped(to rect: CGRect) -> CIImage { unchanged("cropped(to:)") }
    open func transformed(by matrix: CGAffineTransform) -> CIImage { unchanged("transformed(by:)") }
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { unchanged("oriented(_:)") }
    open func composited(over dest: CIImage) -> CIImage { unchanged("composited(over:)") }
    open func clampedToExtent() -> CIImage { unchanged("clampedToExtent()") }

    private func unchanged(_ name: String) -> CIImage {
        notImplemented("CIImage.\(name)")
        return self
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Keys of an image's options.
public struct CIImageOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
}
