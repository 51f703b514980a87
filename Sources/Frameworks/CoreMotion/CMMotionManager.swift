@_exported import Foundation
import ObjCRuntime

public struct CMAcceleration: Sendable { public var x = 0.0, y = 0.0, z = 0.0; public init() {} }
public struct CMRotationRate: Sendable { public var x = 0.0, y = 0.0, z = 0.0; public init() {} }

open class CMLogItem: ObjCObject, @unchecked Sendable { open var timestamp: TimeInterval { 0 } }
open class CMAccelerometerData: CMLogItem, @unchecked Sendable { open var acceleration: CMAcceleration { CMAcceleration() } }
open class CMGyroData: CMLogItem, @unchecked Sendable { open var rotationRate: CMRotationRate { CMRotationRate() } }
open class CMAttitude: ObjCObject, @unchecked Sendable { open var roll: Double { 0 }; open var pitch: Double { 0 }; open var yaw: Double { 0 } }

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    open var attitude: CMAttitude { CMAttitude() }
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Named only: as on the simulator, no sensor is there and no data come.
open class CMMotionManager: ObjCObject {
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open private(set) var isAccelerometerActive = false
    open private(set) var isGyroActive = false
    open private(set) var isDeviceMotionActive = false
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }

    open func startAccelerometerUpdates() { say(); isAccelerometerActive = true }
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) { startAccelerometerUpdates() }
    open func stopAccelerometerUpdates() { isAccelerometerActive = false }
    open func startGyroUpdates() { say(); isGyroActive = true }
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) { startGyroUpdates() }
    open func stopGyroUpdates() { isGyroActive = false }
    open func startDeviceMotionUpdates() { say(); isDeviceMotionActive = true }
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) { startDeviceMotionUpdates() }
    open func stopDeviceMotionUpdates() { isDeviceMotionActive = false }

    private func say() { notImplemented("CMMotionManager: updates") }
}
