import Foundation
import ObjCRuntime

open class CXAction: ObjCObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var isComplete = false
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}
open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID
    public init(call callUUID: UUID) { self.callUUID = callUUID; super.init() }
}
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false
    public init(call callUUID: UUID, handle: CXHandle) { self.handle = handle; super.init(call: callUUID) }
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {}
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    open var isOnHold: Bool
    public init(call callUUID: UUID, onHold: Bool) { isOnHold = onHold; super.init(call: callUUID) }
}
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    open var isMuted: Bool
    public init(call callUUID: UUID, muted: Bool) { isMuted = muted; super.init(call: callUUID) }
}
open class CXTransaction: ObjCObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var actions: [CXAction]
    public override init() { actions = []; super.init() }
    public init(action: CXAction) { actions = [action]; super.init() }
    public init(actions: [CXAction]) { self.actions = actions; super.init() }
    open func addAction(_ action: CXAction) { actions.append(action) }
}
