import Foundation

/// What lowering makes of a value whose type is `AnyObject` where a member is read of it. Objective-C looks the member up at run
/// time: a member is nil where the object has none of that name.
@dynamicMemberLookup public struct _AnyObject {
    public let object: AnyObject

    public init(_ value: Any) { object = value as AnyObject }
    public init?(_ value: Any?) {
        guard let value else { return nil }
        object = value as AnyObject
    }

    /// What `NSObject` declares is found on every object.
    public subscript<T>(dynamicMember path: KeyPath<NSObject, T>) -> T! { (object as? NSObject)?[keyPath: path] }
}

// MARK: Numbers, text and boxed values

extension _AnyObject {
    private var number: NSNumber? { object as? NSNumber }
    private var text: NSString? { object as? NSString }

    public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
    public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
    public var integerValue: Int! { number?.intValue ?? text?.integerValue }
    public var intValue: Int! { number?.intValue ?? text.map { Int($0.intValue) } }
    public var int32Value: Int32! { number?.int32Value }
    public var int64Value: Int64! { number?.int64Value }
    public var uintValue: UInt! { number?.uintValue }
    public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
    public var stringValue: String! { number?.stringValue }
    public var length: Int! { text?.length ?? (object as? NSAttributedString)?.length ?? (object as? NSData)?.length }
    public var count: Int! { (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count }
    public var cgRectValue: CGRect! { (object as? NSValue)?.rectValue }
    public var cgPointValue: CGPoint! { (object as? NSValue)?.pointValue }
    public var cgSizeValue: CGSize! { (object as? NSValue)?.sizeValue }
    public var rangeValue: NSRange! { (object as? NSValue)?.rangeValue }
    public var timeIntervalSinceNow: TimeInterval! { (object as? NSDate)?.timeIntervalSinceNow }
    public var absoluteString: String! { (object as? NSURL)?.absoluteString }
    public var path: String! { (object as? NSURL)?.path }
    public var localizedDescription: String! { (object as? NSError)?.localizedDescription }
    public var userInfo: [AnyHashable: Any]! { (object as? NSNotification)?.userInfo }

    // MARK: Methods

    public func value(forKey key: String) -> Any? { KeyValueCoding.value(forKey: key, of: object) }
    public func value(forKeyPath path: String) -> Any? { KeyValueCoding.value(forKeyPath: path, of: object) }
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, forKey: key, of: object) }
    public func object(forKey key: Any) -> Any? { (object as? NSDictionary)?.object(forKey: key) }
    public func object(at index: Int) -> Any { (object as! NSArray).object(at: index) }
    public func isKind(of type: AnyClass) -> Bool { (object as? NSObject)?.isKind(of: type) ?? false }
    public func isMember(of type: AnyClass) -> Bool { Swift.type(of: object) == type }
    public func isEqual(_ other: Any?) -> Bool { (object as? NSObject)?.isEqual(other) ?? (object === other as AnyObject?) }
    public func responds(to selector: Selector!) -> Bool { selector != nil && ObjCClass.responds(object, to: selector) }
    @discardableResult public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { (object as? NSObject)?.perform(selector) }
    @discardableResult public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! { (object as? NSObject)?.perform(selector, with: argument) }
    public func copy() -> Any! { (object as? NSObject)?.copy() }
}
