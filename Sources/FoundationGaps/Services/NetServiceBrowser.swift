import Foundation
import ObjCRuntime

public protocol NetServiceBrowserDelegate: NSObjectProtocol {
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
    func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}

/// Named only: it searches and finds nothing.
open class NetServiceBrowser: ObjCObject {
    open weak var delegate: (any NetServiceBrowserDelegate)?
    open var includesPeerToPeer = false
    public override init() { super.init() }
    open func searchForServices(ofType type: String, inDomain domainString: String) {
        notImplemented("NetServiceBrowser.searchForServices(ofType:inDomain:)")
        delegate?.netServiceBrowserWillSearch(self)
    }
    open func searchForBrowsableDomains() { delegate?.netServiceBrowserWillSearch(self) }
    open func searchForRegistrationDomains() { delegate?.netServiceBrowserWillSearch(self) }
    open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
    open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}
