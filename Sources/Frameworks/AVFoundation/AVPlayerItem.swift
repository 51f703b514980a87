import CoreMedia
import Foundation
import ObjCRuntime

/// One thing to play, which is always ready and lasts no time.
open class AVPlayerItem: ObjCObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }

    public let asset: AVAsset
    open var status: Status { .readyToPlay }
    open var error: (any Error)? { nil }
    open var duration: CMTime { .indefinite }
    open var presentationSize: CGSize { .zero }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var isPlaybackLikelyToKeepUp: Bool { true }
    open var isPlaybackBufferEmpty: Bool { false }
    open var isPlaybackBufferFull: Bool { false }
    open var loadedTimeRanges: [NSValue] { [] }
    open var seekableTimeRanges: [NSValue] { [] }
    open var forwardPlaybackEndTime = CMTime.invalid
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var preferredPeakBitRate = 0.0
    open var canPlayFastForward: Bool { false }
    open var canPlayReverse: Bool { false }
    open var tracks: [AVPlayerItemTrack] { [] }
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    open func cancelPendingSeeks() {}
    open func step(byCount stepCount: Int) {}
    private var time = CMTime.zero

    public init(url URL: URL) { asset = AVURLAsset(url: URL); super.init() }
    public init(asset: AVAsset) { self.asset = asset; super.init() }
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    open func currentTime() -> CMTime { time }
    open func seek(to time: CMTime) { self.time = time }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?) { self.time = time; completionHandler?(true) }
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { self.time = time; completionHandler?(true) }
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntry")
}

extension AVPlayerItem {
    public class var didPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemDidPlayToEndTime }
    public class var failedToPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemFailedToPlayToEndTime }
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
extension NSNotification.Name {
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntry")
}
open class AVPlayerItemTrack: ObjCObject, @unchecked Sendable {
    open var assetTrack: AVAssetTrack? { nil }
    open var isEnabled = true
}
open class AVPlayerItemAccessLog: ObjCObject, @unchecked Sendable {}
