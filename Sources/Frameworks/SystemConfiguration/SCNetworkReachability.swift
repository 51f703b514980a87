@_exported import Foundation
import FoundationGaps

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let transientConnection = Self(rawValue: 1), reachable = Self(rawValue: 2), connectionRequired = Self(rawValue: 4)
    public static let connectionOnTraffic = Self(rawValue: 8), interventionRequired = Self(rawValue: 16), connectionOnDemand = Self(rawValue: 32)
    public static let isLocalAddress = Self(rawValue: 1 << 16), isDirect = Self(rawValue: 1 << 17), isWWAN = Self(rawValue: 1 << 18)
    public static let connectionAutomatic = connectionOnTraffic
}

public var kSCNetworkFlagsTransientConnection: Int { 1 }
public var kSCNetworkFlagsReachable: Int { 2 }
public var kSCNetworkFlagsConnectionRequired: Int { 4 }
public var kSCNetworkFlagsConnectionAutomatic: Int { 8 }
public var kSCNetworkFlagsInterventionRequired: Int { 16 }
public var kSCNetworkFlagsIsLocalAddress: Int { 1 << 16 }
public var kSCNetworkFlagsIsDirect: Int { 1 << 17 }

public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?
    public init(version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?) {
        (self.version, self.info) = (version, info)
    }
}

public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// Whether a host can be reached. Here every host can; the callback comes once, when it is scheduled.
public final class SCNetworkReachability: @unchecked Sendable {
    var callBack: SCNetworkReachabilityCallBack?
    var info: UnsafeMutableRawPointer?

    func tell(on queue: DispatchQueue) { queue.async { self.callBack?(self, .reachable, self.info) } }
}

public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafeRawPointer) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool {
    flags.pointee = .reachable
    return true
}

@discardableResult
public func SCNetworkReachabilitySetCallback(_ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?) -> Bool {
    (target.callBack, target.info) = (callout, context?.pointee.info)
    return true
}

@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    if let queue { target.tell(on: queue) } else { target.callBack = nil }
    return true
}

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString) -> Bool {
    target.tell(on: .main)
    return true
}

@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString) -> Bool {
    target.callBack = nil
    return true
}
