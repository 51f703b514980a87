import CoreMedia
import Foundation
import ObjCRuntime
import QuartzCore

public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public enum AVKeyValueStatus: Int, Sendable { case unknown = 0, loading, loaded, failed, cancelled }

public struct AVMediaCharacteristic: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let visual = Self(rawValue: "AVMediaCharacteristicVisual"), audible = Self(rawValue: "AVMediaCharacteristicAudible"), legible = Self(rawValue: "AVMediaCharacteristicLegible")
}

open class AVAssetTrack: ObjCObject, @unchecked Sendable {
    open weak var asset: AVAsset?
    open var trackID: CMPersistentTrackID { 1 }
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var timeRange: CMTimeRange { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var estimatedDataRate: Float { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var formatDescriptions: [Any] { [] }
    open var isEnabled: Bool { true }
    open var isPlayable: Bool { false }
}

/// Nothing of a file is read, so an asset has no tracks.
extension AVAsset {
    public var tracks: [AVAssetTrack] { [] }
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }
    public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .loaded }
    public var metadata: [AVMetadataItem] { [] }
    public var commonMetadata: [AVMetadataItem] { [] }
    public var availableMetadataFormats: [AVMetadataFormat] { [] }
    public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    public var preferredTransform: CGAffineTransform { .identity }
    public var isExportable: Bool { false }
    public var isComposable: Bool { false }
    public var hasProtectedContent: Bool { false }
    public func cancelLoading() {}
}

public struct AVMetadataFormat: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let id3Metadata = Self(rawValue: "org.id3"), iTunesMetadata = Self(rawValue: "com.apple.itunes"), quickTimeMetadata = Self(rawValue: "com.apple.quicktime.mdta")
}
