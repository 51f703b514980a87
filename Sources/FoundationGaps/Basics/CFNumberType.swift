import Foundation

public enum CFNumberType: CFIndex, Sendable {
    case sInt8Type = 1, sInt16Type, sInt32Type, sInt64Type, float32Type, float64Type, charType, shortType, intType, longType, longLongType, floatType, doubleType
    case cfIndexType, nsIntegerType, cgFloatType
    public static var maxType: CFNumberType { .cgFloatType }
}

/// Writes the number as the C type that `theType` says.
@discardableResult public func CFNumberGetValue(_ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!) -> Bool {
    func write<T>(_ value: T) { valuePtr.storeBytes(of: value, as: T.self) }
    switch theType {
    case .sInt8Type, .charType: write(number.int8Value)
    case .sInt16Type, .shortType: write(number.int16Value)
    case .sInt32Type, .intType: write(number.int32Value)
    case .sInt64Type, .longType, .longLongType: write(number.int64Value)
    case .cfIndexType, .nsIntegerType: write(number.intValue)
    case .float32Type, .floatType: write(number.floatValue)
    case .float64Type, .doubleType, .cgFloatType: write(number.doubleValue)
    }
    return true
}

public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
public func CFErrorCopyFailureReason(_ err: CFError!) -> CFString! { err.localizedFailureReason }
public func CFErrorCopyRecoverySuggestion(_ err: CFError!) -> CFString! { err.localizedRecoverySuggestion }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { [AnyHashable: Any](uniqueKeysWithValues: err.userInfo.map { (AnyHashable($0), $1) }) }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err.domain }
