@_exported import AVFoundation
@_exported import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

open class MPMediaItemArtwork: ObjCObject {
    public let bounds: CGRect
    private let make: (CGSize) -> UIImage
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) { (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler) }
    open func image(at size: CGSize) -> UIImage? { make(size) }
}

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }

/// Keeps what a lock screen would show.
open class MPNowPlayingInfoCenter: ObjCObject, @unchecked Sendable {
    private static let instance = MPNowPlayingInfoCenter()
    open class func `default`() -> MPNowPlayingInfoCenter { instance }
    open var nowPlayingInfo: [String: Any]?
    open var playbackState = MPNowPlayingPlaybackState.unknown
}
