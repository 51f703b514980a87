@_exported import AVFoundation
import ObjCRuntime

public protocol CXProviderDelegate: NSObjectProtocol {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}
extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}

/// Named only: there are no calls.
open class CXProvider: ObjCObject, @unchecked Sendable {
    open var configuration: CXProviderConfiguration
    private weak var delegate: (any CXProviderDelegate)?
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration; super.init() }
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void) {
        notImplemented("CXProvider.reportNewIncomingCall(with:update:completion:)")
        completion(NSError(domain: "com.apple.CallKit.error.incomingcall", code: 1))
    }
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    open func invalidate() {}
    open var pendingTransactions: [CXTransaction] { [] }
}

public enum CXCallEndedReason: Int, Sendable { case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere }

open class CXProviderConfiguration: ObjCObject, @unchecked Sendable {
    public let localizedName: String?
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    public override init() { localizedName = nil; super.init() }
    public init(localizedName: String) { self.localizedName = localizedName; super.init() }
}

open class CXCallUpdate: ObjCObject, @unchecked Sendable {
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false
}

open class CXHandle: ObjCObject, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
    public let type: HandleType, value: String
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value); super.init() }
}
