import Foundation
import ObjCRuntime

open class CNInstantMessageAddress: ObjCObject, @unchecked Sendable {
    public let username: String, service: String
    public init(username: String, service: String) { (self.username, self.service) = (username, service); super.init() }
}
