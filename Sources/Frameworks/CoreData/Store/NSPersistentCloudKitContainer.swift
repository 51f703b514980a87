import Foundation
import ObjCRuntime

/// A container that shares its stores by iCloud on iOS. Here it keeps them as any container does.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    open override func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        notImplemented("CoreData: sharing a store by iCloud")
        super.loadPersistentStores(completionHandler: block)
    }
}

/// The part of a store description that names the container in iCloud.
open class NSPersistentCloudKitContainerOptions: ObjCObject {
    public let containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier; super.init() }
}
