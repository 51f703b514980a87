@_exported import Foundation
import ObjCRuntime

public enum WCSessionActivationState: Int, Sendable { case notActivated = 0, inactive, activated }

/// Named only: no watch is paired, and the device doesn't support sessions.
open class WCSession: ObjCObject, @unchecked Sendable {
    private static let instance = WCSession()
    open class var `default`: WCSession { instance }
    open class func isSupported() -> Bool { false }

    open weak var delegate: (any WCSessionDelegate)?
    open var activationState: WCSessionActivationState { .notActivated }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var isReachable: Bool { false }
    open var hasContentPending: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var watchDirectoryURL: URL? { nil }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    open func activate() {
        notImplemented("WCSession.activate()")
        DispatchQueue.global().async { self.delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported)) }
    }
    open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) { errorHandler?(WCError(.sessionNotActivated)) }
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) { errorHandler?(WCError(.sessionNotActivated)) }
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.sessionNotActivated) }
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo) }
    @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo) }
    @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer { WCSessionFileTransfer(file, metadata) }
}
