import Foundation
import ObjCRuntime

open class CHHapticPattern: ObjCObject, @unchecked Sendable {
    public struct Key: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let version = Self(rawValue: "Version"), pattern = Self(rawValue: "Pattern"), event = Self(rawValue: "Event"), eventType = Self(rawValue: "EventType"), eventParameters = Self(rawValue: "EventParameters")
        public static let time = Self(rawValue: "Time"), eventDuration = Self(rawValue: "EventDuration"), parameterID = Self(rawValue: "ParameterID"), parameterValue = Self(rawValue: "ParameterValue")
    }
    public let events: [CHHapticEvent]
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events; super.init() }
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.events = events; super.init() }
    public init(dictionary patternDict: [Key: Any]) throws { events = []; super.init() }
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
