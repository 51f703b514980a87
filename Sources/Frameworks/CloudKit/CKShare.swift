@_exported import Foundation
import ObjCRuntime

// What UIKit's signatures name of CloudKit.

/// A record that shares others.
open class CKShare: ObjCObject, @unchecked Sendable {
    /// Named only: what a participant is told about a share.
    open class Metadata: ObjCObject, @unchecked Sendable {}
}

public typealias CKShareMetadata = CKShare.Metadata

/// An app's part of the cloud. Named only: there is no cloud here.
open class CKContainer: ObjCObject, @unchecked Sendable {
    public let containerIdentifier: String?

    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    private override init() { containerIdentifier = Bundle.main.bundleIdentifier.map { "iCloud.\($0)" } }

    open class func `default`() -> CKContainer {
        notImplemented("CKContainer")
        return CKContainer()
    }
}

/// What participants may do.
open class CKAllowedSharingOptions: ObjCObject, @unchecked Sendable {
    public static let standard = CKAllowedSharingOptions()
}
