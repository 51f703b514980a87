import CoreLocation

open class PHObject: ObjCObject, NSCopying, @unchecked Sendable {
    open var localIdentifier: String { "" }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }

public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = Self(rawValue: 1), photoHDR = Self(rawValue: 2), photoScreenshot = Self(rawValue: 4), photoLive = Self(rawValue: 8)
    public static let photoDepthEffect = Self(rawValue: 16), videoStreamed = Self(rawValue: 1 << 16), videoHighFrameRate = Self(rawValue: 1 << 17), videoTimelapse = Self(rawValue: 1 << 18)
}

public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// A photo or video of the library. There is none.
open class PHAsset: PHObject, @unchecked Sendable {
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var burstIdentifier: String? { nil }
    open var representsBurst: Bool { false }
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>? { nil }

    open func requestContentEditingInput(with options: PHContentEditingInputRequestOptions?, completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void) -> PHContentEditingInputRequestID { 0 }
    open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
