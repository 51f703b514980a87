import Foundation

/// A value of an attribute as a property list holds it: what those can't hold is a dictionary with its kind.
enum StoredValue {
    /// nil where it can't be kept.
    static func written(_ value: Any) -> Any? {
        switch value {
        case let decimal as NSDecimalNumber: ["decimal": decimal.stringValue]
        case is String, is NSNumber, is Bool, is Int, is Int16, is Int32, is Int64, is Double, is Float, is Date, is Data: value
        case let uuid as UUID: ["uuid": uuid.uuidString]
        case let url as URL: ["url": url.absoluteString]
        case let decimal as Decimal: ["decimal": "\(decimal)"]
        default: archived(value).map { ["archive": $0] }
        }
    }

    static func read(_ value: Any) -> Any? {
        guard let kind = value as? [String: Any] else { return value }
        if let uuid = kind["uuid"] as? String { return UUID(uuidString: uuid) }
        if let url = kind["url"] as? String { return URL(string: url) }
        if let decimal = kind["decimal"] as? String { return NSDecimalNumber(string: decimal) }
        return (kind["archive"] as? Data).flatMap { (try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData($0)) ?? nil }
    }

    /// Transformable values.
    private static func archived(_ value: Any) -> Data? {
        let object = value as AnyObject
        guard object is NSCoding else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }
}
