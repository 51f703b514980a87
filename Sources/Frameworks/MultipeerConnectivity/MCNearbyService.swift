import UIKit

public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Named only: nobody answers.
open class MCNearbyServiceAdvertiser: ObjCObject {
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    public let myPeerID: MCPeerID
    public let serviceType: String
    public override convenience init() { self.init(peer: MCPeerID(displayName: ""), discoveryInfo: nil, serviceType: "") }
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
        super.init()
    }
    open func startAdvertisingPeer() { notImplemented("MCNearbyServiceAdvertiser.startAdvertisingPeer()") }
    open func stopAdvertisingPeer() {}
}

public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Named only: finds nobody.
open class MCNearbyServiceBrowser: ObjCObject {
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    public let myPeerID: MCPeerID
    public let serviceType: String
    public override convenience init() { self.init(peer: MCPeerID(displayName: ""), serviceType: "") }
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
        super.init()
    }
    open func startBrowsingForPeers() { notImplemented("MCNearbyServiceBrowser.startBrowsingForPeers()") }
    open func stopBrowsingForPeers() {}
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {}
}
