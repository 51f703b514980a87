import Foundation

/// A type that isn't an object in Objective-C: it travels boxed in an NSNumber or NSValue.
package protocol ScalarBridge {
    static func bridged(_ value: Any) -> Self?
}

extension NSNumber {
    static func bridged(any value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Bool: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as Float: NSNumber(value: number)
        case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
        case let text as String: Double(text).map { NSNumber(value: $0) }
        case let raw as any RawRepresentable: bridged(any: raw.rawValue)
        default: nil
        }
    }
}

extension Bool: ScalarBridge {
    package static func bridged(_ value: Any) -> Bool? {
        if let text = value as? String { return ["YES", "true", "1"].contains(text) }
        return NSNumber.bridged(any: value)?.boolValue
    }
}
extension Int: ScalarBridge { package static func bridged(_ value: Any) -> Int? { NSNumber.bridged(any: value)?.intValue } }
extension Int8: ScalarBridge { package static func bridged(_ value: Any) -> Int8? { NSNumber.bridged(any: value)?.int8Value } }
extension Int16: ScalarBridge { package static func bridged(_ value: Any) -> Int16? { NSNumber.bridged(any: value)?.int16Value } }
extension Int32: ScalarBridge { package static func bridged(_ value: Any) -> Int32? { NSNumber.bridged(any: value)?.int32Value } }
extension Int64: ScalarBridge { package static func bridged(_ value: Any) -> Int64? { NSNumber.bridged(any: value)?.int64Value } }
extension UInt: ScalarBridge { package static func bridged(_ value: Any) -> UInt? { NSNumber.bridged(any: value)?.uintValue } }
extension UInt8: ScalarBridge { package static func bridged(_ value: Any) -> UInt8? { NSNumber.bridged(any: value)?.uint8Value } }
extension UInt16: ScalarBridge { package static func bridged(_ value: Any) -> UInt16? { NSNumber.bridged(any: value)?.uint16Value } }
extension UInt32: ScalarBridge { package static func bridged(_ value: Any) -> UInt32? { NSNumber.bridged(any: value)?.uint32Value } }
extension UInt64: ScalarBridge { package static func bridged(_ value: Any) -> UInt64? { NSNumber.bridged(any: value)?.uint64Value } }
extension Double: ScalarBridge { package static func bridged(_ value: Any) -> Double? { NSNumber.bridged(any: value)?.doubleValue } }
extension Float: ScalarBridge { package static func bridged(_ value: Any) -> Float? { NSNumber.bridged(any: value)?.floatValue } }
extension CGFloat: ScalarBridge { package static func bridged(_ value: Any) -> CGFloat? { NSNumber.bridged(any: value).map { CGFloat($0.doubleValue) } } }

extension String: ScalarBridge {
    package static func bridged(_ value: Any) -> String? {
        switch value {
        case let text as NSString: text as String
        case let text as Substring: String(text)
        case let text as NSAttributedString: text.string
        case let raw as any RawRepresentable: raw.rawValue as? String
        default: nil
        }
    }
}

// corelibs' NSValue boxes these three by `rectValue`, `pointValue` and `sizeValue`.
extension CGRect: ScalarBridge { package static func bridged(_ value: Any) -> CGRect? { (value as? NSValue)?.rectValue } }
extension CGPoint: ScalarBridge { package static func bridged(_ value: Any) -> CGPoint? { (value as? NSValue)?.pointValue } }
extension CGSize: ScalarBridge { package static func bridged(_ value: Any) -> CGSize? { (value as? NSValue)?.sizeValue } }

extension NSRange: ScalarBridge { package static func bridged(_ value: Any) -> NSRange? { (value as? NSValue)?.rangeValue } }
