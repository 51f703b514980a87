import Foundation
import ObjCRuntime

open class CNSocialProfile: ObjCObject, @unchecked Sendable {
    public let urlString: String, username: String, userIdentifier: String, service: String
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username, self.userIdentifier, self.service) = (urlString ?? "", username ?? "", userIdentifier ?? "", service ?? "")
        super.init()
    }
}
