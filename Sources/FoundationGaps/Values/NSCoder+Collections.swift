import Foundation

extension NSCoder {
    public func decodeArrayOfObjects<T: NSObject & NSCoding>(ofClass cls: T.Type, forKey key: String) -> [T]? {
        decodeObject(of: [NSArray.self, cls], forKey: key) as? [T]
    }

    public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
        decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
    }

    public func decodeDictionary<K: NSObject & NSCoding, V: NSObject & NSCoding>(withKeyClass keyClass: K.Type, objectClass: V.Type, forKey key: String) -> [AnyHashable: V]? {
        decodeObject(of: [NSDictionary.self, keyClass, objectClass], forKey: key) as? [AnyHashable: V]
    }
}

extension NSKeyedUnarchiver {
    public static func unarchivedArrayOfObjects<T: NSObject & NSCoding>(ofClass cls: T.Type, from data: Data) throws -> [T]? {
        try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [T]
    }

    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
    }

    public static func unarchivedDictionary<K: NSObject & NSCoding, V: NSObject & NSCoding>(ofKeyClass keyType: K.Type, objectClass valueType: V.Type, from data: Data) throws -> [AnyHashable: V]? {
        try unarchivedObject(ofClasses: [NSDictionary.self, keyType, valueType], from: data) as? [AnyHashable: V]
    }
}

public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
