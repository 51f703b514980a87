import Foundation

// Core Foundation's types as Core Graphics' signatures name them. Here they are the Swift values that Apple's bridge to,
// so that `key as String` and `data as CFData` compile in both directions.
public typealias CFString = String
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFArray = [Any]
public typealias CFURL = URL
public typealias CFTypeRef = AnyObject
public typealias CFPropertyList = AnyObject
public typealias CFTypeID = UInt
public typealias CFTimeInterval = Double
