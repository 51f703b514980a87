import Foundation
import ObjCRuntime

open class CHHapticEvent: ObjCObject, @unchecked Sendable {
    public struct EventType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient"), hapticContinuous = Self(rawValue: "HapticContinuous"), audioContinuous = Self(rawValue: "AudioContinuous"), audioCustom = Self(rawValue: "AudioCustom")
    }
    public struct ParameterID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity"), hapticSharpness = Self(rawValue: "HapticSharpness"), attackTime = Self(rawValue: "AttackTime"), decayTime = Self(rawValue: "DecayTime")
        public static let releaseTime = Self(rawValue: "ReleaseTime"), sustained = Self(rawValue: "Sustained"), audioVolume = Self(rawValue: "AudioVolume"), audioPitch = Self(rawValue: "AudioPitch")
    }
    public let type: EventType, eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval = 0) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
        super.init()
    }
}

open class CHHapticEventParameter: ObjCObject, @unchecked Sendable {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value); super.init() }
}
