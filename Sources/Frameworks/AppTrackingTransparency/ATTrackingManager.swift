@_exported import Foundation
import ObjCRuntime

/// The user refuses to be tracked.
open class ATTrackingManager: ObjCObject {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined = 0, restricted, denied, authorized }
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
    open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) { DispatchQueue.global().async { completion(.denied) } }
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
