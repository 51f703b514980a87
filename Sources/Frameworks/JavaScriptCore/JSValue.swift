import Foundation
import ObjCRuntime

public protocol JSExport {}

/// A value of Swift's in a context.
open class JSValue: ObjCObject, @unchecked Sendable {
    private let value: Any?
    private let isSet: Bool
    open weak var context: JSContext!
    private init(_ value: Any?, _ isSet: Bool, _ context: JSContext?) { (self.value, self.isSet, self.context) = (value, isSet, context); super.init() }

    public convenience init!(object value: Any!, in context: JSContext!) { self.init(value, true, context) }
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(value, true, context) }
    public convenience init!(double value: Double, in context: JSContext!) { self.init(value, true, context) }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(value, true, context) }
    public convenience init!(nullIn context: JSContext!) { self.init(nil, true, context) }
    public convenience init!(undefinedIn context: JSContext!) { self.init(nil, false, context) }

    open var isUndefined: Bool { !isSet }
    open var isNull: Bool { isSet && value == nil }
    open var isBoolean: Bool { value is Bool }
    open var isNumber: Bool { value is Double || value is Int32 || value is Int || value is NSNumber }
    open var isString: Bool { value is String }
    open var isObject: Bool { isSet && value != nil && !isBoolean && !isNumber && !isString }
    open var isArray: Bool { value is [Any] }
    open func toObject() -> Any! { value }
    open func toBool() -> Bool { (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? (value != nil) }
    open func toDouble() -> Double { (value as? Double) ?? (value as? NSNumber)?.doubleValue ?? .nan }
    open func toInt32() -> Int32 { (value as? Int32) ?? (value as? NSNumber)?.int32Value ?? 0 }
    open func toUInt32() -> UInt32 { UInt32(bitPattern: toInt32()) }
    open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
    open func toString() -> String! { isSet ? value.map { "\($0)" } ?? "null" : "undefined" }
    open func toArray() -> [Any]! { value as? [Any] }
    open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }
    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
        notImplemented("JSValue.call(withArguments:)")
        return JSValue(undefinedIn: context)
    }
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { call(withArguments: arguments) }
    open func construct(withArguments arguments: [Any]!) -> JSValue! { call(withArguments: arguments) }
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { (value as? [String: Any])?[key as? String ?? ""].map { JSValue(object: $0, in: context) } ?? JSValue(undefinedIn: context) }
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { (value as? [Any]).flatMap { $0.indices.contains(index) ? JSValue(object: $0[index], in: context) : nil } ?? JSValue(undefinedIn: context) }
    open func forProperty(_ property: String!) -> JSValue! { objectForKeyedSubscript(property) }
    open func hasProperty(_ property: String!) -> Bool { (value as? [String: Any])?[property] != nil }
    open func setValue(_ value: Any!, forProperty property: String!) {}
    open override var description: String { toString() }
}
