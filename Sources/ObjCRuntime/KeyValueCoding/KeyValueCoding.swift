import Foundation

/// Values by key and key path, with Apple's published texts where a class doesn't have the key.
package enum KeyValueCoding {
    /// What is being set on this thread, for the messages of failing conversions.
    @TaskLocal static var scope: Scope?

    struct Scope: @unchecked Sendable {
        let object: AnyObject, key: String
    }

    static var current: (AnyObject, String)? { scope.map { ($0.object, $0.key) } }
    static var currentKey: String? { scope?.key }

    /// `object` may be a value of Swift: dictionaries and arrays answer as NSDictionary and NSArray do.
    package static func value(forKey key: String, of object: Any) -> Any? {
        switch object {
        case let object as ObjCObject: return object.value(forKey: key)
        case let dictionary as [AnyHashable: Any]: return dictionary[key]
        case let array as [Any]: return key == "@count" ? array.count : array.map { value(forKey: key, of: $0) ?? NSNull() }
        case let set as Set<AnyHashable>: return set.map { value(forKey: key, of: $0) ?? NSNull() }
        case let text as String: return textValue(forKey: key, of: text)
        default: return other(forKey: key, of: object)
        }
    }

    private static func other(forKey key: String, of object: Any) -> Any? {
        switch object {
        case let dictionary as NSDictionary: return dictionary.object(forKey: key)
        case let array as NSArray: return value(forKey: key, of: array.map { $0 })
        case let set as NSSet: return value(forKey: key, of: set.allObjects)
        case let set as NSOrderedSet: return value(forKey: key, of: set.array)
        case let number as NSNumber: if let found = numberValue(forKey: key, of: number) { return found }
        case is NSNull: return nil
        default: break
        }
        if type(of: object) is AnyClass {
            let object = object as AnyObject
            if let property = ObjCClass.of(object).property(key), let get = property.get { return get(object) }
        }
        if let child = reflected(object, key) { return child }
        raiseUndefined("valueForUndefinedKey:", key, of: object as AnyObject)
    }

    /// Objects of plain Swift in predicates and sort descriptors: their stored properties answer.
    private static func reflected(_ object: Any, _ key: String) -> Any?? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let some = mirror {
            if let child = some.children.first(where: { $0.label == key }) { return .some(unwrapped(child.value)) }
            mirror = some.superclassMirror
        }
        return nil
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    private static func numberValue(forKey key: String, of number: NSNumber) -> Any? {
        switch key {
        case "self": number
        case "intValue", "integerValue": number.intValue
        case "doubleValue": number.doubleValue
        case "floatValue": number.floatValue
        case "boolValue": number.boolValue
        case "stringValue": number.stringValue
        default: nil
        }
    }

    private static func textValue(forKey key: String, of text: String) -> Any? {
        switch key {
        case "length": text.utf16.count
        case "self": text
        case "lowercaseString": text.lowercased()
        case "uppercaseString": text.uppercased()
        case "capitalizedString": text.capitalized
        case "integerValue", "intValue": (text as NSString).integerValue
        case "doubleValue": (text as NSString).doubleValue
        default: raiseUndefined("valueForUndefinedKey:", key, of: text as NSString)
        }
    }

    package static func value(forKeyPath path: String, of object: Any) -> Any? {
        guard let dot = path.firstIndex(of: ".") else { return plain(path, of: object) }
        let (first, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
        if first.hasPrefix("@") { return CollectionOperator.apply(first, rest, to: object) }
        guard let next = plain(first, of: object) else { return nil }
        return value(forKeyPath: rest, of: next)
    }

    private static func plain(_ key: String, of object: Any) -> Any? {
        if key == "self" { return object }
        return key.hasPrefix("@") ? CollectionOperator.apply(key, "self", to: object) : value(forKey: key, of: object)
    }

    package static func set(_ value: Any?, forKey key: String, of object: AnyObject) {
        if let object = object as? ObjCObject { return object.setValue(value, forKey: key) }
        if let dictionary = object as? NSMutableDictionary { dictionary[key] = value; return }
        ObjCClass.of(object).set(value, forKey: key, of: object)
    }

    package static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) {
        guard let dot = path.firstIndex(of: ".") else { return set(value, forKey: path, of: object) }
        guard let next = self.value(forKey: String(path[..<dot]), of: object) else { return }
        set(value, forKeyPath: String(path[path.index(after: dot)...]), of: next as AnyObject)
    }

    static func raiseUndefined(_ method: String, _ key: String, of object: AnyObject) -> Never {
        let who = "<\(ClassNames.name(of: type(of: object) as AnyClass)) \(ObjCClass.address(of: object))>"
        NSException.fail(.undefinedKeyException, "[\(who) \(method)]: this class is not key value coding-compliant for the key \(key).", rule: "E23")
    }

    static func raiseNil(_ key: String, of object: AnyObject) -> Never {
        let who = "<\(ClassNames.name(of: type(of: object) as AnyClass)) \(ObjCClass.address(of: object))>"
        NSException.fail(.invalidArgumentException, "[\(who) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }
}

extension ObjCClass {
    /// `key` as it stands, or its Boolean getter's name: `hidden` reaches `isHidden` and the other way round.
    package func property(_ key: String) -> ObjCGlue.Property? {
        glue.properties[key] ?? glue.properties[KeyValueObserving.otherSpelling(of: key)]
    }

    private static func setterName(of key: String) -> String { "set\(key.prefix(1).uppercased())\(key.dropFirst()):" }

    /// Whether `setValue(_:forKey:)` finds where to put a value.
    package func takes(_ key: String) -> Bool { property(key)?.set != nil || glue.actions[Self.setterName(of: key)] != nil }

    func set(_ value: Any?, forKey key: String, of object: AnyObject) {
        if let setter = property(key)?.set {
            return KeyValueCoding.$scope.withValue(.init(object: object, key: key)) { setter(object, value) }
        }
        if let action = glue.actions[Self.setterName(of: key)] { _ = action(object, [value]); return }
        if let object = object as? ObjCObject { return object.setValue(value, forUndefinedKey: key) }
        KeyValueCoding.raiseUndefined("setValue:forUndefinedKey:", key, of: object)
    }

    func value(forKey key: String, of object: ObjCObject) -> Any? {
        if let getter = property(key)?.get { return getter(object) }
        if let action = glue.actions[key] { return action(object, []) }
        switch key {
        case "self": return object
        case "description": return object.description
        case "hash": return object.hash
        case "class": return type(of: object)
        default: return object.value(forUndefinedKey: key)
        }
    }
}
