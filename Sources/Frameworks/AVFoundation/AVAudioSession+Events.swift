import Foundation
import ObjCRuntime

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
public let AVAudioSessionModeDefault = "AVAudioSessionModeDefault"
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason

extension AVAudioSession {
    public enum InterruptionType: UInt, Sendable { case ended = 0, began }
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = Self(rawValue: 1)
    }
    public enum RouteChangeReason: UInt, Sendable { case unknown = 0, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override, wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange }
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end = 0, begin }
    public struct Port: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInSpeaker = Self(rawValue: "Speaker"), builtInReceiver = Self(rawValue: "Receiver"), builtInMic = Self(rawValue: "MicrophoneBuiltIn"), headphones = Self(rawValue: "Headphones"), bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput"), bluetoothHFP = Self(rawValue: "BluetoothHFP"), airPlay = Self(rawValue: "AirPlay")
    }

    public class var interruptionNotification: NSNotification.Name { .AVAudioSessionInterruption }
    public class var routeChangeNotification: NSNotification.Name { .AVAudioSessionRouteChange }
    public class var mediaServicesWereResetNotification: NSNotification.Name { NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification") }
    public class var mediaServicesWereLostNotification: NSNotification.Name { NSNotification.Name("AVAudioSessionMediaServicesWereLostNotification") }
    public class var silenceSecondaryAudioHintNotification: NSNotification.Name { NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification") }

    /// The speaker alone.
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    public var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord] }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }
    public var inputNumberOfChannels: Int { 0 }
    public var outputNumberOfChannels: Int { 2 }
    public var inputLatency: TimeInterval { 0 }
    public var outputLatency: TimeInterval { 0 }
    public var ioBufferDuration: TimeInterval { 0.01 }
    public var preferredSampleRate: Double { 0 }
    public func setPreferredSampleRate(_ sampleRate: Double) throws {}
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    public func setPreferredInputNumberOfChannels(_ count: Int) throws {}
}

extension NSNotification.Name {
    public static let AVAudioSessionInterruption = NSNotification.Name("AVAudioSessionInterruptionNotification")
    public static let AVAudioSessionRouteChange = NSNotification.Name("AVAudioSessionRouteChangeNotification")
    public static let AVAudioSessionMediaServicesWereReset = NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
}

open class AVAudioSessionPortDescription: ObjCObject, @unchecked Sendable {
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "Speaker" }
    open var uid: String { "Speaker" }
}
open class AVAudioSessionRouteDescription: ObjCObject, @unchecked Sendable {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}
