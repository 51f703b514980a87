import Foundation
import ObjCRuntime

/// Objects of archives: its values are data, what it makes of them the objects.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// What an archive's first object may be of.
    open class var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self, NSNull.self] }
    open override class func transformedValueClass() -> AnyClass { NSData.self }

    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return (try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)) ?? nil
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}
