import Foundation
import ObjCRuntime

open class CXCall: ObjCObject, @unchecked Sendable {
    public let uuid = UUID()
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { true }
}

public protocol CXCallObserverDelegate: NSObjectProtocol { func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) }

open class CXCallObserver: ObjCObject, @unchecked Sendable {
    open var calls: [CXCall] { [] }
    private weak var delegate: (any CXCallObserverDelegate)?
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
}

/// Named only: every request fails.
open class CXCallController: ObjCObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()
    public override init() { super.init() }
    public init(queue: DispatchQueue) { super.init() }
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        notImplemented("CXCallController.request(_:completion:)")
        completion(NSError(domain: "com.apple.CallKit.error.requesttransaction", code: 2))
    }
    open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) { request(CXTransaction(actions: actions), completion: completion) }
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) { request(CXTransaction(action: action), completion: completion) }
}

/// Named only: there is no directory of callers.
open class CXCallDirectoryManager: ObjCObject, @unchecked Sendable {
    public enum EnabledStatus: Int, Sendable { case unknown = 0, disabled, enabled }
    private static let instance = CXCallDirectoryManager()
    open class var sharedInstance: CXCallDirectoryManager { instance }
    open func reloadExtension(withIdentifier identifier: String, completionHandler completion: (((any Error)?) -> Void)? = nil) { completion?(NSError(domain: "com.apple.CallKit.error.calldirectorymanager", code: 1)) }
    open func getEnabledStatusForExtension(withIdentifier identifier: String, completionHandler completion: @escaping (EnabledStatus, (any Error)?) -> Void) { completion(.disabled, nil) }
}
