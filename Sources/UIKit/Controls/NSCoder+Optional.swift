import Foundation

/// Values that a nib may leave out, in which case the object keeps its default.
extension NSCoder {
    func integer(_ key: String) -> Int? { containsValue(forKey: key) ? decodeInteger(forKey: key) : nil }
    func bool(_ key: String) -> Bool? { containsValue(forKey: key) ? decodeBool(forKey: key) : nil }
    func float(_ key: String) -> CGFloat? { containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : nil }
    func object<T>(_ key: String, as type: T.Type = T.self) -> T? { containsValue(forKey: key) ? decodeObject(forKey: key) as? T : nil }
}
