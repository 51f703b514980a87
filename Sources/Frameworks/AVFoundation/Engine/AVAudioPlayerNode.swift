import Foundation
import ObjCRuntime

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = Self(rawValue: 1), interrupts = Self(rawValue: 2), interruptsAtLoop = Self(rawValue: 4)
}

/// Plays silence of no length: what is scheduled is done as soon as it plays.
open class AVAudioPlayerNode: AVAudioNode {
    open var volume: Float = 1
    open var pan: Float = 0
    open private(set) var isPlaying = false
    private var scheduled: [() -> Void] = []

    private func schedule(_ done: (() -> Void)?) {
        scheduled.append { done?() }
        if isPlaying { finish() }
    }

    private func finish() {
        nonisolated(unsafe) let done = scheduled
        scheduled = []
        DispatchQueue.main.async { for block in done { block() } }
    }

    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) { schedule(completionHandler) }
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) { schedule(completionHandler) }
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (() -> Void)? = nil) { schedule(completionHandler) }
    open func scheduleSegment(_ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) { schedule(completionHandler) }

    open func play() {
        notImplemented("AVAudioPlayerNode.play()")
        isPlaying = true
        finish()
    }
    open func play(at when: AVAudioTime?) { play() }
    open func pause() { isPlaying = false }
    open func stop() {
        isPlaying = false
        finish()
    }
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { isPlaying ? nodeTime : nil }
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { isPlaying ? playerTime : nil }
}
