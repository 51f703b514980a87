import Foundation
import ObjCRuntime

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }

extension NSNotification.Name {
    public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name("MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name("MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
    public static let MPMusicPlayerControllerQueueDidChange = NSNotification.Name("MPMusicPlayerControllerQueueDidChangeNotification")
}

/// Named only: access is refused.
open class MPMediaLibrary: ObjCObject, @unchecked Sendable {
    private static let instance = MPMediaLibrary()
    open class func `default`() -> MPMediaLibrary { instance }
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        notImplemented("MPMediaLibrary.requestAuthorization(_:)")
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async { handler(.denied) }
    }
    open var lastModifiedDate: Date { .distantPast }
    open func beginGeneratingLibraryChangeNotifications() {}
    open func endGeneratingLibraryChangeNotifications() {}
}

open class MPMediaEntity: ObjCObject {
    open var persistentID: UInt64 { 0 }
    open func value(forProperty property: String) -> Any? { nil }
}

open class MPMediaItem: MPMediaEntity {
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var artwork: MPMediaItemArtwork? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var assetURL: URL? { nil }
}

open class MPMediaItemCollection: MPMediaEntity {
    public let items: [MPMediaItem]
    public override convenience init() { self.init(items: []) }
    public init(items: [MPMediaItem]) { self.items = items }
    open var count: Int { items.count }
    open var representativeItem: MPMediaItem? { items.first }
}

public enum MPMediaPredicateComparison: Int, Sendable { case equalTo = 0, contains }
open class MPMediaPredicate: ObjCObject {}
open class MPMediaPropertyPredicate: MPMediaPredicate {
    public convenience init(value: Any?, forProperty property: String) { self.init() }
    public convenience init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) { self.init() }
}

/// Finds nothing.
open class MPMediaQuery: ObjCObject {
    open var filterPredicates: Set<MPMediaPredicate>?
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}
