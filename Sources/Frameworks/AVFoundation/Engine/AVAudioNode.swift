import Foundation
import ObjCRuntime

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part of an engine's graph. No sound goes through it.
open class AVAudioNode: ObjCObject {
    open internal(set) weak var engine: AVAudioEngine?
    open var lastRenderTime: AVAudioTime? { engine?.isRunning == true ? AVAudioTime(sampleTime: 0, atRate: 44_100) : nil }
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)! }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)! }
    open func installTap(onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock) { notImplemented("AVAudioNode.installTap(onBus:bufferSize:format:block:)") }
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    open func reset() {}
}

open class AVAudioIONode: AVAudioNode {}
open class AVAudioInputNode: AVAudioIONode {}
open class AVAudioOutputNode: AVAudioIONode {}

open class AVAudioMixerNode: AVAudioNode {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
}
