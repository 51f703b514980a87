import Foundation
import ObjCRuntime

/// Named only: it opens the files and keeps its state, and plays nothing; what it plays is over at once.
open class AVMIDIPlayer: ObjCObject, @unchecked Sendable {
    open private(set) var isPlaying = false
    open private(set) var duration: TimeInterval = 0
    open var rate: Float = 1
    open var currentPosition: TimeInterval = 0

    public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws {
        for url in [inURL, bankURL].compactMap({ $0 }) where !FileManager.default.isReadableFile(atPath: url.path) {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        super.init()
    }
    public init(data: Data, soundBankURL bankURL: URL?) throws { super.init() }
    open func prepareToPlay() {}
    open func play(_ completionHandler: (() -> Void)? = nil) {
        notImplemented("AVMIDIPlayer.play(_:)")
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.main.async { handler?() }
    }
    open func stop() { isPlaying = false }
}

/// Plays notes. Its settings are kept, nothing is heard.
open class AVAudioUnitMIDIInstrument: AVAudioUnit {
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) { notImplemented("AVAudioUnitMIDIInstrument.startNote(_:withVelocity:onChannel:)") }
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
    open func sendProgramChange(_ program: UInt8, bankMSB: UInt8, bankLSB: UInt8, onChannel channel: UInt8) {}
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
}

open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {
    open var stereoPan: Float = 0
    open var masterGain: Float = 0
    open var overallGain: Float = 0
    open var globalTuning: Float = 0
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws { try check(bankURL) }
    open func loadInstrument(at instrumentURL: URL) throws { try check(instrumentURL) }
    open func loadAudioFiles(at audioFiles: [URL]) throws { try audioFiles.forEach(check) }
    private func check(_ url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]) }
    }
}

public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let smf_ChannelsToTracks = Self(rawValue: 1)
}

/// Named only: it knows no tracks.
open class AVAudioSequencer: ObjCObject {
    open private(set) var isPlaying = false
    open var rate: Float = 1
    open var currentPositionInSeconds: TimeInterval = 0
    open var currentPositionInBeats: TimeInterval = 0
    open var userInfo: [String: Any] { [:] }
    public init(audioEngine engine: AVAudioEngine) { super.init() }
    public override init() { super.init() }
    open func load(from fileURL: URL, options: AVMusicSequenceLoadOptions = []) throws {
        guard FileManager.default.isReadableFile(atPath: fileURL.path) else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: fileURL.path]) }
    }
    open func load(from data: Data, options: AVMusicSequenceLoadOptions = []) throws {}
    open func prepareToPlay() {}
    open func start() throws {
        notImplemented("AVAudioSequencer.start()")
        isPlaying = true
    }
    open func stop() { isPlaying = false }
}
