import Foundation
import ObjCRuntime

// Effects: their settings are kept, nothing is heard.

open class AVAudioUnit: AVAudioNode { open var name: String { String(describing: type(of: self)) } }
open class AVAudioUnitEffect: AVAudioUnit { open var bypass = false }
open class AVAudioUnitTimeEffect: AVAudioUnit { open var bypass = false }

open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
    open var rate: Float = 1
    /// Cents.
    open var pitch: Float = 0
    open var overlap: Float = 8
}

open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect { open var rate: Float = 1 }

open class AVAudioUnitDelay: AVAudioUnitEffect {
    open var delayTime: TimeInterval = 1
    open var feedback: Float = 50
    open var lowPassCutoff: Float = 15_000
    open var wetDryMix: Float = 100
}

open class AVAudioUnitReverb: AVAudioUnitEffect {
    open var wetDryMix: Float = 0
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}

open class AVAudioUnitDistortion: AVAudioUnitEffect {
    open var preGain: Float = -6
    open var wetDryMix: Float = 50
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush = 0, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4
    case multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
    case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
