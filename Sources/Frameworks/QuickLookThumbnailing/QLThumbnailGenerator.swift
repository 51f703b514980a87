@_exported import UIKit

/// Makes thumbnails of pictures; other files have none here.
open class QLThumbnailGenerator: ObjCObject, @unchecked Sendable {
    open class Request: ObjCObject, @unchecked Sendable {
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let icon = Self(rawValue: 1), lowQualityThumbnail = Self(rawValue: 2), thumbnail = Self(rawValue: 4), all = Self(rawValue: .max)
        }
        public let fileURL: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
        open var iconMode = false
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) { (fileURL, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes); super.init() }
    }
    private static let instance = QLThumbnailGenerator()
    open class var shared: QLThumbnailGenerator { instance }
    public override init() { super.init() }
    open func generateBestRepresentation(for request: Request, completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void) {
        let image = UIImage(contentsOfFile: request.fileURL.path)
        let made = image.map { QLThumbnailRepresentation($0) }
        nonisolated(unsafe) let result = made
        DispatchQueue.global().async { completionHandler(result, result == nil ? NSError(domain: "QLThumbnailErrorDomain", code: 0) : nil) }
    }
    open func generateRepresentations(for request: Request, update updateHandler: ((QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void)? = nil) {
        let image = UIImage(contentsOfFile: request.fileURL.path)
        updateHandler?(image.map { QLThumbnailRepresentation($0) }, .thumbnail, image == nil ? NSError(domain: "QLThumbnailErrorDomain", code: 0) : nil)
    }
}

open class QLThumbnailRepresentation: ObjCObject, @unchecked Sendable {
    public enum RepresentationType: Int, Sendable { case icon = 0, lowQualityThumbnail, thumbnail }
    public let uiImage: UIImage
    open var cgImage: CGImage { uiImage.cgImage! }
    open var type: RepresentationType { .thumbnail }
    open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
    init(_ image: UIImage) { uiImage = image; super.init() }
}
