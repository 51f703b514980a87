import CoreGraphics
import Foundation
import ObjCRuntime

/// Renders images. Named only: what comes out is what went in.
open class CIContext: ObjCObject, @unchecked Sendable {
    public init(options: [CIContextOption: Any]? = nil) {}

    /// The image's own bitmap, cropped.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        notImplemented("CIContext.createCGImage(_:from:)")
        return image.cgImage?.cropping(to: fromRect) ?? image.cgImage
    }
}

/// Keys of a context's options.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}
