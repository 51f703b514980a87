@_exported import CoreGraphics
import Foundation

/// A picture file that is written: PNG, JPEG or TIFF.
public final class CGImageDestination {
    fileprivate enum Target { case data(NSMutableData), file(URL) }
    fileprivate let target: Target, type: String, count: Int
    fileprivate var images: [(image: CGImage, properties: [AnyHashable: Any])] = []
    fileprivate var properties: [AnyHashable: Any] = [:]
    fileprivate static let types = ["public.png", "public.jpeg", "public.tiff"]

    fileprivate init?(_ target: Target, _ type: String, _ count: Int) {
        guard Self.types.contains(type), count > 0 else { return nil }
        (self.target, self.type, self.count) = (target, type, count)
    }

    /// A file of several pictures can only be a TIFF.
    fileprivate func finish() -> Bool {
        guard let first = images.first, images.count == count, count == 1 || type == "public.tiff", let data = encode(first) else { return false }
        switch target {
        case .data(let target): target.append(data)
        case .file(let url): return (try? data.write(to: url)) != nil
        }
        return true
    }

    private func encode(_ first: (image: CGImage, properties: [AnyHashable: Any])) -> Data? {
        switch type {
        case "public.png": return PNGCoder.encode(first.image.bitmap, isOpaque: first.image.isOpaque)
        case "public.jpeg":
            let quality = first.properties[kCGImageDestinationLossyCompressionQuality] ?? properties[kCGImageDestinationLossyCompressionQuality]
            return JPEGCoder.encode(first.image.bitmap, quality: (quality as? NSNumber)?.doubleValue ?? (quality as? Double) ?? (quality as? CGFloat).map(Double.init) ?? 0.8)
        default: return TIFFWriter.file(of: images.map(\.image.bitmap))
        }
    }
}

public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"

public func CGImageDestinationCopyTypeIdentifiers() -> [Any] { CGImageDestination.types }
public func CGImageDestinationCreateWithData(_ data: NSMutableData, _ type: CFString, _ count: Int, _ options: [AnyHashable: Any]?) -> CGImageDestination? { CGImageDestination(.data(data), type, count) }
public func CGImageDestinationCreateWithURL(_ url: URL, _ type: CFString, _ count: Int, _ options: [AnyHashable: Any]?) -> CGImageDestination? { CGImageDestination(.file(url), type, count) }
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: [AnyHashable: Any]?) { idst.properties = properties ?? [:] }
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: [AnyHashable: Any]?) { idst.images.append((image, properties ?? [:])) }
/// What was taken from an app's dictionary of Foundation.
@_disfavoredOverload public func CGImageDestinationAddImageFromSource(_ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: NSDictionary?) {
    CGImageDestinationAddImageFromSource(idst, isrc, index, properties as? [AnyHashable: Any])
}
public func CGImageDestinationAddImageFromSource(_ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: [AnyHashable: Any]?) {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
    CGImageDestinationAddImage(idst, image, properties)
}
/// False where fewer images were added than the file was made for, or it can't be written.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
