import CoreGraphics
@_exported import Foundation
@_exported import ImageIO
import ObjCRuntime

/// An image to be filtered: how its pixels are made, once a context asks for them. Colours are those of the screen (sRGB), not linear ones.
open class CIImage: ObjCObject, NSCopying, @unchecked Sendable {
    private let bitmap: CGImage?
    let recipe: Recipe

    public init(cgImage image: CGImage) { (bitmap, recipe) = (image, Recipe(image)) }
    public init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) { (bitmap, recipe) = (image, Recipe(image)) }
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = ImageFile.decode(data)?.frames.first else { return nil }
        self.init(cgImage: image)
    }
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public init(color: CIColor) { (bitmap, recipe) = (nil, Recipe(color)) }
    /// The bitmap of a BGRA buffer; of other formats, nothing.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
        if let image = Self.bitmap(of: pixelBuffer) { self.init(cgImage: image) } else { self.init() }
    }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) { self.init(cvPixelBuffer: imageBuffer, options: options) }
    public override init() { (bitmap, recipe) = (nil, .empty) }
    init(recipe: Recipe) { (bitmap, self.recipe) = (nil, recipe) }

    open class func empty() -> CIImage { CIImage() }

    /// The bitmap that it was made of, if it was.
    open var cgImage: CGImage? { bitmap }
    /// Pixels.
    open var extent: CGRect { recipe.extent == Recipe.everywhere ? .infinite : recipe.extent }

    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? self
    }
    open func cropped(to rect: CGRect) -> CIImage { CIImage(recipe: recipe.cropped(to: rect)) }
    open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(recipe: recipe.transformed(by: matrix)) }
    open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage { transformed(by: matrix) }
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { transformed(by: orientationTransform(for: orientation)) }
    open func composited(over dest: CIImage) -> CIImage { CIImage(recipe: recipe.over(dest.recipe)) }
    open func clampedToExtent() -> CIImage { CIImage(recipe: recipe.clamped()) }
    open func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    /// Turns the image upright, its lower left corner back at the origin.
    open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let turned: CGAffineTransform = switch orientation {
        case .up: .identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        }
        let frame = recipe.extent.applying(turned)
        return turned.concatenating(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
    }

    /// A bitmap of a part of it; nil of nothing and of more than a machine has memory for.
    package func rendered(_ rect: CGRect? = nil) -> CGImage? {
        let wanted = PixelRect(rect ?? recipe.extent)
        guard wanted.width > 0, wanted.height > 0, wanted.width * wanted.height <= 64_000_000 else { return nil }
        return recipe.render(wanted).bitmap()
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
