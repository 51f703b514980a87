import Foundation
import ObjCRuntime

/// Named only: it keeps its category; permission to record is refused.
open class AVAudioSession: ObjCObject, @unchecked Sendable {
    public struct Category: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    public struct Mode: Hashable, RawRepresentable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    }

    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mixWithOthers = Self(rawValue: 1), duckOthers = Self(rawValue: 2), allowBluetooth = Self(rawValue: 4), defaultToSpeaker = Self(rawValue: 8)
    }

    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = Self(rawValue: 1)
    }

    public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6b72 }

    public enum RecordPermission: UInt, Sendable { case undetermined = 0x756e_6474, denied = 0x6465_6e79, granted = 0x6772_6e74 }

    private static let instance = AVAudioSession()
    open class func sharedInstance() -> AVAudioSession { instance }

    open private(set) var category: Category = .soloAmbient
    open private(set) var mode: Mode = .default
    open var recordPermission: RecordPermission { .denied }

    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws { self.category = category }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws { (self.category, self.mode) = (category, mode) }
    open func setCategory(_ category: String) throws { self.category = Category(rawValue: category) }
    open func setCategory(_ category: String, with options: CategoryOptions = []) throws { self.category = Category(rawValue: category) }
    open func setActive(_ active: Bool, with options: SetActiveOptions = []) throws {}
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    open var inputGain: Float { 1 }
    open var outputVolume: Float { 1 }
    open var sampleRate: Double { 44_100 }
    open var isInputAvailable: Bool { false }
    open var isOtherAudioPlaying: Bool { false }
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open func setActive(_ active: Bool) throws {}
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        notImplemented("AVAudioSession.requestRecordPermission(_:)")
        nonisolated(unsafe) let response = response
        DispatchQueue.main.async { response(false) }
    }
}

// Names before Swift 4.2.
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission

public let AVAudioSessionCategoryPlayAndRecord = "AVAudioSessionCategoryPlayAndRecord"
public let AVAudioSessionCategoryPlayback = "AVAudioSessionCategoryPlayback"
public let AVAudioSessionCategoryAmbient = "AVAudioSessionCategoryAmbient"
public let AVAudioSessionCategoryRecord = "AVAudioSessionCategoryRecord"
public let AVAudioSessionCategorySoloAmbient = "AVAudioSessionCategorySoloAmbient"
