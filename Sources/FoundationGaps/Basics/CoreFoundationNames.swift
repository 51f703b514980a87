@_exported import CoreFoundationTypes
import Foundation

nonisolated(unsafe) public let kCFAllocatorDefault: CFAllocator? = nil
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
nonisolated(unsafe) public let kCFNull: CFNull! = NSNull()

public struct CFRange: Equatable, Sendable {
    public var location = 0
    public var length = 0
    public init() {}
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Seconds since the first instant of 1 January 2001, GMT.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

// Dispatch's own, where a file imports that.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000
@_disfavoredOverload public let USEC_PER_SEC: UInt64 = 1_000_000
@_disfavoredOverload public let NSEC_PER_USEC: UInt64 = 1_000

// Keys of an Info.plist.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
public let kCFBundleNameKey: CFString! = "CFBundleName"
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
