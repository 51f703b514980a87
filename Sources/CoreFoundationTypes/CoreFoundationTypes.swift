import Foundation

// Core Foundation's types as the signatures of other frameworks name them. Here they are the Swift values that Apple's bridge to,
// so that `key as String` and `data as CFData` compile in both directions. One module declares them: two would make each
// `CFTimeInterval(…)` ambiguous.
public typealias CFIndex = Int
public typealias CFTypeID = UInt
public typealias CFTypeRef = AnyObject
public typealias CFPropertyList = AnyObject
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

public typealias CFString = String
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFArray = [Any]
public typealias CFMutableArray = NSMutableArray
public typealias CFURL = URL
public typealias CFDate = Date
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFError = NSError
public typealias CFUUID = NSUUID
public typealias CFLocale = NSLocale
public typealias CFCalendar = NSCalendar
public typealias CFSet = NSSet
public typealias CFNull = NSNull
public typealias CFBundle = Bundle
public typealias CFAllocator = NSObject
public typealias CFOptionFlags = UInt
public typealias CFHashCode = UInt
