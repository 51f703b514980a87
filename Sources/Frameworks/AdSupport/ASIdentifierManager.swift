@_exported import Foundation
import ObjCRuntime

/// The identifier for advertisers is all zeros where tracking is refused.
open class ASIdentifierManager: ObjCObject, @unchecked Sendable {
    private static let instance = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { instance }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
