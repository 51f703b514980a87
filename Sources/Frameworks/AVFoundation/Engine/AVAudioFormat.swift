import Foundation
import ObjCRuntime

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int

public enum AVAudioCommonFormat: UInt, Sendable { case otherFormat = 0, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32 }

/// How samples are laid out.
open class AVAudioFormat: ObjCObject, @unchecked Sendable {
    /// Frames a second.
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let commonFormat: AVAudioCommonFormat
    public let isInterleaved: Bool

    public override convenience init() { self.init(standardFormatWithSampleRate: 0, channels: 0)! }
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, .pcmFormatFloat32, false)
    }
    public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) {
        (self.sampleRate, channelCount, commonFormat, isInterleaved) = (sampleRate, channels, format, interleaved)
    }
    open var settings: [String: Any] { ["AVSampleRateKey": sampleRate, "AVNumberOfChannelsKey": Int(channelCount)] }
}
