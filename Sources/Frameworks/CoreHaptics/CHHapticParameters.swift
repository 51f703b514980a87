import Foundation
import ObjCRuntime

open class CHHapticDynamicParameter: ObjCObject, @unchecked Sendable {
    public struct ID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl"), hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl"), audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    }
    public let parameterID: ID
    open var value: Float
    open var relativeTime: TimeInterval
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) { (self.parameterID, self.value, relativeTime) = (parameterID, value, time); super.init() }
}

open class CHHapticParameterCurve: ObjCObject, @unchecked Sendable {
    open class ControlPoint: ObjCObject, @unchecked Sendable {
        open var relativeTime: TimeInterval
        open var value: Float
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value); super.init() }
    }
    public let parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint]
    open var relativeTime: TimeInterval
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) { (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime); super.init() }
}

public let CHHapticTimeImmediate: TimeInterval = 0

public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func cancel() throws
    var isMuted: Bool { get set }
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: CHHapticEngine.CompletionHandler { get set }
}
