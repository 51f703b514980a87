import CoreMedia
import Foundation
import ObjCRuntime

/// Named only: it keeps its item, its time and its rate, and plays nothing.
open class AVPlayer: ObjCObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused = 0, waitingToPlayAtSpecifiedRate, playing }
    public struct WaitingReason: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason"), noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason"), evaluatingBufferingRate = Self(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    }
    public enum ActionAtItemEnd: Int, Sendable { case advance = 0, pause, none }

    open internal(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var defaultRate: Float = 1
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd: ActionAtItemEnd = .pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var status: Status { .readyToPlay }
    open var error: (any Error)? { nil }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
    open var reasonForWaitingToPlay: WaitingReason? { nil }
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var isExternalPlaybackActive: Bool { false }
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var isClosedCaptionDisplayEnabled = false
    open class var eligibleForHDRPlayback: Bool { false }
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
    open func seek(to date: Date) {}
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) { self.rate = rate }
    private var time = CMTime.zero

    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL); super.init() }
    public init(playerItem item: AVPlayerItem?) { currentItem = item; super.init() }
    public override init() { super.init() }

    open func play() { notImplemented("AVPlayer.play()"); rate = defaultRate }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { notImplemented("AVPlayer.play()"); self.rate = rate }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item; time = .zero }

    open func currentTime() -> CMTime { time }
    open func seek(to time: CMTime) { self.time = time }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { self.time = time }
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        self.time = time
        DispatchQueue.main.async { completionHandler(true) }
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { seek(to: time, completionHandler: completionHandler) }

    /// As nothing plays, time stands still and the observer isn't called.
    open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any { NSObject() }
    open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []

    public override convenience init() { self.init(items: []) }
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }

    open func items() -> [AVPlayerItem] { queue }
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains { $0 === item } }
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }
        queue.insert(item, at: place.map { $0 + 1 } ?? queue.count)
        if currentItem == nil { currentItem = item }
    }
    open func remove(_ item: AVPlayerItem) { queue.removeAll { $0 === item } }
    open func removeAllItems() { queue = []; currentItem = nil }
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        currentItem = queue.first
    }
}
