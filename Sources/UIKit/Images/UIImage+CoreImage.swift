import CoreGraphics
import CoreImage

extension UIImage {
    /// An image of nothing where the Core Image has no edges, or no pixels.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let bitmap = ciImage.cgImage ?? ciImage.rendered() { self.init(cgImage: bitmap, scale: scale, orientation: orientation) } else { self.init() }
    }

    /// Nil: images here have bitmaps.
    public var ciImage: CIImage? { nil }
}

extension CIImage {
    public convenience init?(image: UIImage) {
        guard let bitmap = image.cgImage else { return nil }
        self.init(cgImage: bitmap)
    }
}
