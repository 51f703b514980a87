import Foundation
import ObjCRuntime

open class NSPropertyDescription: ObjCObject, @unchecked Sendable {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open internal(set) weak var entity: NSEntityDescription!
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    open var attributeType: NSAttributeType = .undefinedAttributeType
    open var defaultValue: Any?
    open var allowsExternalBinaryDataStorage = false
    open var valueTransformerName: String?
}

open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule: NSDeleteRule = .nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
}
