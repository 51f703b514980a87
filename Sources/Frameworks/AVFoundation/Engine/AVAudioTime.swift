import Foundation
import ObjCRuntime

/// A moment by a count of samples.
open class AVAudioTime: ObjCObject, @unchecked Sendable {
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    open var isSampleTimeValid: Bool { true }

    public override convenience init() { self.init(sampleTime: 0, atRate: 0) }
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) { (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate) }
}
