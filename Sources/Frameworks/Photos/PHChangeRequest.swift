// Requests inside `performChanges(_:)`, whose block isn't run.

open class PHChangeRequest: ObjCObject {}
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

open class PHAssetChangeRequest: PHChangeRequest {
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open var creationDate: Date?
    open var isFavorite = false
    open var isHidden = false
    open var contentEditingOutput: PHContentEditingOutput?
    public convenience init(for asset: PHAsset) { self.init() }
    open class func creationRequestForAsset(from image: UIImage) -> Self { unsafeDowncast(PHAssetCreationRequest(), to: Self.self) }
    open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
    open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { nil }
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}
    open func revertAssetContentToOriginal() {}
}

public enum PHAssetResourceType: Int, Sendable { case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto, pairedVideo, fullSizePairedVideo }

open class PHAssetResourceCreationOptions: ObjCObject {
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false
}

open class PHAssetCreationRequest: PHAssetChangeRequest {
    open class func forAsset() -> Self { unsafeDowncast(PHAssetCreationRequest(), to: Self.self) }
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}

open class PHAssetCollectionChangeRequest: PHChangeRequest {
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    open var title = ""
    public convenience init?(for assetCollection: PHAssetCollection) { self.init() }
    open class func creationRequestForAssetCollection(withTitle title: String) -> Self { unsafeDowncast(PHAssetCollectionChangeRequest(), to: Self.self) }
    open class func deleteAssetCollections(_ assetCollections: any NSFastEnumeration) {}
    open func addAssets(_ assets: any NSFastEnumeration) {}
    open func removeAssets(_ assets: any NSFastEnumeration) {}
}

open class PHAdjustmentData: ObjCObject {
    public let formatIdentifier: String, formatVersion: String, data: Data
    public override convenience init() { self.init(formatIdentifier: "", formatVersion: "", data: Data()) }
    public init(formatIdentifier: String, formatVersion: String, data: Data) { (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data) }
}

public typealias PHContentEditingInputRequestID = Int

open class PHContentEditingInputRequestOptions: ObjCObject {
    open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
    open var isNetworkAccessAllowed = false
}

open class PHContentEditingInput: ObjCObject {
    open var displaySizeImage: UIImage? { nil }
    open var fullSizeImageURL: URL? { nil }
    open var fullSizeImageOrientation: Int32 { 1 }
    open var adjustmentData: PHAdjustmentData? { nil }
    open var livePhoto: PHLivePhoto? { nil }
}

open class PHContentEditingOutput: ObjCObject {
    open var adjustmentData: PHAdjustmentData?
    public let renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
    public convenience init(contentEditingInput: PHContentEditingInput) { self.init() }
}
