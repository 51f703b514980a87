public enum PHCollectionListType: Int, Sendable { case momentList = 1, folder, smartFolder }
public enum PHCollectionListSubtype: Int, Sendable { case momentListCluster = 1, momentListYear, regularFolder = 100, smartFolderEvents = 200, smartFolderFaces, any = 9_223_372_036_854_775_807 }
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden, smartAlbumRecentlyAdded
    case smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case any = 9_223_372_036_854_775_807
}

public enum PHCollectionEditOperation: Int, Sendable { case deleteContent = 1, removeContent, addContent, createContent, rearrangeContent, delete, rename }

open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
    open var canContainAssets: Bool { false }
    open var canContainCollections: Bool { false }
    open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
    open class func fetchCollections(in collectionList: PHCollectionList, options: PHFetchOptions?) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

open class PHCollectionList: PHCollection, @unchecked Sendable {
    open class func fetchCollectionLists(with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}

open class PHAssetCollection: PHCollection, @unchecked Sendable {
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    open var estimatedAssetCount: Int { NSNotFound }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollections(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollectionsContaining(_ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection { PHAssetCollection() }
}
