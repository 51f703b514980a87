import Foundation
import ObjCRuntime

public protocol NSUserActivityDelegate: NSObjectProtocol {
    func userActivityWillSave(_ userActivity: NSUserActivity)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

public typealias NSUserActivityPersistentIdentifier = String
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person is doing, for handing over and for restoring a scene.
open class NSUserActivity: ObjCObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var needsSave = false
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var targetContentIdentifier: String?
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?
    open var supportsContinuationStreams = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open weak var delegate: (any NSUserActivityDelegate)?

    public override convenience init() { self.init(activityType: "") }
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) { userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new } }
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
    open class func deleteSavedUserActivities(withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier], completionHandler handler: @escaping () -> Void) { handler() }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}
