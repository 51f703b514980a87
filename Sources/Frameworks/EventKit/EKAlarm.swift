import CoreLocation
import Foundation
import ObjCRuntime

public enum EKAlarmProximity: Int, Sendable { case none = 0, enter, leave }
public enum EKAlarmType: Int, Sendable { case display = 0, audio, procedure, email }

/// It goes off at a date, before or after its item's, or at a place: setting one of the dates unsets the other.
open class EKAlarm: EKObject {
    open var relativeOffset: TimeInterval { didSet { absolute = nil } }
    open var absoluteDate: Date? {
        get { absolute }
        set { (relativeOffset, absolute) = (0, newValue) }
    }
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none
    open var type: EKAlarmType { .display }
    private var absolute: Date?

    public override convenience init() { self.init(relativeOffset: 0) }
    public init(relativeOffset offset: TimeInterval) { relativeOffset = offset; super.init() }
    public init(absoluteDate date: Date) { (relativeOffset, absolute) = (0, date); super.init() }
}

/// A place by its name, or with its coordinate and the radius in metres within which one is there.
open class EKStructuredLocation: EKObject {
    open var title: String?
    open var geoLocation: CLLocation?
    open var radius = 0.0
    public override init() { super.init() }
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
}
