import Foundation
import ObjCRuntime

/// The form in which settings are kept and read: String, NSNumber, Date, Data, and arrays and dictionaries of these.
enum PropertyListValue {
    /// nil for what a property list can't hold.
    static func of(_ value: Any) -> Any? {
        switch value {
        case let text as String: return text
        case let number as NSNumber: return number
        case let number as any BinaryInteger: return NSNumber(value: Int64(truncatingIfNeeded: number))
        case let number as CGFloat: return NSNumber(value: Double(number))
        case let date as Date: return date
        case let data as Data: return data
        case let items as [Any]: return all(items)
        case let items as NSArray: return all(items.map { $0 })
        case let pairs as [String: Any]: return all(pairs)
        case let pairs as NSDictionary: return (pairs as? [String: Any]).flatMap(all)
        default: return unwrapped(value)
        }
    }

    private static func all(_ items: [Any]) -> [Any]? {
        let found = items.compactMap(of)
        return found.count == items.count ? found : nil
    }

    private static func all(_ pairs: [String: Any]) -> [String: Any]? {
        let found = pairs.compactMapValues(of)
        return found.count == pairs.count ? found : nil
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let some = mirror.children.first?.value else { return nil }
        return of(some)
    }
}
