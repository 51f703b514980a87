import Foundation
import FoundationGaps
import FoundationNetworking

// The transport verifies servers itself and never asks the app to: these names are here to be compared with.

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLProtectionSpace {
    public var serverTrust: SecTrust? { nil }
    public var distinguishedNames: [Data]? { nil }
}

extension URLCredential {
    /// A credential without a user: it accepts a server, which the transport has accepted already.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
