@_exported import UIKit

open class MCPeerID: ObjCObject {
    public let displayName: String
    public init(displayName myDisplayName: String) { displayName = myDisplayName; super.init() }
}

public enum MCSessionState: Int, Sendable { case notConnected = 0, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable = 0, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional = 0, required, none }

public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
    func session(_ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}

/// Named only: nobody is near, the session has no peers.
open class MCSession: ObjCObject {
    public let myPeerID: MCPeerID
    open weak var delegate: (any MCSessionDelegate)?
    open var connectedPeers: [MCPeerID] { [] }

    public override convenience init() { self.init(peer: MCPeerID(displayName: "")) }
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
        self.myPeerID = myPeerID
        super.init()
    }
    public convenience init(peer myPeerID: MCPeerID) { self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional) }

    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws { notImplemented("MCSession.send(_:toPeers:with:)") }
    open func disconnect() {}
}

/// Named only: advertises to nobody.
open class MCAdvertiserAssistant: ObjCObject {
    public let serviceType: String
    public let session: MCSession
    public let discoveryInfo: [String: String]?
    public override convenience init() { self.init(serviceType: "", discoveryInfo: nil, session: MCSession()) }
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
        super.init()
    }
    open func start() { notImplemented("MCAdvertiserAssistant.start()") }
    open func stop() {}
}

@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// Named only: shows an empty screen.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    public let session: MCSession
    open var minimumNumberOfPeers = 2
    open var maximumNumberOfPeers = 8

    public init(serviceType: String, session: MCSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        notImplemented("MCBrowserViewController")
    }
    public required init?(coder: NSCoder) { nil }
}
