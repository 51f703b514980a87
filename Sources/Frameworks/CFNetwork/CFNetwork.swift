@_exported import Foundation
@_exported import FoundationGaps

public let kCFNetworkProxiesHTTPEnable: CFString = "HTTPEnable"
public let kCFNetworkProxiesHTTPPort: CFString = "HTTPPort"
public let kCFNetworkProxiesHTTPProxy: CFString = "HTTPProxy"
public let kCFStreamPropertySSLSettings: CFString = "kCFStreamPropertySSLSettings"

/// No proxy is set.
public func CFNetworkCopySystemProxySettings() -> Unmanaged<NSDictionary>? { .passRetained(NSDictionary()) }
