@_exported import Foundation
@_exported import FoundationGaps
import ObjCRuntime

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSXMLStoreType = "XML"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable { case confinementConcurrencyType = 0, privateQueueConcurrencyType, mainQueueConcurrencyType }

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300, decimalAttributeType = 400
    case doubleAttributeType = 500, floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900
    case binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200, transformableAttributeType = 1800, objectIDAttributeType = 2000
}

public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule = 0, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var managedObjectResultType: Self { [] }
    public static let managedObjectIDResultType = Self(rawValue: 1), dictionaryResultType = Self(rawValue: 2), countResultType = Self(rawValue: 4)
}

/// How conflicts between saves end. One store in memory has none.
open class NSMergePolicy: ObjCObject, @unchecked Sendable {
    public static let error = NSMergePolicy(), mergeByPropertyObjectTrump = NSMergePolicy(), mergeByPropertyStoreTrump = NSMergePolicy(), overwrite = NSMergePolicy(), rollback = NSMergePolicy()
}

public let NSErrorMergePolicy: NSMergePolicy = .error
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite

extension NSNotification.Name {
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}
