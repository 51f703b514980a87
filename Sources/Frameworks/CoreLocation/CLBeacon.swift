import Foundation
import ObjCRuntime

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16
public enum CLProximity: Int, Sendable { case unknown = 0, immediate, near, far }

open class CLBeaconIdentityConstraint: ObjCObject {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }
}

open class CLBeaconRegion: CLRegion {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?
    open var proximityUUID: UUID { uuid }
    open var notifyEntryStateOnDisplay = false
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid: uuid, major: major?.uint16Value, minor: minor?.uint16Value) }

    public override convenience init() { self.init(uuid: UUID(), identifier: "") }
    public init(uuid: UUID, identifier: String) {
        (self.uuid, major, minor) = (uuid, nil, nil)
        super.init(named: identifier)
    }

    private init(_ uuid: UUID, _ major: NSNumber?, _ minor: NSNumber?, _ identifier: String) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init(named: identifier)
    }

    public convenience init(proximityUUID: UUID, identifier: String) { self.init(proximityUUID, nil, nil, identifier) }
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) { self.init(proximityUUID, NSNumber(value: major), nil, identifier) }
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(proximityUUID, NSNumber(value: major), NSNumber(value: minor), identifier)
    }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(uuid, NSNumber(value: major), NSNumber(value: minor), identifier)
    }
}

/// Named only: none is ever heard.
open class CLBeacon: ObjCObject {
    open var uuid: UUID { UUID() }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
}
