import Foundation
import ObjCRuntime

/// A search among files of the cloud, of which there are none here: it ends without results.
open class NSMetadataQuery: ObjCObject, @unchecked Sendable {
    open weak var delegate: AnyObject?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor] = []
    open var valueListAttributes: [String] = []
    open var notificationBatchingInterval: TimeInterval = 1
    open var searchScopes: [Any] = []
    open var operationQueue: OperationQueue?
    open private(set) var isStarted = false
    open private(set) var isStopped = false
    open private(set) var isGathering = false
    open var resultCount: Int { 0 }
    open var results: [Any] { [] }

    @discardableResult open func start() -> Bool {
        guard !isStarted else { return false }
        (isStarted, isStopped, isGathering) = (true, false, true)
        NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
        (operationQueue ?? .main).addOperation { [weak self] in
            guard let self, !isStopped else { return }
            isGathering = false
            NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
        }
        return true
    }

    open func stop() { (isStarted, isStopped, isGathering) = (false, true, false) }
    open func enableUpdates() {}
    open func disableUpdates() {}
    open func index(ofResult result: Any) -> Int { NSNotFound }
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// A file that a query found.
open class NSMetadataItem: ObjCObject, @unchecked Sendable {
    private let url: URL
    public init?(url: URL) { self.url = url; super.init() }
    open var attributes: [String] { [NSMetadataItemURLKey, NSMetadataItemPathKey, NSMetadataItemFSNameKey] }
    open func value(forAttribute key: String) -> Any? {
        switch key {
        case NSMetadataItemURLKey: url
        case NSMetadataItemPathKey: url.path
        case NSMetadataItemFSNameKey: url.lastPathComponent
        case NSMetadataItemDisplayNameKey: url.deletingPathExtension().lastPathComponent
        default: nil
        }
    }
}

public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope = "NSMetadataQueryAccessibleUbiquitousExternalDocumentsScope"

extension NSNotification.Name {
    public static let NSMetadataQueryDidStartGathering = NSNotification.Name("NSMetadataQueryDidStartGatheringNotification")
    public static let NSMetadataQueryGatheringProgress = NSNotification.Name("NSMetadataQueryGatheringProgressNotification")
    public static let NSMetadataQueryDidFinishGathering = NSNotification.Name("NSMetadataQueryDidFinishGatheringNotification")
    public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
}
