import Foundation

// Core Foundation's types are the values of Swift that Apple's bridge to, as in our CoreGraphics: `key as String` and `data as CFData` compile.
public typealias CFTypeRef = AnyObject
public typealias CFPropertyList = AnyObject
public typealias CFTypeID = UInt
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFString = String
public typealias CFMutableString = NSMutableString
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFArray = [Any]
public typealias CFMutableArray = NSMutableArray
public typealias CFSet = NSSet
public typealias CFURL = URL
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFDate = NSDate
public typealias CFError = NSError
public typealias CFLocale = NSLocale
public typealias CFNull = NSNull
public typealias CFUUID = NSUUID
public typealias CFBundle = Bundle
public typealias CFAllocator = NSObject
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias CFHashCode = UInt

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

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
