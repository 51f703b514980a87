import Foundation

/// Values that a nib may leave out, in which case the object keeps its default.
extension NSCoder {
    func integer(_ key: String) -> Int? { containsValue(forKey: key) ? decodeInteger(forKey: key) : nil }
    func bool(_ key: String) -> Bool? { containsValue(forKey: key) ? decodeBool(forKey: key) : nil }
    func float(_ key: String) -> CGFloat? { containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : nil }
    func object<T>(_ key: String, as type: T.Type = T.self) -> T? { containsValue(forKey: key) ? decodeObject(forKey: key) as? T : nil }
}

/// Collections, however the coder hands them out.
extension NSCoder {
    func array<T>(_ key: String, of type: T.Type = T.self) -> [T] {
        guard containsValue(forKey: key), let value = decodeObject(forKey: key) else { return [] }
        if let array = value as? [Any] { return array.compactMap { $0 as? T } }
        if let array = value as? NSArray { return (0..<array.count).compactMap { array.object(at: $0) as? T } }
        return []
    }

    func dictionary(_ key: String) -> [AnyHashable: Any] {
        guard containsValue(forKey: key), let value = decodeObject(forKey: key) else { return [:] }
        if let dictionary = value as? [AnyHashable: Any] { return dictionary }
        guard let dictionary = value as? NSDictionary else { return [:] }
        var found: [AnyHashable: Any] = [:]
        for key in dictionary.allKeys { if let name = key as? AnyHashable { found[name] = dictionary.object(forKey: key) } }
        return found
    }

    func insets(_ key: String) -> UIEdgeInsets? { containsValue(forKey: key) ? decodeUIEdgeInsets(forKey: key) : nil }
    func size(_ key: String) -> CGSize? { containsValue(forKey: key) ? decodeCGSize(forKey: key) : nil }

    /// Keys are strings in a nib's dictionaries of prototypes.
    func stringDictionary(_ key: String) -> [String: Any] {
        Dictionary(dictionary(key).compactMap { key, value in (key.base as? String ?? (key.base as? NSString).map { $0 as String }).map { ($0, value) } }, uniquingKeysWith: { $1 })
    }
}

extension NSCoder {
    /// Text, also where the nib holds a mutable or a localizable string.
    func string(_ key: String) -> String? {
        guard containsValue(forKey: key), let value = decodeObject(forKey: key) else { return nil }
        return value as? String ?? (value as? NSString).map { $0 as String } ?? (value as? NSMutableString).map { String(describing: $0) }
    }
}
