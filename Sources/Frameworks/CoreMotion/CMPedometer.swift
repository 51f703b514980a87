import Foundation
import ObjCRuntime

public let CMErrorDomain = "CMErrorDomain"
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

open class CMPedometerData: ObjCObject, @unchecked Sendable {
    open var startDate: Date { Date() }
    open var endDate: Date { Date() }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
}

/// Named only: steps aren't counted.
open class CMPedometer: ObjCObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) { handler(nil, NSError(domain: CMErrorDomain, code: 104)) }
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { notImplemented("CMPedometer: updates") }
    open func stopUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable { case low = 0, medium, high }
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { Date() }
    open var unknown: Bool { true }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}

/// Named only: no activity is told.
open class CMMotionActivityManager: ObjCObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) { notImplemented("CMMotionActivityManager: updates") }
    open func stopActivityUpdates() {}
    open func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityQueryHandler) { handler(nil, NSError(domain: CMErrorDomain, code: 104)) }
}

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 101.325 }
}
open class CMAltimeter: ObjCObject, @unchecked Sendable {
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) { notImplemented("CMAltimeter: updates") }
    open func stopRelativeAltitudeUpdates() {}
}
