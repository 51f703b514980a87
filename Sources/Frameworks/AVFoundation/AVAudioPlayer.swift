@_exported import CoreMedia
@_exported import Foundation
import ObjCRuntime

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays nothing that could be heard, for as long as the file lasts: its time goes on, and its delegate hears of the end.
open class AVAudioPlayer: ObjCObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open private(set) var url: URL?
    open private(set) var data: Data?
    /// Seconds, as all times.
    public let duration: TimeInterval
    open private(set) var isPlaying = false
    /// Where the playing began, in the file and on the clock.
    private var place: (time: TimeInterval, date: Date) = (0, .distantPast)
    /// Counts the times that playing began, changed or ended: what was meant to happen before one of them doesn't.
    private var turn = 0

    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1 { willSet { keepPlace() } didSet { awaitEnd() } }
    open var enableRate = false
    /// Negative: without end.
    open var numberOfLoops = 0 { didSet { awaitEnd() } }
    open var isMeteringEnabled = false
    open var numberOfChannels: Int { 2 }
    open var settings: [String: Any] { [:] }
    open var deviceCurrentTime: TimeInterval { Date.timeIntervalSinceReferenceDate }

    public override init() {
        duration = 0
        super.init()
    }
    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]) }
        self.url = url
        duration = (try? Data(contentsOf: url, options: .alwaysMapped)).flatMap(SoundFile.duration) ?? 0
        super.init()
    }
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }
    public init(data: Data) throws {
        self.data = data
        duration = SoundFile.duration(of: data) ?? 0
        super.init()
    }
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    open var currentTime: TimeInterval {
        get {
            guard isPlaying else { return place.time }
            let passed = place.time + Date().timeIntervalSince(place.date) * pace
            return duration > 0 ? passed.truncatingRemainder(dividingBy: duration) : 0
        }
        set {
            place = (min(max(newValue, 0), duration), Date())
            awaitEnd()
        }
    }
    private var pace: Double { enableRate ? Double(rate) : 1 }

    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool {
        guard !isPlaying else { return true }
        notImplemented("AVAudioPlayer: sound that can be heard")
        isPlaying = true
        place.date = Date()
        awaitEnd()
        return true
    }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool {
        let wait = time - deviceCurrentTime
        guard wait > 0 else { return play() }
        turn += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self, turn] in if let self, turn == self.turn { play() } }
        return true
    }
    open func pause() { halt() }
    /// Where it stands stays, as on iOS: the next `play()` goes on from there.
    open func stop() { halt() }

    private func halt() {
        keepPlace()
        isPlaying = false
        turn += 1
    }

    private func keepPlace() { if isPlaying { place = (currentTime, Date()) } }

    private func awaitEnd() {
        turn += 1
        guard isPlaying, numberOfLoops >= 0, pace > 0 else { return }
        let rest = (duration * Double(numberOfLoops + 1) - place.time) / pace
        // An app lets go of a player that is to be heard no more.
        DispatchQueue.main.asyncAfter(deadline: .now() + max(rest, 0)) { [weak self, turn] in
            guard let self, turn == self.turn else { return }
            isPlaying = false
            place.time = 0
            delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        }
    }

    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
