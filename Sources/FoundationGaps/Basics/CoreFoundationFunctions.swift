import Foundation
import ObjCRuntime

// The functions of Core Foundation that apps call from Swift, in terms of Foundation's classes.

public func CFEqual(_ cf1: Any!, _ cf2: Any!) -> Bool { (cf1 as AnyObject) === (cf2 as AnyObject) || (cf1 as AnyObject as? NSObject)?.isEqual(cf2) == true }
public func CFGetRetainCount(_ cf: Any!) -> CFIndex { CFIndex(_getRetainCount(cf as AnyObject)) }
public func CFHash(_ cf: Any!) -> CFHashCode { CFHashCode(bitPattern: (cf as AnyObject as? NSObject)?.hash ?? 0) }
public func CFShow(_ obj: Any!) { FileHandle.standardError.write(Data("\(obj.map { "\($0)" } ?? "(null)")\n".utf8)) }

// MARK: Types

private func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

/// Made-up numbers, one a type; only that they are equal or not means something.
public func CFGetTypeID(_ cf: Any!) -> CFTypeID {
    switch cf as AnyObject {
    case is NSString: CFStringGetTypeID()
    case let number as NSNumber: isBoolean(number) ? CFBooleanGetTypeID() : CFNumberGetTypeID()
    case is NSArray: CFArrayGetTypeID()
    case is NSDictionary: CFDictionaryGetTypeID()
    case is NSData: CFDataGetTypeID()
    case is NSDate: CFDateGetTypeID()
    case is NSURL: CFURLGetTypeID()
    case is NSNull: CFNullGetTypeID()
    default: 0
    }
}

public func CFStringGetTypeID() -> CFTypeID { 7 }
public func CFNullGetTypeID() -> CFTypeID { 16 }
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
public func CFArrayGetTypeID() -> CFTypeID { 19 }
public func CFDataGetTypeID() -> CFTypeID { 20 }
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }
public func CFURLGetTypeID() -> CFTypeID { 29 }
public func CFDateGetTypeID() -> CFTypeID { 42 }

// MARK: Collections and texts

public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.utf16.count }
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean.boolValue }
public func CFDateCreate(_ allocator: CFAllocator!, _ at: CFAbsoluteTime) -> CFDate! { Date(timeIntervalSinceReferenceDate: at) }
public func CFDateGetAbsoluteTime(_ theDate: CFDate!) -> CFAbsoluteTime { theDate.timeIntervalSinceReferenceDate }
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! { uuid.uuidString }
public func CFBundleGetMainBundle() -> CFBundle! { .main }
public func CFURLCreateWithFileSystemPath(_ allocator: CFAllocator!, _ filePath: CFString!, _ pathStyle: CFIndex, _ isDirectory: Bool) -> CFURL! {
    URL(fileURLWithPath: filePath, isDirectory: isDirectory)
}

// MARK: Transforms

public let kCFStringTransformToLatin: CFString! = "Any-Latin"
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:Mn:] Remove; NFC"
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:M:] Remove; NFC"
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
public let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"

/// Transforms the range, or where it is nil the whole text, in place.
@discardableResult
public func CFStringTransform(_ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool) -> Bool {
    let whole = NSRange(location: range?.pointee.location ?? 0, length: range?.pointee.length ?? string.length)
    let part = string.substring(with: whole)
    guard let changed = part.applyingTransform(StringTransform(rawValue: transform), reverse: reverse) else { return false }
    string.replaceCharacters(in: whole, with: changed)
    return true
}

// MARK: Preferences

public let kCFPreferencesCurrentApplication: CFString! = "kCFPreferencesCurrentApplication"
public func CFPreferencesSetAppValue(_ key: CFString!, _ value: Any?, _ applicationID: CFString!) { UserDefaults.standard.set(value, forKey: key) }
public func CFPreferencesCopyAppValue(_ key: CFString!, _ applicationID: CFString!) -> CFTypeRef? { UserDefaults.standard.object(forKey: key).map { $0 as AnyObject } }
@discardableResult public func CFPreferencesAppSynchronize(_ applicationID: CFString!) -> Bool { UserDefaults.standard.synchronize() }
