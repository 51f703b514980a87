import Foundation
import ObjCRuntime

open class HKObjectType: ObjCObject, @unchecked Sendable {
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier; super.init() }
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? { HKCorrelationType(identifier) }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? { HKCharacteristicType(identifier.rawValue) }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType("HKActivitySummaryTypeIdentifier") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

open class HKCharacteristicType: HKObjectType, @unchecked Sendable {}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKCategoryType: HKSampleType, @unchecked Sendable { public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) } }
open class HKQuantityType: HKSampleType, @unchecked Sendable { public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) } }
open class HKCorrelationType: HKSampleType, @unchecked Sendable { public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(identifier.rawValue) } }
